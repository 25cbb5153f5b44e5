import type { ReactNode } from 'react';
import { toast } from '../../ui/overlay/toast.ts';
import { useAuth } from './auth-context.ts';
import { type AuthStep, stepTitle, useAuthStep } from './auth-step.ts';
import { CodeForm } from './codes/code-form.tsx';
import { ForgotForm } from './codes/forgot-form.tsx';
import { forgetCode } from './codes/pending-code.ts';
import { ResetForm } from './codes/reset-form.tsx';
import type { AuthMode } from './dialog/sign-in-modal.ts';
import { type CredentialsField, type Faults, noCredentials } from './form/credentials.ts';
import { CredentialsForm } from './form/credentials-form.tsx';
import { ModeTabs, PANEL, tabId } from './form/mode-tabs.tsx';
import { authTexts } from './texts.ts';

interface AuthFlowProps {
  place: CredentialsField;
  mode: AuthMode;
  onMode: (mode: AuthMode) => void;
  /** Called once the user is signed in. */
  onDone: () => void;
  /** Renders the frame around the steps; `title` is undefined for the sign-in and sign-up form. */
  frame: (title: string | undefined, step: ReactNode) => ReactNode;
}

/** Sign-in and sign-up with their further steps: confirmation code and forgotten password. */
export function AuthFlow({ place, mode, onMode, onDone, frame }: AuthFlowProps) {
  const { registered } = useAuth();
  const [step, go] = useAuthStep();
  const enter = async (fresh: boolean) => {
    forgetCode();
    if (fresh) await registered();
    toast.success(fresh ? authTexts.signedUp : authTexts.signedIn);
    onDone();
  };
  const signIn = (email: string, faults: Faults = {}) => {
    go({ at: 'credentials', typed: { ...noCredentials, email }, faults });
    onMode('signin');
  };
  const formOf = (at: AuthStep) => {
    if (at.at === 'code')
      return (
        <CodeForm
          credentials={at.credentials}
          sent={at.sent}
          onDone={() => enter(at.fresh)}
          onConfirmed={() => {
            toast.success(authTexts.confirmed);
            signIn(at.credentials.email);
          }}
          onBack={() => go({ at: 'credentials', typed: at.credentials })}
        />
      );
    if (at.at === 'forgot')
      return (
        <ForgotForm
          email={at.email}
          onSent={(email) => go({ at: 'reset', email, sent: true })}
          onBack={() => signIn(at.email)}
        />
      );
    if (at.at === 'reset')
      return <ResetForm email={at.email} sent={at.sent} onDone={() => enter(false)} onBack={() => signIn(at.email)} />;
    return (
      <>
        <ModeTabs
          mode={mode}
          onMode={(next) => {
            go({ at: 'credentials' });
            onMode(next);
          }}
        />
        <div id={PANEL} role="tabpanel" aria-labelledby={tabId(mode)}>
          <CredentialsForm
            // Switching tabs clears the form
            key={mode}
            mode={mode}
            place={place}
            typed={at.typed}
            faults={at.faults}
            onDone={enter}
            onCode={(credentials, fresh) => go({ at: 'code', credentials, fresh, sent: fresh })}
            onReset={(email) => go({ at: 'reset', email, sent: false })}
            onForgot={(email) => go({ at: 'forgot', email })}
            onTaken={(email) => signIn(email, { email: authTexts.emailHasAccount })}
          />
        </div>
      </>
    );
  };
  return frame(stepTitle(step), formOf(step));
}
