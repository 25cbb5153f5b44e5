import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api.ts';
import { settingsTexts } from '../../texts/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useAuth } from '../auth/auth-context.ts';
import { PasswordField } from '../auth/password-field.tsx';
import { isStale, passwordFailure, passwordRefusal, wantsCurrent } from './password.ts';

const blank = { current: '', next: '', confirmed: '' };

/** Ends every session with the old password, and goes on here with a new one. */
const useChange = (onDone: () => void, onStale: () => void) => {
  const { renew } = useAuth();
  return useMutation({
    mutationFn: async ({ next, current }: { next: string; current: string | undefined }) => {
      const body = { new_password: next, ...(current === undefined ? {} : { current_password: current }) };
      await api('changePassword', { body });
      // The password is changed, whatever becomes of this: at worst one signs in again
      await renew(next).catch((error: unknown) => console.error('The session could not be renewed', error));
    },
    onSuccess: () => {
      toast.success(settingsTexts.passwordUpdatedSuccessfully);
      onDone();
    },
    onError: (error) => {
      if (wantsCurrent(error)) onStale();
      toast.error(passwordFailure(error));
    },
  });
};

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { session } = useAuth();
  const [stale, setStale] = useState(() => isStale(session?.signed_in_at ?? 0, Date.now()));
  const [typed, setTyped] = useState(blank);
  const { mutate, isPending } = useChange(onClose, () => setStale(true));
  const set = (part: Partial<typeof blank>) => setTyped((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const refusal = passwordRefusal(typed, stale);
    if (refusal) toast.error(refusal);
    else mutate({ next: typed.next, current: stale ? typed.current : undefined });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={settingsTexts.changePassword}
      description={settingsTexts.yourOtherDevicesAre}
      focusOn="input"
    >
      <form noValidate onSubmit={submit} className="mt-5 grid gap-5">
        {stale && (
          <PasswordField
            label={settingsTexts.currentPassword}
            fresh={false}
            value={typed.current}
            onChange={(current) => set({ current })}
          />
        )}
        <PasswordField label={settingsTexts.newPassword} fresh value={typed.next} onChange={(next) => set({ next })} />
        <PasswordField
          label={settingsTexts.confirmNewPassword}
          fresh
          again
          value={typed.confirmed}
          onChange={(confirmed) => set({ confirmed })}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{settingsTexts.cancel}</Button>
          <Button type="submit" look="primary" busy={isPending}>
            {settingsTexts.updatePassword}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
