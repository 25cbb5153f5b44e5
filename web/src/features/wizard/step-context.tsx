import { audiences, difficulties, durations } from '../../../../shared/catalogue/contract-choices.ts';
import { customPlan, targets } from '../../../../shared/catalogue/duration-plan.ts';
import { formatCount } from '../../lib/format.ts';
import { Field } from '../../ui/field.tsx';
import { Group } from '../../ui/group.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { StepProps } from './step.ts';
import { StepHead } from './step-head.tsx';

const audienceOptions = audiences.map(({ slug, label }) => ({ value: slug, label }));
const difficultyOptions = difficulties.map(({ slug, label }) => ({ value: slug, label }));
const durationOptions = durations.map((minutes) => ({
  value: String(minutes),
  label: `${minutes} min`,
  description: formatCount(targets(customPlan(minutes)).scenes, 'scene'),
}));

const LONGEST = 4_000;

export function StepContext({ form, change }: StepProps) {
  return (
    <>
      <StepHead title="Additional Context & Preferences">
        Whom the story is written for, how demanding it may be and how long you want to read.
      </StepHead>
      <div className="mt-6 grid gap-6">
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
            options={durationOptions}
            value={String(form.estimatedDuration)}
            onChange={(minutes) => change({ estimatedDuration: Number(minutes) })}
          />
        </Group>
        <Field label="Learning objectives" aside="Optional" hint="What you want to know or be able to do afterwards">
          {(control) => (
            <Textarea
              {...control}
              maxLength={LONGEST}
              value={form.learningObjectives}
              onChange={({ target }) => change({ learningObjectives: target.value })}
            />
          )}
        </Field>
        <Field
          label="Additional context"
          aside="Optional"
          hint="What you know already, what the course stresses, what to leave out"
        >
          {(control) => (
            <Textarea
              {...control}
              maxLength={LONGEST}
              value={form.additionalContext}
              onChange={({ target }) => change({ additionalContext: target.value })}
            />
          )}
        </Field>
      </div>
    </>
  );
}
