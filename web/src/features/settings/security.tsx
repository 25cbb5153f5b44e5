import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ACCESS_TOKEN_MINUTES } from '../../../../shared/catalogue/limits.ts';
import { api } from '../../lib/api/api.ts';
import { saidBy } from '../../lib/words/reason.ts';
import { Button } from '../../ui/button/button.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { confirm } from '../../ui/overlay/confirm.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { useSignOut } from '../auth/use-sign-out.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { settingsTexts } from './texts.ts';

function Row({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-rule py-4">
      <div className="grid max-w-[48ch] gap-0.5">
        <span className="text-15 leading-5 font-semi">{title}</span>
        <span className="text-14 text-quiet">{text}</span>
      </div>
      {children}
    </div>
  );
}

const useSignOutEverywhere = () => {
  const signOut = useSignOut({ ended: true });
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('signOutEverywhere'),
    onSuccess: signOut,
    onError: (error) => toast.error(saidBy(error) || settingsTexts.failedToSignOut),
  });
  const ask = async () => {
    const agreed = await confirm({
      title: settingsTexts.signOutEverywhere,
      text: settingsTexts.everyBrowserAndDevice,
      action: settingsTexts.signOutEverywhereQuestion,
    });
    if (agreed) mutate();
  };
  return { ask: () => void ask(), busy: isPending };
};

/** `children`: what ends the account. */
export function Security({ children }: { children?: ReactNode }) {
  const [changing, setChanging] = useState(false);
  const everywhere = useSignOutEverywhere();
  return (
    <Section anchor="security" title={settingsTexts.security}>
      <Row title={settingsTexts.password} text={settingsTexts.aNewOneSigns}>
        <Button onClick={() => setChanging(true)}>{settingsTexts.changePassword}</Button>
      </Row>
      <Row title={settingsTexts.devices} text={settingsTexts.lostADeviceOr({ minutes: ACCESS_TOKEN_MINUTES })}>
        <Button busy={everywhere.busy} onClick={everywhere.ask}>
          {settingsTexts.signOutEverywhereButton}
        </Button>
      </Row>
      {children}
      {changing && <PasswordDialog onClose={() => setChanging(false)} />}
    </Section>
  );
}
