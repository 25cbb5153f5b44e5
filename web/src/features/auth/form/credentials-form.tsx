import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { AuthFailure } from '../../../lib/auth/auth.ts';
import { commonTexts } from '../../../texts/common.ts';
import { placeTexts } from '../../../texts/place.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import { useAuth } from '../auth-context.ts';
import type { AuthMode } from '../dialog/sign-in-modal.ts';
import { authTexts } from '../texts.ts';
import { useBusy } from '../use-busy.ts';
import { isTaken, tellAuthError } from './auth-errors.ts';
import {
  type CredentialsField,
  type Faults,
  faultsOf,
  noCredentials,
  refusalOf,
  type TypedCredentials,
} from './credentials.ts';
import { PasswordField } from './password-field.tsx';

interface CredentialsFormProps {
  mode: AuthMode;
  place: CredentialsField;
  /** Initial values when the user comes from another step. */
  typed: TypedCredentials | undefined;
  faults: Faults | undefined;
  onDone: (fresh: boolean) => Promise<void>;
  onCode: (credentials: TypedCredentials, fresh: boolean) => void;
  onReset: (email: string) => void;
  onForgot: (email: string) => void;
  onTaken: (email: string) => void;
}

const FIELDS = ['name', 'email', 'password'] as const;

/** A field's error is cleared when the field changes. */
const omit = (faults: Faults, typed: Partial<TypedCredentials>): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => !(name in typed)));

/** Focuses the first field that needs input, because the previous step had the focus. */
const useFocus = (typed: TypedCredentials | undefined) => {
  const form = useRef<HTMLFormElement>(null);
  const first = useRef(typed && (typed.password === '' && typed.email !== '' ? 'password' : 'email'));
  // Runs before a surrounding dialog notices that focus was lost and takes it
  useLayoutEffect(() => {
    if (first.current) form.current?.querySelector<HTMLInputElement>(`input[type=${first.current}]`)?.focus();
  }, []);
  return form;
};

export function CredentialsForm({ mode, place, typed: before, faults: found = {}, ...on }: CredentialsFormProps) {
  const { signIn, signUp } = useAuth();
  const { busy, run } = useBusy();
  const form = useFocus(before);
  const [typed, setTyped] = useState(before ?? noCredentials);
  const [faults, setFaults] = useState(found);
  const set = (part: Partial<TypedCredentials>) => {
    setTyped((was) => ({ ...was, ...part }));
    setFaults((was) => omit(was, part));
  };
  const refuse = (next: Faults) => {
    setFaults(next);
    const [first] = FIELDS.filter((name) => next[name] !== undefined);
    if (first) form.current?.querySelector<HTMLInputElement>(`input[name=${first}]`)?.focus();
  };
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
    if (refusal) {
      refuse(faultsOf(typed, mode, place));
      return void toast.error(refusal);
    }
    void run(
      () => (mode === 'signup' ? register() : enter(false)),
      (error) => {
        const about = !isTaken(error) && error instanceof AuthFailure ? error.about : undefined;
        if (error instanceof AuthFailure && (about === 'email' || about === 'password'))
          return refuse({ [about]: error.message });
        tellAuthError(error);
        if (isTaken(error)) on.onTaken(given.email);
      },
    );
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-5 grid gap-5">
      {mode === 'signup' && (
        <Field
          label={authTexts.nameLabel}
          aside={place === 'modal' ? commonTexts.optional : undefined}
          required={place === 'page'}
          error={faults.name}
        >
          {(control) => (
            <Input
              {...control}
              name="name"
              autoComplete="name"
              value={typed.name}
              onChange={(event) => set({ name: event.target.value })}
            />
          )}
        </Field>
      )}
      <Field label={commonTexts.email} error={faults.email} required>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="username"
            value={typed.email}
            onChange={(event) => set({ email: event.target.value })}
          />
        )}
      </Field>
      <PasswordField
        label={authTexts.passwordLabel}
        name="password"
        error={faults.password}
        fresh={mode === 'signup'}
        value={typed.password}
        onChange={(password) => set({ password })}
      />
      <Button type="submit" look="primary" busy={busy}>
        {mode === 'signup' ? authTexts.signUpSubmit : placeTexts.signIn}
      </Button>
      {mode === 'signin' && (
        <Button look="bare" size="small" onClick={() => on.onForgot(given.email)}>
          {authTexts.forgotLink}
        </Button>
      )}
    </form>
  );
}
