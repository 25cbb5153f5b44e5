import type { PracticeEntry } from '../../../../../shared/model/learning/practice.ts';
import type { Change } from '../kept/use-practice.ts';
import { activityTexts } from '../texts.ts';
import { MissedFoot } from './missed-foot.tsx';
import type { Stage } from './task.tsx';
import { VerdictChoice } from './verdict-choice.tsx';

const labels = {
  yes: activityTexts.verdictYes,
  partly: activityTexts.verdictPartly,
  no: activityTexts.verdictNo,
};

/** The state of an explanation: nothing is right or wrong before its writer says so. */
export const judgedState = (entry: PracticeEntry | undefined): { standing: Stage; state: string } => {
  if (entry?.phase !== 'checked')
    return entry?.text
      ? { standing: 'begun', state: activityTexts.whyWriting }
      : { standing: 'untouched', state: activityTexts.whyHint };
  switch (entry.verdict) {
    case 'yes':
      return { standing: 'done', state: activityTexts.whyDone };
    case 'partly':
      return { standing: 'begun', state: activityTexts.verdictPartly };
    case 'no':
      return { standing: 'missed', state: activityTexts.verdictNo };
    case null:
      return { standing: 'begun', state: activityTexts.toCompare };
  }
};

/** The verdict on an explanation, and once more where it was not there yet. */
export function Judged({ entry, onChange }: { entry: PracticeEntry; onChange: (change: Change) => void }) {
  return (
    <>
      <VerdictChoice
        legend={activityTexts.whyHad}
        labels={labels}
        value={entry.verdict}
        onChange={(verdict) => onChange({ verdict })}
      />
      {entry.verdict === 'no' && <MissedFoot one onAgain={() => onChange({ phase: 'open', verdict: null })} />}
    </>
  );
}
