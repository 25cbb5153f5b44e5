import { topics } from '../../../../../shared/catalogue/topics.ts';
import { useBasic } from '../../../lib/use-basic.ts';
import { basicTexts } from '../../../texts/basic.ts';
import { commonTexts } from '../../../texts/common.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { LINE } from '../../../ui/form/limit.ts';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { wizardTexts } from '../texts.ts';
import type { AnchorSectionProps } from './anchor-draft.ts';
import { needsMaterial } from './anchor-request.ts';
import { Section } from './section.tsx';
import { wizardAnchorTexts } from './texts.ts';

const options = (choices: readonly { slug: string; label: string }[]) =>
  choices.map(({ slug, label }) => ({ value: slug, label }));

const ways = [
  { value: 'curated', label: wizardAnchorTexts.topicFromList },
  { value: 'manual', label: wizardAnchorTexts.topicTyped },
] as const;

function Curated({ form, change }: Omit<AnchorSectionProps, 'refusal'>) {
  const subtopics = topics.find(({ slug }) => slug === form.topic)?.subtopics ?? [];
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={commonTexts.category}>
        {(control) => (
          <Select
            {...control}
            options={options(topics)}
            value={form.topic || null}
            placeholder={wizardTexts.noneChosen}
            onChange={(topic) => change({ topic, subtopic: '' })}
          />
        )}
      </Field>
      <Field label={wizardAnchorTexts.subtopicLabel}>
        {(control) => (
          <Select
            {...control}
            options={options(subtopics)}
            value={form.subtopic || null}
            placeholder={form.topic === '' ? wizardTexts.categoryFirst : wizardTexts.noneChosen}
            disabled={form.topic === ''}
            onChange={(subtopic) => change({ subtopic })}
          />
        )}
      </Field>
    </div>
  );
}

export function TopicSection({ form, change, refusal }: AnchorSectionProps) {
  const basic = useBasic();
  return (
    <Section part="topic" title={wizardAnchorTexts.topicTitle} refusal={refusal}>
      <Segmented
        label={wizardAnchorTexts.topicWayLabel}
        className="justify-self-start"
        options={ways}
        value={form.topicMode}
        onChange={(topicMode) => change({ topicMode })}
      />
      {form.topicMode === 'curated' ? (
        <Curated form={form} change={change} />
      ) : (
        <Field
          label={wizardAnchorTexts.topicLabel}
          limit={{ length: form.manualTopic.trim().length, most: LINE }}
          hint={needsMaterial(form, { basic }) ? wizardAnchorTexts.topicNeedsMaterial : undefined}
        >
          {(control) => (
            <Input
              {...control}
              value={form.manualTopic}
              onChange={({ target }) => change({ manualTopic: target.value })}
            />
          )}
        </Field>
      )}
      <Field
        label={wizardAnchorTexts.focusLabel}
        limit={{ length: form.focus.trim().length, most: LINE }}
        aside={commonTexts.optional}
        hint={basic ? basicTexts.unable : wizardAnchorTexts.focusHint}
      >
        {(control) => (
          <Input {...control} value={form.focus} onChange={({ target }) => change({ focus: target.value })} />
        )}
      </Field>
    </Section>
  );
}
