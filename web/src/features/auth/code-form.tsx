import { useState } from 'react';
import { authTexts } from '../../texts/auth.ts';
import { Button } from '../../ui/button.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { toast } from '../../ui/toast.ts';
import { useAuth } from './auth-context.ts';
import { CodeField } from './code-field.tsx';
import type { Credentials } from './credentials.ts';
import { StepForm } from './step-form.tsx';
import { useBusy } from './use-busy.ts';
import { useCountdown } from './use-countdown.ts';

const RESEND_AFTER_S = 30;

interface CodeFormProps {
  credentials: Credentials;
  onDone: () => Promise<void>;
  onBack: () => void;
}

/** The address's own code, where the user pool asks for one. Then the person is signed in with what they typed. */
export function CodeForm({ credentials: { email, password }, onDone, onBack }: CodeFormProps) {
  const { confirm, resend, signIn } = useAuth();
  const { busy, run } = useBusy();
  const [code, setCode] = useState('');
  const [left, restart] = useCountdown(RESEND_AFTER_S);
  const submit = () => {
    if (code === '') return void toast.error(authTexts.pleaseFillInAll);
    void run(async () => {
      await confirm(email, code);
      await signIn(email, password);
      await onDone();
    });
  };
  const again = () =>
    run(async () => {
      await resend(email);
      restart();
      toast.info(authTexts.aNewCodeIs);
    });
  return (
    <StepForm
      text={<RichText text={authTexts.weSentACode} parts={{ email: <b className="text-ink">{email}</b> }} />}
      action={authTexts.confirm}
      busy={busy}
      onSubmit={submit}
      onBack={onBack}
    >
      <CodeField value={code} onChange={setCode} />
      <Button look="bare" size="small" disabled={left > 0} onClick={() => void again()}>
        {left > 0 ? authTexts.sendAgainInS({ left }) : authTexts.sendAgain}
      </Button>
    </StepForm>
  );
}
