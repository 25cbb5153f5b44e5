import { categories } from '../../../../../shared/catalogue/categories.ts';
import { Field } from '../../../ui/field.tsx';
import { Group } from '../../../ui/group.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { LessonStepProps } from './lesson-draft.ts';

const options = (choices: readonly { slug: string; label: string }[]) =>
  choices.map(({ slug, label }) => ({ value: slug, label }));

const categoryOptions = options(categories);
const LONGEST = 200;

function Own({ label, value, disabled, onChange }: OwnProps) {
  return (
    <Field label={label} aside="Optional">
      {(control) => (
        <Input
          {...control}
          maxLength={LONGEST}
          disabled={disabled}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
interface OwnProps {
  label: string;
  value: string;
  disabled: boolean;
  onChange: (value: string) => void;
}

/** Where the lesson is filed. What is typed goes before what is chosen. */
export function CategoryFields({ form, change }: LessonStepProps) {
  const auto = form.autoCategory;
  const subcategories = categories.find(({ slug }) => slug === form.category)?.subcategories ?? [];
  return (
    <Group label="Category" aside="Optional">
      <div className="grid gap-5 rounded-card border border-rule p-4 sm:p-5">
        <Switch
          label="Choose the category for me"
          description="Category and subcategory are read from your material"
          checked={auto}
          onChange={(autoCategory) => change({ autoCategory })}
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label="Category from the list">
            {(control) => (
              <Select
                {...control}
                options={categoryOptions}
                value={form.category || null}
                placeholder="None chosen"
                disabled={auto}
                onChange={(category) => change({ category, subcategory: '' })}
              />
            )}
          </Field>
          <Field label="Subcategory from the list">
            {(control) => (
              <Select
                {...control}
                options={options(subcategories)}
                value={form.subcategory || null}
                placeholder={form.category === '' ? 'Choose a category first' : 'None chosen'}
                disabled={auto || form.category === ''}
                onChange={(subcategory) => change({ subcategory })}
              />
            )}
          </Field>
          <Own
            label="Your own category"
            value={form.categoryCustom}
            disabled={auto}
            onChange={(categoryCustom) => change({ categoryCustom })}
          />
          <Own
            label="Your own subcategory"
            value={form.subcategoryCustom}
            disabled={auto}
            onChange={(subcategoryCustom) => change({ subcategoryCustom })}
          />
        </div>
        <p className="text-14 text-quiet">A category of your own goes before the one from the list.</p>
      </div>
    </Group>
  );
}
