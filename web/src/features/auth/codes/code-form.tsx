import { useState } from 'react';
import { AuthFailure } from '../../../lib/auth/auth.ts';
import { RichText } from '../../../ui/display/rich-text.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import { useAuth } from '../auth-context.ts';
import { tellAuthError } from '../form/auth-errors.ts';
import type { TypedCredentials } from '../form/credentials.ts';
import { authTexts } from '../texts.ts';
import { useBusy } from '../use-busy.ts';
import { CodeField } from './code-field.tsx';
import { ResendButton } from './resend-button.tsx';
import { StepForm } from './step-form.tsx';
import { useCode } from './use-code.ts';

interface CodeFormProps {
  credentials: TypedCredentials;
  /** The code was sent just now. */
  sent: boolean;
  /** Confirmed and signed in. */
  onDone: () => Promise<void>;
  /** Confirmed, but the user has to sign in. */
  onConfirmed: () => void;
  onBack: () => void;
}

/** Confirms the address with a mailed code where the user pool requires it, then signs in with the typed credentials. */
export function CodeForm({
  credentials: { email, password },
  sent: before,
  onDone,
  onConfirmed,
  onBack,
}: CodeFormProps) {
  const { confirm, resend, signIn } = useAuth();
  const { busy, run } = useBusy();
  const [sent, setSent] = useState(before);
  const { code, field, refuse, accept, renew } = useCode();
  const submit = () => {
    if (code === '') return refuse(authTexts.codeMissing);
    accept();
    let confirmed = false;
    void run(
      async () => {
        await confirm(email, code);
        confirmed = true;
        const step = password === '' ? 'confirm' : await signIn(email, password);
        if (step === 'done') await onDone();
        else onConfirmed();
      },
      (error) => {
        if (!confirmed && error instanceof AuthFailure && error.about === 'code') return refuse(error.message);
        tellAuthError(error);
        if (confirmed) onConfirmed();
      },
    );
  };
  const again = (onSent: () => void) =>
    run(async () => {
      if ((await resend(email)) === 'confirmed') return onConfirmed();
      onSent();
      setSent(true);
      renew();
      toast.info(authTexts.codeResent);
    });
  return (
    <StepForm
      text={
        <RichText
          text={sent ? authTexts.confirmSent : authTexts.confirmDue}
          parts={{ email: <b className="break-words text-ink">{email}</b> }}
        />
      }
      action={authTexts.confirm}
      busy={busy}
      onSubmit={submit}
      more={<ResendButton sent={sent} onSend={(onSent) => void again(onSent)} />}
      back={authTexts.otherAddress}
      onBack={onBack}
    >
      <CodeField {...field} />
    </StepForm>
  );
}
