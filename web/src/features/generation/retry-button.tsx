import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import type { Session } from '../../../../shared/model/session.ts';
import { api } from '../../lib/api.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { refreshSession } from './refresh-session.ts';

interface RetryButtonProps extends Pick<ButtonProps, 'look' | 'size'> {
  session: Pick<Session, 'id' | 'title'>;
}

/** Starts what failed again, with the same material. */
export function RetryButton({ session: { id: sessionId, title }, look, size = 'small' }: RetryButtonProps) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('retryGeneration', { params: { sessionId } }),
    onError: (error) => toast.error(error.message || 'Failed to start generation', { id: `retry-${sessionId}` }),
    onSettled: () => refreshSession(queries, sessionId),
  });
  return (
    <Button
      {...(look ? { look } : {})}
      size={size}
      busy={isPending}
      aria-label={`Try again: ${title}`}
      onClick={() => mutate()}
    >
      <RotateCcw />
      Try again
    </Button>
  );
}
