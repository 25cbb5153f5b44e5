import { AI_CHOICE, CUSTOM } from '../../../../../shared/catalogue/genres.ts';
import { universes } from '../../../../../shared/catalogue/universes.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import type { AnchorSectionProps } from './anchor-draft.ts';
import { Section } from './section.tsx';

const universeOptions = [
  ...universes.map(({ slug, label }) => ({ value: slug as string, label: label as string })),
  { value: AI_CHOICE, label: 'AI choice', description: 'Picked to suit the topic' },
  { value: CUSTOM, label: 'Another universe', description: 'Type its name' },
];

const LONGEST = 200;

export function UniverseSection({ form, change }: AnchorSectionProps) {
  return (
    <Section title="Anchor Universe" note="A world you know well. Each new idea is tied to something in it.">
      <RadioCards
        label="Anchor universe"
        className="grid grid-cols-2 gap-2 sm:grid-cols-3"
        options={universeOptions}
        value={form.universe || null}
        onChange={(universe) => change({ universe })}
      />
      {form.universe === CUSTOM && (
        <Field label="Universe name">
          {(control) => (
            <Input
              {...control}
              maxLength={LONGEST}
              value={form.customUniverse}
              onChange={({ target }) => change({ customUniverse: target.value })}
            />
          )}
        </Field>
      )}
      {form.universe !== AI_CHOICE && (
        <>
          <Field label="Specific work title" aside="Optional" hint="One film, book or season to stay with">
            {(control) => (
              <Input
                {...control}
                maxLength={LONGEST}
                value={form.workTitle}
                onChange={({ target }) => change({ workTitle: target.value })}
              />
            )}
          </Field>
          <Checkbox
            label="Allow spoilers"
            checked={form.spoilersOk}
            onChange={(spoilersOk) => change({ spoilersOk })}
          />
        </>
      )}
    </Section>
  );
}
