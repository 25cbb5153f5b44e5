import { Check } from 'lucide-react';
import type { Scene } from '../../../../../shared/model/session/scene.ts';
import { isQuiz } from '../../../../../shared/model/session/scene-type.ts';
import { Button } from '../../../ui/button/button.tsx';
import { viewerTexts } from '../texts.ts';

/** Shown to a signed-in reader on a written scene that is neither completed nor a quiz. */
export const mayComplete = (
  scene: Scene,
  { signedIn, completed }: { signedIn: boolean; completed: boolean },
): boolean => signedIn && !completed && scene.state === 'written' && !isQuiz(scene.type);

interface CompleteButtonProps {
  busy: boolean;
  onComplete: () => void;
}

export function CompleteButton({ busy, onComplete }: CompleteButtonProps) {
  return (
    <Button look="primary" className="max-sm:px-3 max-sm:text-14" busy={busy} onClick={onComplete}>
      {!busy && <Check />}
      {viewerTexts.complete}
    </Button>
  );
}
