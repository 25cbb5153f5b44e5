import { categories } from '../../../../../shared/catalogue/categories.ts';
import { commonTexts } from '../../../texts/common.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Group } from '../../../ui/form/group.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { LINE } from '../../../ui/form/limit.ts';
import { Select } from '../../../ui/form/select.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { wizardTexts } from '../texts.ts';
import type { LessonStepProps } from './lesson-draft.ts';
import { wizardTraditionalTexts } from './texts.ts';

const options = (choices: readonly { slug: string; label: string }[]) =>
  choices.map(({ slug, label }) => ({ value: slug, label }));

const categoryOptions = options(categories);

function Own({ label, value, disabled, onChange }: OwnProps) {
  return (
    <Field label={label} aside={commonTexts.optional} limit={{ length: value.trim().length, most: LINE }}>
      {(control) => (
        <Input {...control} disabled={disabled} value={value} onChange={({ target }) => onChange(target.value)} />
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

/** Category and subcategory of the lesson. A typed one takes precedence over a chosen one. */
export function CategoryFields({ form, change }: LessonStepProps) {
  const auto = form.autoCategory;
  const subcategories = categories.find(({ slug }) => slug === form.category)?.subcategories ?? [];
  return (
    <Group label={commonTexts.category} aside={commonTexts.optional}>
      <div className="grid gap-5 rounded-card border border-rule p-4 sm:p-5">
        <Switch
          label={wizardTraditionalTexts.autoCategory}
          description={wizardTraditionalTexts.autoCategoryText}
          checked={auto}
          onChange={(autoCategory) => change({ autoCategory })}
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label={wizardTraditionalTexts.categoryLabel}>
            {(control) => (
              <Select
                {...control}
                options={categoryOptions}
                value={form.category || null}
                placeholder={wizardTexts.noneChosen}
                disabled={auto}
                onChange={(category) => change({ category, subcategory: '' })}
              />
            )}
          </Field>
          <Field label={wizardTraditionalTexts.subcategoryLabel}>
            {(control) => (
              <Select
                {...control}
                options={options(subcategories)}
                value={form.subcategory || null}
                placeholder={form.category === '' ? wizardTexts.categoryFirst : wizardTexts.noneChosen}
                disabled={auto || form.category === ''}
                onChange={(subcategory) => change({ subcategory })}
              />
            )}
          </Field>
          <Own
            label={wizardTraditionalTexts.ownCategoryLabel}
            value={form.categoryCustom}
            disabled={auto}
            onChange={(categoryCustom) => change({ categoryCustom })}
          />
          <Own
            label={wizardTraditionalTexts.ownSubcategoryLabel}
            value={form.subcategoryCustom}
            disabled={auto}
            onChange={(subcategoryCustom) => change({ subcategoryCustom })}
          />
        </div>
        <p className="text-14 text-quiet">{wizardTraditionalTexts.ownCategoryHint}</p>
      </div>
    </Group>
  );
}
