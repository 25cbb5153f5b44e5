import { useState } from 'react';
import { authTexts } from '../../texts/auth.ts';
import { toast } from '../../ui/toast.ts';
import { useAuth } from './auth-context.ts';
import { CodeForm } from './code-form.tsx';
import type { Credentials, Place } from './credentials.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { ModeTabs, PANEL, tabId } from './mode-tabs.tsx';
import { ResetForm } from './reset-form.tsx';
import type { AuthMode } from './sign-in-modal.ts';

interface AuthFlowProps {
  place: Place;
  mode: AuthMode;
  onMode: (mode: AuthMode) => void;
  /** The person is signed in. */
  onDone: () => void;
}

type Step =
  | { at: 'credentials' }
  /** `fresh`: the account was made a moment ago, so its end is told as such. */
  | { at: 'code'; credentials: Credentials; fresh: boolean }
  | { at: 'forgot'; email: string }
  | { at: 'reset'; email: string };

/** Signing in and up, with the steps beside it: the address's code, the forgotten password. */
export function AuthFlow({ place, mode, onMode, onDone }: AuthFlowProps) {
  const { registered } = useAuth();
  const [step, setStep] = useState<Step>({ at: 'credentials' });
  const back = () => setStep({ at: 'credentials' });
  const enter = async (fresh: boolean) => {
    if (fresh) await registered();
    toast.success(fresh ? authTexts.accountCreatedSuccessfully : authTexts.welcomeBack);
    onDone();
  };
  if (step.at === 'code')
    return <CodeForm credentials={step.credentials} onDone={() => enter(step.fresh)} onBack={back} />;
  if (step.at === 'forgot')
    return <ForgotForm email={step.email} onSent={(email) => setStep({ at: 'reset', email })} onBack={back} />;
  if (step.at === 'reset')
    return (
      <ResetForm
        email={step.email}
        onDone={() => enter(false)}
        onCode={(credentials) => setStep({ at: 'code', credentials, fresh: false })}
        onBack={back}
      />
    );
  return (
    <>
      <ModeTabs mode={mode} onMode={onMode} />
      <div id={PANEL} role="tabpanel" aria-labelledby={tabId(mode)}>
        <CredentialsForm
          // A switch of tabs clears the form
          key={mode}
          mode={mode}
          place={place}
          onDone={enter}
          onCode={(credentials, fresh) => setStep({ at: 'code', credentials, fresh })}
          onReset={(email) => setStep({ at: 'reset', email })}
          onForgot={(email) => setStep({ at: 'forgot', email })}
          onTaken={() => onMode('signin')}
        />
      </div>
    </>
  );
}
