import { AI_CHOICE, CUSTOM } from '../../../../../shared/catalogue/genres.ts';
import { universes } from '../../../../../shared/catalogue/universes.ts';
import { commonTexts } from '../../../texts/common.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { LINE } from '../../../ui/form/limit.ts';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import type { AnchorSectionProps } from './anchor-draft.ts';
import { Section } from './section.tsx';
import { wizardAnchorTexts } from './texts.ts';

const universeOptions = [
  ...universes.map(({ slug, label }) => ({ value: slug as string, label: label as string })),
  { value: AI_CHOICE, label: commonTexts.aiChoice, description: wizardAnchorTexts.universeAiHint },
  { value: CUSTOM, label: wizardAnchorTexts.universeOther, description: wizardAnchorTexts.universeOtherHint },
];

export function UniverseSection({ form, change, refusal }: AnchorSectionProps) {
  return (
    <Section
      part="universe"
      title={wizardAnchorTexts.universeTitle}
      note={wizardAnchorTexts.universeText}
      refusal={refusal}
    >
      <RadioCards
        label={wizardAnchorTexts.universeLabel}
        className="grid grid-cols-2 gap-2 sm:grid-cols-3"
        options={universeOptions}
        value={form.universe || null}
        onChange={(universe) => change({ universe })}
      />
      {form.universe === CUSTOM && (
        <Field
          label={wizardAnchorTexts.universeNameLabel}
          limit={{ length: form.customUniverse.trim().length, most: LINE }}
        >
          {(control) => (
            <Input
              {...control}
              value={form.customUniverse}
              onChange={({ target }) => change({ customUniverse: target.value })}
            />
          )}
        </Field>
      )}
      {form.universe !== AI_CHOICE && (
        <>
          <Field
            label={wizardAnchorTexts.workLabel}
            limit={{ length: form.workTitle.trim().length, most: LINE }}
            aside={commonTexts.optional}
            hint={wizardAnchorTexts.workHint}
          >
            {(control) => (
              <Input
                {...control}
                value={form.workTitle}
                onChange={({ target }) => change({ workTitle: target.value })}
              />
            )}
          </Field>
          <Checkbox
            label={wizardAnchorTexts.spoilersLabel}
            checked={form.spoilersOk}
            onChange={(spoilersOk) => change({ spoilersOk })}
          />
        </>
      )}
    </Section>
  );
}
