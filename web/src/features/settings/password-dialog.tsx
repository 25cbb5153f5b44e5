import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { commonTexts } from '../../texts/common.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { useAuth } from '../auth/auth-context.ts';
import { PasswordField } from '../auth/form/password-field.tsx';
import { authTexts } from '../auth/texts.ts';
import {
  faultsOfFailure,
  isStale,
  type PasswordFaults,
  type Passwords,
  passwordFailure,
  passwordFaults,
  passwordRefusal,
  wantsCurrent,
} from './password.ts';
import { settingsTexts } from './texts.ts';

const blank: Passwords = { current: '', next: '', confirmed: '' };
const FIELDS = ['current', 'next', 'confirmed'] as const;

/** Ends every session, and starts a new one here with the new password. */
const useChange = (onDone: () => void, onFailure: (error: unknown) => void) => {
  const { renew } = useAuth();
  return useMutation({
    mutationFn: async ({ next, current }: { next: string; current: string | undefined }) => {
      const body = { new_password: next, ...(current === undefined ? {} : { current_password: current }) };
      await api('changePassword', { body });
      // The password is changed even if this fails; at worst the user has to sign in again
      await renew(next).catch((error: unknown) => console.error('The session could not be renewed', error));
    },
    onSuccess: () => {
      toast.success(settingsTexts.passwordChanged);
      onDone();
    },
    onError: (error) => {
      onFailure(error);
      toast.error(passwordFailure(error));
    },
  });
};

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { session } = useAuth();
  const [stale, setStale] = useState(() => isStale(session?.signed_in_at ?? 0, Date.now()));
  const [typed, setTyped] = useState(blank);
  const [faults, setFaults] = useState<PasswordFaults>({});
  const form = useRef<HTMLFormElement>(null);
  const refuse = (found: PasswordFaults) => {
    setFaults(found);
    const first = FIELDS.find((name) => found[name] !== undefined);
    if (first) form.current?.querySelector<HTMLInputElement>(`input[name=${first}]`)?.focus();
  };
  const { mutate, isPending } = useChange(onClose, (error) => {
    if (wantsCurrent(error)) setStale(true);
    refuse(faultsOfFailure(error));
  });
  const set = (name: keyof Passwords, text: string) => {
    setTyped((before) => ({ ...before, [name]: text }));
    setFaults(({ [name]: _, ...others }) => others);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const refusal = passwordRefusal(typed, stale);
    refuse(passwordFaults(typed, stale));
    if (refusal) toast.error(refusal);
    else mutate({ next: typed.next, current: stale ? typed.current : undefined });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={settingsTexts.passwordChange}
      description={settingsTexts.passwordText}
      focusOn="input"
    >
      <form ref={form} noValidate onSubmit={submit} className="mt-5 grid gap-5">
        {stale && (
          <PasswordField
            label={settingsTexts.passwordCurrent}
            fresh={false}
            name="current"
            error={faults.current}
            value={typed.current}
            onChange={(text) => set('current', text)}
          />
        )}
        <PasswordField
          label={authTexts.newPasswordLabel}
          fresh
          name="next"
          error={faults.next}
          value={typed.next}
          onChange={(text) => set('next', text)}
        />
        <PasswordField
          label={settingsTexts.passwordConfirm}
          fresh
          again
          name="confirmed"
          error={faults.confirmed}
          value={typed.confirmed}
          onChange={(text) => set('confirmed', text)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{commonTexts.cancel}</Button>
          <Button type="submit" look="primary" busy={isPending}>
            {settingsTexts.passwordSubmit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
