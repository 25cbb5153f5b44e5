import type { Visibility } from '../../../../shared/model/session/visibility.ts';
import { commonTexts } from '../../texts/common.ts';
import { Button } from '../../ui/button/button.tsx';

interface ChoiceActionsProps {
  /** Who may read it now. */
  from: Visibility;
  /** Who is chosen. */
  to: Visibility;
  /** What applying the choice is called. */
  apply: string;
  busy: boolean;
  onApply: () => void;
  onClose: () => void;
}

/** At the foot of a choice of readers: nothing says that it is done while a choice waits to be applied. */
export function ChoiceActions({ from, to, apply, busy, onApply, onClose }: ChoiceActionsProps) {
  if (from === to) return <Button onClick={onClose}>{commonTexts.done}</Button>;
  return (
    <>
      <Button onClick={onClose}>{commonTexts.cancel}</Button>
      <Button look="primary" busy={busy} onClick={onApply}>
        {apply}
      </Button>
    </>
  );
}
