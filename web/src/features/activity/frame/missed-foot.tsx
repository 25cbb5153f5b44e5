import { RotateCcw } from 'lucide-react';
import { Button } from '../../../ui/button/button.tsx';
import { activityTexts } from '../texts.ts';
import { goOn } from './go-on.ts';
import { TaskFoot } from './task.tsx';

/** After a miss: once more, or on. */
export function MissedFoot({ one = false, onAgain }: { one?: boolean; onAgain: () => void }) {
  return (
    <TaskFoot>
      <Button onClick={onAgain}>
        <RotateCcw />
        {one ? activityTexts.tryAgain : activityTexts.tryMissed}
      </Button>
      <Button look="bare" onClick={({ currentTarget }) => goOn(currentTarget)}>
        {activityTexts.goOn}
      </Button>
    </TaskFoot>
  );
}
