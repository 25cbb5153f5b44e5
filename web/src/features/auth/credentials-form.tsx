import { type FormEvent, useState } from 'react';
import { authTexts } from '../../texts/auth.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { useAuth } from './auth-context.ts';
import { isTaken, tellAuthError } from './auth-errors.ts';
import { type Credentials, type Place, refusalOf } from './credentials.ts';
import { PasswordField } from './password-field.tsx';
import type { AuthMode } from './sign-in-modal.ts';
import { useBusy } from './use-busy.ts';

interface CredentialsFormProps {
  mode: AuthMode;
  place: Place;
  onDone: (fresh: boolean) => Promise<void>;
  onCode: (credentials: Credentials, fresh: boolean) => void;
  onReset: (email: string) => void;
  onForgot: (email: string) => void;
  onTaken: () => void;
}

export function CredentialsForm({ mode, place, ...on }: CredentialsFormProps) {
  const { signIn, signUp } = useAuth();
  const { busy, run } = useBusy();
  const [typed, setTyped] = useState<Credentials>({ email: '', password: '', name: '' });
  const set = (part: Partial<Credentials>) => setTyped((was) => ({ ...was, ...part }));
  const given = { email: typed.email.trim(), password: typed.password, name: typed.name.trim() };

  const enter = async (fresh: boolean) => {
    const step = await signIn(given.email, given.password);
    if (step === 'done') await on.onDone(fresh);
    else if (step === 'confirm') on.onCode(given, fresh);
    else on.onReset(given.email);
  };
  const register = async () => {
    const { name, ...account } = given;
    const step = await signUp(name === '' ? account : { ...account, name });
    if (step === 'confirm') on.onCode(given, true);
    else await enter(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refusal = refusalOf(typed, mode, place);
    if (refusal) return void toast.error(refusal);
    void run(
      () => (mode === 'signup' ? register() : enter(false)),
      (error) => {
        tellAuthError(error);
        if (isTaken(error)) on.onTaken();
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="mt-5 grid gap-5">
      {mode === 'signup' && (
        <Field
          label={authTexts.fullName}
          aside={place === 'modal' ? authTexts.optional : undefined}
          required={place === 'page'}
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="name"
              value={typed.name}
              onChange={(event) => set({ name: event.target.value })}
            />
          )}
        </Field>
      )}
      <Field label={authTexts.email} required>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            value={typed.email}
            onChange={(event) => set({ email: event.target.value })}
          />
        )}
      </Field>
      <PasswordField
        label={authTexts.password}
        fresh={mode === 'signup'}
        value={typed.password}
        onChange={(password) => set({ password })}
      />
      <Button type="submit" look="primary" busy={busy}>
        {mode === 'signup' ? authTexts.createAccount : authTexts.signIn}
      </Button>
      {mode === 'signin' && (
        <Button look="bare" size="small" onClick={() => on.onForgot(given.email)}>
          {authTexts.forgotPassword}
        </Button>
      )}
    </form>
  );
}
