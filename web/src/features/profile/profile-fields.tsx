import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Section } from '../../ui/section.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { ProfileDraft } from './draft.ts';

interface ProfileFieldsProps {
  draft: ProfileDraft;
  onChange: (part: Partial<ProfileDraft>) => void;
}
type Text = Exclude<keyof ProfileDraft, 'is_public'>;

/** The parts of a profile as fields. */
export function ProfileFields({ draft, onChange }: ProfileFieldsProps) {
  const line = (name: Text, label: string, longest: number, hint?: string) => (
    <Field label={label} hint={hint}>
      {(control) => (
        <Input
          {...control}
          maxLength={longest}
          value={draft[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      )}
    </Field>
  );
  const paragraph = (name: Text, label: string) => (
    <Field label={label}>
      {(control) => (
        <Textarea
          {...control}
          maxLength={2_000}
          value={draft[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <>
      <Section title="About">
        <div className="mt-5 grid gap-5">
          {line('name', 'Name', 100)}
          {line('status_message', 'Status message', 200, 'What you are at, in a line')}
          {line('location', 'Location', 100)}
          {paragraph('bio', 'Bio')}
        </div>
      </Section>
      <Section title="Learning Journey">
        <div className="mt-5 grid gap-5">
          {paragraph('current_studies', 'Current studies')}
          {paragraph('learning_goals', 'Learning goals')}
          {line('interests', 'Interests', 1_800, 'Separate them with commas')}
        </div>
      </Section>
      <Section title="Community Presence">
        <Switch
          className="py-4"
          label="Public profile"
          description="Other members can see your profile, without your email address."
          checked={draft.is_public}
          onChange={(is_public) => onChange({ is_public })}
        />
      </Section>
    </>
  );
}
