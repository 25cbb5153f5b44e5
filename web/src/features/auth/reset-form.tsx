import { useState } from 'react';
import { authTexts } from '../../texts/auth.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { toast } from '../../ui/toast.ts';
import { useAuth } from './auth-context.ts';
import { CodeField } from './code-field.tsx';
import { type Credentials, refusalOf } from './credentials.ts';
import { PasswordField } from './password-field.tsx';
import { StepForm } from './step-form.tsx';
import { useBusy } from './use-busy.ts';

interface ResetFormProps {
  email: string;
  onDone: () => Promise<void>;
  /** The address was never confirmed. */
  onCode: (credentials: Credentials) => void;
  onBack: () => void;
}

/** Code and new password; then the person is signed in with it. */
export function ResetForm({ email, onDone, onCode, onBack }: ResetFormProps) {
  const { reset, signIn } = useAuth();
  const { busy, run } = useBusy();
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const submit = () => {
    const refusal = refusalOf({ email: code, password, name: '' }, 'signin', 'modal');
    if (refusal) return void toast.error(refusal);
    void run(async () => {
      await reset(email, code, password);
      const step = await signIn(email, password);
      if (step === 'done') await onDone();
      else if (step === 'confirm') onCode({ email, password, name: '' });
      else onBack();
    });
  };
  return (
    <StepForm
      text={<RichText text={authTexts.ifHasAnAccount} parts={{ email: <b className="text-ink">{email}</b> }} />}
      action={authTexts.setNewPassword}
      busy={busy}
      onSubmit={submit}
      onBack={onBack}
    >
      <CodeField value={code} onChange={setCode} />
      <PasswordField label={authTexts.newPassword} fresh value={password} onChange={setPassword} />
    </StepForm>
  );
}
