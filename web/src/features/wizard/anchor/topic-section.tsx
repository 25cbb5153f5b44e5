import { topics } from '../../../../../shared/catalogue/topics.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Select } from '../../../ui/select.tsx';
import type { AnchorSectionProps } from './anchor-draft.ts';
import { Section } from './section.tsx';

const options = (choices: readonly { slug: string; label: string }[]) =>
  choices.map(({ slug, label }) => ({ value: slug, label }));

const ways = [
  { value: 'curated', label: 'Choose a topic' },
  { value: 'manual', label: 'Enter a topic' },
] as const;

const LONGEST = 200;

function Curated({ form, change }: AnchorSectionProps) {
  const subtopics = topics.find(({ slug }) => slug === form.topic)?.subtopics ?? [];
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Category">
        {(control) => (
          <Select
            {...control}
            options={options(topics)}
            value={form.topic || null}
            placeholder="None chosen"
            onChange={(topic) => change({ topic, subtopic: '' })}
          />
        )}
      </Field>
      <Field label="Sub-topic">
        {(control) => (
          <Select
            {...control}
            options={options(subtopics)}
            value={form.subtopic || null}
            placeholder={form.topic === '' ? 'Choose a category first' : 'None chosen'}
            disabled={form.topic === ''}
            onChange={(subtopic) => change({ subtopic })}
          />
        )}
      </Field>
    </div>
  );
}

export function TopicSection({ form, change }: AnchorSectionProps) {
  return (
    <Section title="Topic">
      <Segmented
        label="How the topic is given"
        className="justify-self-start"
        options={ways}
        value={form.topicMode}
        onChange={(topicMode) => change({ topicMode })}
      />
      {form.topicMode === 'curated' ? (
        <Curated form={form} change={change} />
      ) : (
        <Field label="Manual topic">
          {(control) => (
            <Input
              {...control}
              maxLength={LONGEST}
              value={form.manualTopic}
              onChange={({ target }) => change({ manualTopic: target.value })}
            />
          )}
        </Field>
      )}
      <Field label="Focus" aside="Optional" hint="What the lesson should stress">
        {(control) => (
          <Input
            {...control}
            maxLength={LONGEST}
            value={form.focus}
            onChange={({ target }) => change({ focus: target.value })}
          />
        )}
      </Field>
    </Section>
  );
}
