import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ACCESS_TOKEN_MINUTES } from '../../../../shared/catalogue/limits.ts';
import { api } from '../../lib/api/api.ts';
import { saidBy } from '../../lib/words/reason.ts';
import { Button } from '../../ui/button/button.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { confirm } from '../../ui/overlay/confirm.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { authTexts } from '../auth/texts.ts';
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
    onError: (error) => toast.error(saidBy(error) || settingsTexts.signOutFailed),
  });
  const ask = async () => {
    const agreed = await confirm({
      title: settingsTexts.signOutTitle,
      text: settingsTexts.signOutText,
      action: settingsTexts.signOutConfirm,
    });
    if (agreed) mutate();
  };
  return { ask: () => void ask(), busy: isPending };
};

/** `children`: the deletion of the account. */
export function Security({ children }: { children?: ReactNode }) {
  const [changing, setChanging] = useState(false);
  const everywhere = useSignOutEverywhere();
  return (
    <Section anchor="security" title={settingsTexts.securityTitle}>
      <Row title={authTexts.passwordLabel} text={settingsTexts.passwordHint}>
        <Button onClick={() => setChanging(true)}>{settingsTexts.passwordChange}</Button>
      </Row>
      <Row title={settingsTexts.devicesTitle} text={settingsTexts.devicesText({ minutes: ACCESS_TOKEN_MINUTES })}>
        <Button busy={everywhere.busy} onClick={everywhere.ask}>
          {settingsTexts.signOutAll}
        </Button>
      </Row>
      {children}
      {changing && <PasswordDialog onClose={() => setChanging(false)} />}
    </Section>
  );
}
