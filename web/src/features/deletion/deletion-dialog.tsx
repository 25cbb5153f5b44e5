import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { DELETION_WORD } from '../../../../shared/contract/account/deletion.ts';
import { paths } from '../../app/paths.ts';
import { api } from '../../lib/api/api.ts';
import { saidBy } from '../../lib/words/reason.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Input } from '../../ui/form/input.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { useAuth } from '../auth/auth-context.ts';
import { deletionTexts } from './texts.ts';

const what = [
  deletionTexts.goesSessions,
  deletionTexts.goesMaterial,
  deletionTexts.goesPosts,
  deletionTexts.goesProfile,
  deletionTexts.goesSubscription,
];

/** Signs out here too, even if the provider refuses: the account is being deleted. */
const useDelete = () => {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => api('deleteAccount', { body: { confirmation: DELETION_WORD } }),
    onSuccess: async () => {
      await signOut().catch((error: unknown) => console.error('This browser could not be signed out', error));
      await navigate(paths.home);
      toast.success(deletionTexts.started);
    },
    onError: (error) => toast.error(saidBy(error) || deletionTexts.failed),
  });
};

export default function DeletionDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const { mutate, isPending } = useDelete();
  const confirmed = typed === DELETION_WORD;
  const confirm = () => {
    if (confirmed) mutate();
    else toast.error(deletionTexts.wordMissing);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) confirm();
  };
  return (
    <Dialog open onClose={onClose} title={deletionTexts.delete} description={deletionTexts.goesLead} focusOn="input">
      <ul className="mt-3 grid list-disc gap-1 pl-5 text-15 leading-6 text-quiet">
        {what.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <form noValidate onSubmit={submit} className="mt-6 grid gap-6">
        <Field label={deletionTexts.wordLabel} hint={deletionTexts.wordHint}>
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
          <Button onClick={onClose}>{deletionTexts.keep}</Button>
          {/* Not a submit button: if it were disabled, pressing Enter would not show what is missing. */}
          <Button look="danger" busy={isPending} disabled={!confirmed} onClick={confirm}>
            {deletionTexts.delete}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
