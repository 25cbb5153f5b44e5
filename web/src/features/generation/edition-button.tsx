import { useMutation } from '@tanstack/react-query';
import { TextQuote } from 'lucide-react';
import { modelFailures } from '../../../../shared/model/session/failure.ts';
import type { Session } from '../../../../shared/model/session/session.ts';
import { api } from '../../lib/api/api.ts';
import { noteStarted } from '../../lib/api/started-by.ts';
import { useSiteConfig } from '../../lib/use-basic.ts';
import { saidBy } from '../../lib/words/reason.ts';
import { commonTexts } from '../../texts/common.ts';
import { Button, type ButtonProps } from '../../ui/button/button.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { generationTexts } from './texts.ts';

/** What a model that is not up to it leaves. */
const modelsFault: readonly string[] = [...modelFailures, 'unwritten', 'busy', 'timed_out'];

interface EditionButtonProps extends Pick<ButtonProps, 'size'> {
  session: Pick<Session, 'id' | 'failure_reason' | 'basic' | 'generated_at'>;
}

/** Has the embedded engine make a study edition of the same material, where a model failed and the engine is there. */
export function EditionButton({ session, size = 'small' }: EditionButtonProps) {
  const { id: sessionId, failure_reason: failure, basic, generated_at: written } = session;
  const choosable = useSiteConfig()?.choosable ?? false;
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('retryAsEdition', { params: { sessionId } }),
    onSuccess: () => noteStarted(sessionId),
    onError: (error) => toast.error(saidBy(error) || commonTexts.startFailed, { id: `retry-${sessionId}` }),
  });
  if (!choosable || basic || written !== null || !modelsFault.includes(failure?.code ?? '')) return null;
  return (
    <Button size={size} busy={isPending} onClick={() => mutate()}>
      <TextQuote />
      {generationTexts.editionInstead}
    </Button>
  );
}
