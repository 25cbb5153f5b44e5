import { Lightbulb } from 'lucide-react';
import { useId } from 'react';
import { ANSWER_CHARACTERS } from '../../../../../shared/catalogue/limits.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FromNotes } from '../frame/from-notes.tsx';
import { Wrote } from '../frame/own-words.tsx';
import { Task, TaskFoot } from '../frame/task.tsx';
import { VerdictChoice } from '../frame/verdict-choice.tsx';
import { activityTexts } from '../texts.ts';
import type { KindProps } from './kind-props.ts';

/** The guess before reading. A kept one folds to what was written. */
export function Predict({ activity, entry, onChange }: KindProps<'predict'>) {
  const id = useId();
  const guess = entry?.text ?? '';
  const keep = () => guess.trim() !== '' && onChange({ phase: 'checked', text: guess.trim() });
  const kept = entry?.phase === 'checked';
  return (
    <Task
      icon={<Lightbulb />}
      kind={activityTexts.predict}
      className="predict"
      standing={kept ? 'done' : 'untouched'}
      state={kept ? activityTexts.predictKept : activityTexts.predictTime({ minutes: 1 })}
      question={<span id={id}>{activity.question}</span>}
    >
      {kept ? (
        <>
          <Wrote text={entry.text} />
          <TaskFoot note={activityTexts.predictLater}>
            <Button look="bare" size="small" onClick={() => onChange({ phase: 'open', verdict: null })}>
              {activityTexts.predictChange}
            </Button>
          </TaskFoot>
        </>
      ) : (
        <>
          <input
            className="input line"
            aria-labelledby={id}
            placeholder={activityTexts.predictPlaceholder}
            maxLength={ANSWER_CHARACTERS}
            dir="auto"
            value={guess}
            onChange={({ target }) => onChange({ phase: 'open', text: target.value })}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) keep();
            }}
          />
          <TaskFoot note={activityTexts.predictLater}>
            <Button size="small" disabled={guess.trim() === ''} onClick={keep}>
              {activityTexts.predictKeep}
            </Button>
            <Button look="bare" size="small" onClick={() => onChange({ phase: 'aside' })}>
              {activityTexts.predictSkip}
            </Button>
          </TaskFoot>
        </>
      )}
    </Task>
  );
}

const near = {
  yes: activityTexts.predictedThere,
  partly: activityTexts.verdictPartly,
  no: activityTexts.predictedElsewhere,
};

/** The guess again, after the chapter, beside the passage that answers it. */
export function Predicted({ activity, entry, onChange }: KindProps<'predict'>) {
  if (entry?.phase !== 'checked' || entry.text === '') return null;
  return (
    <Task
      icon={<Lightbulb />}
      kind={activityTexts.predicted}
      standing="untouched"
      state={activityTexts.predictedBefore}
      question={activity.question}
    >
      <Wrote text={entry.text} big />
      <FromNotes passages={activity.answer} />
      <VerdictChoice
        legend={activityTexts.predictedNear}
        labels={near}
        value={entry.verdict}
        onChange={(verdict) => onChange({ verdict })}
      />
    </Task>
  );
}
