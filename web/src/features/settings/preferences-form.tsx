import { type FormEvent, useState } from 'react';
import type { SettingsInEffect } from '../../../../shared/model/account/abilities.ts';
import type { Preferences } from '../../../../shared/model/account/settings.ts';
import { commonTexts } from '../../texts/common.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { languageChoices, notificationToggles, privacyToggles, zoneChoices } from './choices.ts';
import { Connections } from './connections.tsx';
import { settingsTexts } from './texts.ts';
import { Toggles } from './toggles.tsx';
import { useSaveSettings } from './use-settings.ts';

interface PreferencesFormProps {
  settings: Preferences;
  acting: SettingsInEffect | undefined;
  /** Set while the stored settings are unknown: saving would overwrite them. */
  locked: boolean;
}

const partsOf = (settings: Preferences): Preferences => {
  const { email_notifications, community_notifications, marketing_emails } = settings;
  const { profile_public, allow_followers, language, timezone } = settings;
  return {
    email_notifications,
    community_notifications,
    marketing_emails,
    profile_public,
    allow_followers,
    language,
    timezone,
  };
};

/** All seven settings with one save button. Changes stay in the form until they are saved. */
export function PreferencesForm({ settings, acting, locked }: PreferencesFormProps) {
  const [changed, setChanged] = useState<Partial<Preferences>>({});
  const { mutate, isPending, isError } = useSaveSettings(() => setChanged({}));
  const shown = { ...partsOf(settings), ...changed };
  const change = (part: Partial<Preferences>) => setChanged((before) => ({ ...before, ...part }));
  const dirty = Object.keys(changed).length > 0;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate(shown);
  };
  const state = isError && dirty ? settingsTexts.unsavedFailed : settingsTexts.unsaved;
  return (
    <form onSubmit={save} className="grid gap-10">
      <Section level={3} anchor="notifications" title={settingsTexts.mailsTitle}>
        <Toggles toggles={notificationToggles} shown={shown} acting={acting} onChange={change} />
      </Section>
      <Section level={3} anchor="privacy" title={settingsTexts.privacyTitle}>
        <Toggles toggles={privacyToggles} shown={shown} acting={acting} onChange={change} />
      </Section>
      <Section level={3} anchor="language" title={settingsTexts.languageTitle}>
        <div className="mt-5 grid items-start gap-5 sm:grid-cols-2">
          <Field label={commonTexts.language} hint={settingsTexts.languageHint}>
            {(control) => (
              <Select
                {...control}
                options={languageChoices}
                value={shown.language}
                onChange={(language) => change({ language })}
              />
            )}
          </Field>
          <Field label={settingsTexts.timezone}>
            {(control) => (
              <Select
                {...control}
                options={zoneChoices(settings.timezone)}
                value={shown.timezone}
                onChange={(timezone) => change({ timezone })}
              />
            )}
          </Field>
        </div>
      </Section>
      <Connections />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" look="primary" busy={isPending} disabled={locked}>
          {settingsTexts.save}
        </Button>
        <span role="status" className="text-14 text-quiet">
          {dirty && !isPending && state}
        </span>
      </div>
    </form>
  );
}
