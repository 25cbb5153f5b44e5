import { profileTexts } from '../../texts/profile.ts';
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
      <Section title={profileTexts.about}>
        <div className="mt-5 grid gap-5">
          {line('name', profileTexts.name, 100)}
          {line('status_message', profileTexts.statusMessage, 200, profileTexts.whatYouAreAt)}
          {line('location', profileTexts.location, 100)}
          {paragraph('bio', profileTexts.bio)}
        </div>
      </Section>
      <Section title={profileTexts.learningJourney}>
        <div className="mt-5 grid gap-5">
          {paragraph('current_studies', profileTexts.currentStudies)}
          {paragraph('learning_goals', profileTexts.learningGoals)}
          {line('interests', profileTexts.interests, 1_800, profileTexts.separateThemWithCommas)}
        </div>
      </Section>
      <Section title={profileTexts.communityPresence}>
        <Switch
          className="py-4"
          label={profileTexts.publicProfile}
          description={profileTexts.otherMembersCanSeeYour}
          checked={draft.is_public}
          onChange={(is_public) => onChange({ is_public })}
        />
      </Section>
    </>
  );
}
