import { RotateCcw } from 'lucide-react';
import { defaultPreferences } from '../../../../shared/model/account/settings.ts';
import { useEndpoint } from '../../lib/api/api.ts';
import { ownZone } from '../../lib/api/settings-input.ts';
import { commonTexts } from '../../texts/common.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { SignInAgain } from '../auth/dialog/sign-in-again.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import { SettingsSkeleton } from './settings-skeleton.tsx';
import { settingsTexts } from './texts.ts';
import { useSettings } from './use-settings.ts';

/** The preferences while loading, loaded or failed. After a failure it shows the defaults and cannot save them. */
export function Preferences() {
  const { data, error, isPending, isRefetching, refetch } = useSettings();
  const { data: abilities } = useEndpoint('getAbilities');
  const body = isPending ? (
    <SettingsSkeleton />
  ) : (
    <div className="grid gap-8">
      {error && (
        <Notice tone="wrong" role="alert">
          <span className="flex flex-wrap items-center justify-between gap-3">
            {data ? settingsTexts.reloadFailed : settingsTexts.loadFailed}
            {error.status === 401 ? (
              <SignInAgain />
            ) : (
              <Button size="small" busy={isRefetching} onClick={() => void refetch()}>
                <RotateCcw />
                {commonTexts.retry}
              </Button>
            )}
          </span>
        </Notice>
      )}
      <PreferencesForm
        key={data ? 'stored' : 'defaults'}
        settings={data ?? defaultPreferences(ownZone())}
        acting={abilities?.acting}
        locked={!data}
      />
    </div>
  );
  return (
    <Section anchor="preferences" title={settingsTexts.preferencesTitle}>
      <div className="mt-6">{body}</div>
    </Section>
  );
}
