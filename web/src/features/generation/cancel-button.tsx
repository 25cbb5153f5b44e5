import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { Session } from '../../../../shared/model/session/session.ts';
import { api } from '../../lib/api/api.ts';
import { saidBy } from '../../lib/words/reason.ts';
import { commonTexts } from '../../texts/common.ts';
import { Button } from '../../ui/button/button.tsx';
import { confirm } from '../../ui/overlay/confirm.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { generationTexts } from './texts.ts';

const consequence = (grows: boolean): string => (grows ? generationTexts.stopTextGrowing : generationTexts.stopText);

/** Stops the generation, after a confirmation. */
export function CancelButton({ session }: { session: Pick<Session, 'id' | 'title' | 'status' | 'generation'> }) {
  const { id: sessionId, title } = session;
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('cancelGeneration', { params: { sessionId } }),
    onError: (error) => toast.error(saidBy(error) || generationTexts.cancelFailed, { id: `cancel-${sessionId}` }),
  });
  if (session.generation === null) return null;
  const ask = async () => {
    const question = {
      title: generationTexts.stopTitle,
      text: consequence(session.status !== 'generating'),
      action: generationTexts.stop,
      cancel: generationTexts.stopNot,
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
      aria-label={generationTexts.cancelLabel({ title })}
      onClick={() => void ask()}
    >
      <X />
      {commonTexts.cancel}
    </Button>
  );
}
