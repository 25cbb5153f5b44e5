import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DELETION_WORD } from '../../../../shared/contract/leaving.ts';
import { paths } from '../../app/paths.ts';
import { api } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { useAuth } from '../auth/auth-context.ts';

const what = [
  'every session with its lessons, quizzes and progress, also in the recycling bin',
  'the material you brought, and exports you made',
  'what you shared, your likes and your collections',
  'your profile, your settings and your photo',
  'your subscription, at once and without a refund for the time that is left',
];

/** Signed out here too, whatever the provider says: the account is on its way out. */
const useDelete = () => {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => api('deleteAccount', { body: { confirmation: DELETION_WORD } }),
    onSuccess: async () => {
      await signOut().catch((error: unknown) => console.error('This browser could not be signed out', error));
      await navigate(paths.home);
      toast.success('Your account is being deleted.');
    },
    onError: (error) => toast.error(error.message || 'Failed to delete your account'),
  });
};

export default function DeletionDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const { mutate, isPending } = useDelete();
  const confirmed = typed === DELETION_WORD;
  const confirm = () => {
    if (confirmed) mutate();
    else toast.error('Please type DELETE to confirm');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) confirm();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete Account"
      description="This cannot be undone. What goes, within minutes:"
      focusOn="input"
    >
      <ul className="mt-3 grid list-disc gap-1 pl-5 text-15 leading-6 text-quiet">
        {what.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <form noValidate onSubmit={submit} className="mt-6 grid gap-6">
        <Field label="Type DELETE to confirm" hint="In capital letters. Export your data first if you want to keep it.">
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Keep my account</Button>
          {/* Not a submit button: a disabled one would keep Enter from saying what is missing. */}
          <Button look="danger" busy={isPending} disabled={!confirmed} onClick={confirm}>
            Delete Account
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
