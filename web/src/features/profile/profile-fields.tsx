import { commonTexts } from '../../texts/common.ts';
import { Field } from '../../ui/form/field.tsx';
import { Input } from '../../ui/form/input.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { limitOf, type ProfileDraft } from './draft.ts';
import { profileTexts } from './texts.ts';

interface ProfileFieldsProps {
  draft: ProfileDraft;
  onChange: (part: Partial<ProfileDraft>) => void;
}
type Text = Exclude<keyof ProfileDraft, 'is_public'>;

/** The form fields of a profile. */
export function ProfileFields({ draft, onChange }: ProfileFieldsProps) {
  const line = (name: Text, label: string, hint?: string) => (
    <Field label={label} hint={hint} limit={limitOf(draft, name)}>
      {(control) => (
        <Input {...control} value={draft[name]} onChange={({ target }) => onChange({ [name]: target.value })} />
      )}
    </Field>
  );
  const paragraph = (name: Text, label: string) => (
    <Field label={label} limit={limitOf(draft, name)}>
      {(control) => (
        <Textarea {...control} value={draft[name]} onChange={({ target }) => onChange({ [name]: target.value })} />
      )}
    </Field>
  );
  return (
    <>
      <Section title={profileTexts.aboutTitle}>
        <div className="mt-5 grid gap-5">
          {line('name', profileTexts.name)}
          {line('status_message', profileTexts.statusLabel, profileTexts.statusHint)}
          {line('location', profileTexts.location)}
          {paragraph('bio', profileTexts.bio)}
        </div>
      </Section>
      <Section title={profileTexts.learningTitle}>
        <div className="mt-5 grid gap-5">
          {paragraph('current_studies', profileTexts.studies)}
          {paragraph('learning_goals', profileTexts.goals)}
          {line('interests', profileTexts.interests, profileTexts.listHint)}
        </div>
      </Section>
      <Section title={profileTexts.communityTitle}>
        <Switch
          className="py-4"
          label={commonTexts.publicProfile}
          description={commonTexts.publicProfileText}
          checked={draft.is_public}
          onChange={(is_public) => onChange({ is_public })}
        />
      </Section>
    </>
  );
}
