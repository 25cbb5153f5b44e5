import { useState } from 'react';
import { commonTexts } from '../../../texts/common.ts';
import { signInTexts } from '../../../texts/sign-in.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import { useAuth } from '../auth-context.ts';
import { isAddress } from '../form/credentials.ts';
import { authTexts } from '../texts.ts';
import { useBusy } from '../use-busy.ts';
import { StepForm } from './step-form.tsx';

interface ForgotFormProps {
  email: string;
  onSent: (email: string) => void;
  onBack: () => void;
}

export function ForgotForm({ email: typed, onSent, onBack }: ForgotFormProps) {
  const { forgot } = useAuth();
  const { busy, run } = useBusy();
  const [email, setEmail] = useState(typed);
  const submit = () => {
    const address = email.trim();
    if (address === '') return void toast.error(authTexts.fieldsMissing);
    if (!isAddress(address)) return void toast.error(signInTexts.emailInvalid);
    void run(async () => {
      await forgot(address);
      onSent(address);
    });
  };
  return (
    <StepForm text={authTexts.forgotText} action={authTexts.forgotSubmit} busy={busy} onSubmit={submit} onBack={onBack}>
      <Field label={commonTexts.email} required>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
    </StepForm>
  );
}
