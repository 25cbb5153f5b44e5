import type { Visibility } from '../../../../shared/model/session/visibility.ts';
import { commonTexts } from '../../texts/common.ts';
import { Button } from '../../ui/button/button.tsx';

interface ChoiceActionsProps {
  /** The current visibility. */
  from: Visibility;
  /** The chosen visibility. */
  to: Visibility;
  /** Label of the button that applies the choice. */
  apply: string;
  busy: boolean;
  onApply: () => void;
  onClose: () => void;
}

/** Below a choice of visibility: "done" is not shown while a choice has not been applied. */
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
