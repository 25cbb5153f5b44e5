import {
  type AudienceSlug,
  audiences,
  type DifficultySlug,
  difficulties,
  durations,
} from '../../../../shared/catalogue/contract-choices.ts';
import { useBasic } from '../../lib/use-basic.ts';
import { basicTexts } from '../../texts/basic.ts';
import { commonTexts } from '../../texts/common.ts';
import { countTexts } from '../../texts/counts.ts';
import { Field } from '../../ui/form/field.tsx';
import { Group } from '../../ui/form/group.tsx';
import { RadioCards } from '../../ui/form/radio-cards.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import { Select } from '../../ui/form/select.tsx';
import { LanguageField } from './language/language-field.tsx';
import type { LanguageChoice } from './language/lesson-language.ts';
import type { MaterialChange } from './material/material.ts';
import { wizardTexts } from './texts.ts';

export interface ContractForm {
  targetAudience: AudienceSlug;
  difficultyLevel: DifficultySlug;
  estimatedDuration: number;
  language: LanguageChoice;
}

export interface Labelled<V extends string> {
  readonly value: V;
  readonly label: string;
}

interface ContractFieldsProps {
  form: ContractForm;
  change: MaterialChange<ContractForm>;
  /** How many scenes a duration results in. */
  scenesOf: (minutes: number) => number;
  audienceOptions?: readonly Labelled<AudienceSlug>[];
  difficultyOptions?: readonly Labelled<DifficultySlug>[];
}

const asOptions = <V extends string>(choices: readonly { slug: V; label: string }[]): Labelled<V>[] =>
  choices.map(({ slug, label }) => ({ value: slug, label }));

/** Audience, difficulty and duration: the same fields in every mode. */
export function ContractFields({
  form,
  change,
  scenesOf,
  audienceOptions = asOptions<AudienceSlug>(audiences),
  difficultyOptions = asOptions<DifficultySlug>(difficulties),
}: ContractFieldsProps) {
  const basic = useBasic();
  return (
    <>
      <Field label={wizardTexts.audienceLabel}>
        {(control) => (
          <Select
            {...control}
            options={audienceOptions}
            value={form.targetAudience}
            onChange={(targetAudience) => change({ targetAudience })}
          />
        )}
      </Field>
      <LanguageField choice={form.language} onChange={(language) => change({ language })} />
      <Group label={wizardTexts.difficultyLabel}>
        <Segmented
          label={wizardTexts.difficultyLabel}
          className="justify-self-start"
          options={difficultyOptions}
          value={form.difficultyLevel}
          onChange={(difficultyLevel) => change({ difficultyLevel })}
        />
        {basic && <p className="text-13 leading-[18px] text-quiet">{basicTexts.difficultyHint}</p>}
      </Group>
      <Group label={commonTexts.duration}>
        <RadioCards
          label={commonTexts.duration}
          className="grid grid-cols-3 gap-2 sm:grid-cols-6"
          options={durations.map((minutes) => ({
            value: String(minutes),
            label: commonTexts.minutes({ minutes }),
            description: countTexts.scenes(scenesOf(minutes)),
          }))}
          value={String(form.estimatedDuration)}
          onChange={(minutes) => change({ estimatedDuration: Number(minutes) })}
        />
      </Group>
    </>
  );
}
