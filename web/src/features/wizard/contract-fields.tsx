import {
  type AudienceSlug,
  audiences,
  type DifficultySlug,
  difficulties,
  durations,
} from '../../../../shared/catalogue/contract-choices.ts';
import { formatCount } from '../../lib/format.ts';
import { Field } from '../../ui/field.tsx';
import { Group } from '../../ui/group.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import type { Change } from './material.ts';

export interface ContractForm {
  targetAudience: AudienceSlug;
  difficultyLevel: DifficultySlug;
  estimatedDuration: number;
}

export interface Labelled<V extends string> {
  readonly value: V;
  readonly label: string;
}

interface ContractFieldsProps {
  form: ContractForm;
  change: Change<ContractForm>;
  /** How many scenes a duration aims for. */
  scenesOf: (minutes: number) => number;
  audienceOptions?: readonly Labelled<AudienceSlug>[];
  difficultyOptions?: readonly Labelled<DifficultySlug>[];
}

const asOptions = <V extends string>(choices: readonly { slug: V; label: string }[]): Labelled<V>[] =>
  choices.map(({ slug, label }) => ({ value: slug, label }));

/** Whom it is written for, how demanding it may be and how long it takes: the same three in every mode. */
export function ContractFields({
  form,
  change,
  scenesOf,
  audienceOptions = asOptions<AudienceSlug>(audiences),
  difficultyOptions = asOptions<DifficultySlug>(difficulties),
}: ContractFieldsProps) {
  return (
    <>
      <Field label="Target audience">
        {(control) => (
          <Select
            {...control}
            options={audienceOptions}
            value={form.targetAudience}
            onChange={(targetAudience) => change({ targetAudience })}
          />
        )}
      </Field>
      <Group label="Difficulty">
        <Segmented
          label="Difficulty"
          className="justify-self-start"
          options={difficultyOptions}
          value={form.difficultyLevel}
          onChange={(difficultyLevel) => change({ difficultyLevel })}
        />
      </Group>
      <Group label="Duration">
        <RadioCards
          label="Duration"
          className="grid grid-cols-3 gap-2 sm:grid-cols-6"
          options={durations.map((minutes) => ({
            value: String(minutes),
            label: `${minutes} min`,
            description: formatCount(scenesOf(minutes), 'scene'),
          }))}
          value={String(form.estimatedDuration)}
          onChange={(minutes) => change({ estimatedDuration: Number(minutes) })}
        />
      </Group>
    </>
  );
}
