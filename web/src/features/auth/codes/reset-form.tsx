import { useState } from 'react';
import { AuthFailure } from '../../../lib/auth/auth.ts';
import { RichText } from '../../../ui/display/rich-text.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import { useAuth } from '../auth-context.ts';
import { tellAuthError } from '../form/auth-errors.ts';
import { resetRefusalOf } from '../form/credentials.ts';
import { PasswordField } from '../form/password-field.tsx';
import { authTexts } from '../texts.ts';
import { useBusy } from '../use-busy.ts';
import { CodeField } from './code-field.tsx';
import { ResendButton } from './resend-button.tsx';
import { StepForm } from './step-form.tsx';
import { useCode } from './use-code.ts';

interface ResetFormProps {
  email: string;
  /** The code was sent just now. */
  sent: boolean;
  onDone: () => Promise<void>;
  onBack: () => void;
}

/** Sets a new password with a mailed code and signs in with it. */
export function ResetForm({ email, sent, onDone, onBack }: ResetFormProps) {
  const { forgot, reset, signIn } = useAuth();
  const { busy, run } = useBusy();
  const { code, field, refuse, accept, renew } = useCode();
  const [password, setPassword] = useState('');
  const submit = () => {
    const refusal = resetRefusalOf(code, password);
    if (refusal) return void toast.error(refusal);
    accept();
    void run(
      async () => {
        if ((await reset(email, code, password)) === 'again') {
          renew();
          toast.info(authTexts.codeForPassword);
          return;
        }
        if ((await signIn(email, password)) === 'done') await onDone();
        else onBack();
      },
      (error) => {
        if (error instanceof AuthFailure && error.about === 'code') refuse(error.message);
        else tellAuthError(error);
      },
    );
  };
  const again = (onSent: () => void) =>
    run(async () => {
      await forgot(email);
      onSent();
      renew();
      toast.info(authTexts.codeResent);
    });
  return (
    <StepForm
      text={<RichText text={authTexts.resetText} parts={{ email: <b className="break-words text-ink">{email}</b> }} />}
      action={authTexts.resetSubmit}
      busy={busy}
      onSubmit={submit}
      more={<ResendButton sent={sent} onSend={(onSent) => void again(onSent)} />}
      onBack={onBack}
    >
      <CodeField {...field} />
      {/* Tells password managers which account the password belongs to */}
      <input hidden type="email" autoComplete="username" value={email} readOnly />
      <PasswordField label={authTexts.newPasswordLabel} fresh value={password} onChange={setPassword} />
    </StepForm>
  );
}
