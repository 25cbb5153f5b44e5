import { useMutation } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { ApiError } from '../../../../shared/contract/api-error.ts';
import type { Session } from '../../../../shared/model/session/session.ts';
import { api } from '../../lib/api/api.ts';
import { noteStarted } from '../../lib/api/started-by.ts';
import { resendUnsent } from '../../lib/api/unsent-drafts.ts';
import { saidBy } from '../../lib/words/reason.ts';
import { commonTexts } from '../../texts/common.ts';
import { Button, type ButtonProps } from '../../ui/button/button.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { useAuth } from '../auth/auth-context.ts';
import { generationTexts } from './texts.ts';

interface RetryButtonProps extends Pick<ButtonProps, 'look' | 'size'> {
  session: Pick<Session, 'id' | 'title' | 'mode'>;
}

const neverAsked = (error: unknown): boolean => error instanceof ApiError && error.code === 'nothing_to_retry';

/** Retries a failed generation with the same material; one that was never requested, with the draft kept on this device. */
export function RetryButton({ session: { id: sessionId, title, mode }, look, size = 'small' }: RetryButtonProps) {
  const userId = useAuth().user?.id;
  const retry = async () => {
    try {
      await api('retryGeneration', { params: { sessionId } });
    } catch (error) {
      if (!neverAsked(error) || userId === undefined || !(await resendUnsent({ userId, sessionId, mode }))) throw error;
    }
  };
  const { mutate, isPending } = useMutation({
    mutationFn: retry,
    onSuccess: () => noteStarted(sessionId),
    onError: (error) => toast.error(saidBy(error) || commonTexts.startFailed, { id: `retry-${sessionId}` }),
  });
  return (
    <Button
      {...(look ? { look } : {})}
      size={size}
      busy={isPending}
      aria-label={generationTexts.retryLabel({ title })}
      onClick={() => mutate()}
    >
      <RotateCcw />
      {commonTexts.tryAgain}
    </Button>
  );
}
