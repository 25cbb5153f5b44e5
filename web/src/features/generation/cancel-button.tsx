import { useMutation, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { Session } from '../../../../shared/model/session.ts';
import { api } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.ts';
import { toast } from '../../ui/toast.ts';
import { refreshSession } from './refresh-session.ts';

const consequence = (grows: boolean): string =>
  grows
    ? 'Nothing is added, and what you have stays as it is. Your new material is kept.'
    : 'What is written so far goes. Your material is kept, so that you can try again.';

/** Stops what is being written, once its author has said so twice. */
export function CancelButton({ session }: { session: Pick<Session, 'id' | 'title' | 'status' | 'generation'> }) {
  const { id: sessionId, title } = session;
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('cancelGeneration', { params: { sessionId } }),
    onError: (error) => toast.error(error.message || 'Failed to cancel', { id: `cancel-${sessionId}` }),
    onSettled: () => refreshSession(queries, sessionId),
  });
  if (session.generation === null) return null;
  const ask = async () => {
    const question = {
      title: 'Stop writing?',
      text: consequence(session.status !== 'generating'),
      action: 'Stop writing',
      cancel: 'Keep writing',
      danger: true,
    };
    if (await confirm(question)) mutate();
  };
  return (
    <Button
      look="bare"
      size="small"
      className="-ml-3 justify-self-start"
      busy={isPending}
      aria-label={`Cancel: ${title}`}
      onClick={() => void ask()}
    >
      <X />
      Cancel
    </Button>
  );
}
