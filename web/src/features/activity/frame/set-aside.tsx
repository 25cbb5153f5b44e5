import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { activityTexts } from '../texts.ts';
import { Task } from './task.tsx';

/** An activity that the reader does not want to do now: one line, and a way back. */
export function SetAside({ icon, kind, onTakeUp }: { icon: ReactNode; kind: string; onTakeUp: () => void }) {
  return (
    <Task
      icon={icon}
      kind={kind}
      standing="untouched"
      className="put-aside"
      state={
        <Button look="bare" size="small" onClick={onTakeUp}>
          {activityTexts.takeUp}
        </Button>
      }
    />
  );
}
