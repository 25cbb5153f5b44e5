import { Check } from 'lucide-react';
import type { Scene } from '../../../../shared/model/scene.ts';
import { isQuiz } from '../../../../shared/model/scene-type.ts';
import { viewerTexts } from '../../texts/viewer.ts';
import { Button } from '../../ui/button.tsx';
import { useSaveProgress } from './use-progress.ts';

/** Offered to a signed-in reader, for a written scene that is neither completed nor a quiz. */
export const mayComplete = (
  scene: Scene,
  { signedIn, completed }: { signedIn: boolean; completed: boolean },
): boolean => signedIn && !completed && scene.state === 'written' && !isQuiz(scene.type);

export function CompleteButton({ scene, small = false }: { scene: Scene; small?: boolean }) {
  const { mutate, isPending } = useSaveProgress();
  return (
    <Button
      look="primary"
      size={small ? 'small' : 'medium'}
      className={small ? undefined : 'w-full'}
      busy={isPending}
      onClick={() => mutate({ scene, status: 'completed' })}
    >
      {!isPending && <Check />}
      {viewerTexts.markAsComplete}
    </Button>
  );
}
