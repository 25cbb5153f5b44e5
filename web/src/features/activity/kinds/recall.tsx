import { Check, ChevronDown, Eye, PenLine } from 'lucide-react';
import { ANSWER_CHARACTERS } from '../../../../../shared/catalogue/limits.ts';
import { useNotesTitle } from '../../../lib/words/notes-title.ts';
import { plainText } from '../../../lib/words/plain-text.ts';
import { commonTexts } from '../../../texts/common.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Kbd } from '../../../ui/display/kbd.tsx';
import { onSend, Wrote } from '../frame/own-words.tsx';
import { Task, TaskFoot } from '../frame/task.tsx';
import { activityTexts } from '../texts.ts';
import type { KindProps } from './kind-props.ts';

/** Sentences that are read, written about and ticked in a minute. */
const A_MINUTE = 2;
const UNDER = ['98%', '95%', '99%'];
const FOOT = ['97%', '58%'];

function Lines({ widths, className }: { widths: readonly string[]; className?: string }) {
  return (
    <div className={`under ${className ?? ''}`} aria-hidden="true">
      {widths.map((width) => (
        <i key={width} style={{ width }} />
      ))}
    </div>
  );
}

/** Lies on the passage while the learner writes down what it said. */
export function RecallSheet({ entry, onChange }: KindProps<'recall'>) {
  const text = entry?.text ?? '';
  const show = () => onChange({ phase: 'checked', text: text.trim(), verdict: null, tries: (entry?.tries ?? 0) + 1 });
  return (
    <div className="recall-cover">
      <Lines widths={UNDER} />
      <div className="sheet">
        <Task
          icon={<PenLine />}
          kind={commonTexts.recallKind}
          className="recall"
          standing="untouched"
          state={activityTexts.recallCovered}
        >
          <p className="how">{activityTexts.recallWrite}</p>
          <textarea
            className="ruled"
            rows={4}
            aria-label={activityTexts.recallLabel}
            placeholder={activityTexts.recallPlaceholder}
            maxLength={ANSWER_CHARACTERS}
            dir="auto"
            value={text}
            onChange={({ target }) => onChange({ phase: 'open', text: target.value })}
            onKeyDown={onSend(show)}
          />
          <TaskFoot
            note={
              text.trim() !== '' && (
                <>
                  <Kbd>{activityTexts.keyCtrl}</Kbd> <Kbd>{activityTexts.keyEnter}</Kbd>
                </>
              )
            }
          >
            <Button look="primary" onClick={show}>
              <Eye />
              {activityTexts.recallShow}
            </Button>
            <Button look="bare" onClick={() => onChange({ phase: 'aside' })}>
              {activityTexts.notNow}
            </Button>
          </TaskFoot>
        </Task>
      </div>
      <Lines widths={FOOT} className="foot-u" />
    </div>
  );
}

function Ticks({ activity, entry, onChange }: KindProps<'recall'>) {
  const title = useNotesTitle();
  const picks = entry?.picks ?? [];
  const tick = (at: number, had: boolean) =>
    onChange({
      picks: had
        ? [...picks, at].sort((one, other) => Number(one) - Number(other))
        : picks.filter((pick) => pick !== at),
    });
  return (
    <div className="src">
      <b>{title}</b>
      <ul className="ticks">
        {activity.sentences.map(({ quote }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sentences may be alike, and none moves
          <li key={at}>
            <label dir="auto">
              <input type="checkbox" checked={picks.includes(at)} onChange={({ target }) => tick(at, target.checked)} />
              <span className="box" aria-hidden="true">
                <Check />
              </span>
              <span>{plainText(quote)}</span>
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where the passage ends: the invitation, and afterwards what was remembered. `onRead` leads back to the passage. */
export function Recall(props: KindProps<'recall'> & { onRead: () => void }) {
  const { activity, entry, onChange, onRead } = props;
  const { heading, sentences } = activity;
  const name = heading ?? activityTexts.recallWhole;
  const all = sentences.length;
  const had = entry?.picks.length ?? 0;
  const icon = <PenLine />;
  const cover = () => onChange({ phase: 'open', text: '', picks: [], verdict: null });
  if (entry?.phase !== 'checked')
    return (
      <Task
        icon={icon}
        kind={commonTexts.recallKind}
        standing="untouched"
        state={activityTexts.recallTime({ minutes: Math.max(1, Math.ceil(all / A_MINUTE)) })}
        question={name}
      >
        <p className="how">{activityTexts.recallHow}</p>
        <TaskFoot>
          <Button onClick={cover}>{activityTexts.recallCover}</Button>
          <Button look="bare" onClick={() => onChange({ phase: 'aside' })}>
            {activityTexts.notNow}
          </Button>
        </TaskFoot>
      </Task>
    );
  if (entry.verdict !== null)
    return (
      <Task icon={icon} kind={commonTexts.recallKind} standing="done" state={activityTexts.recallDone({ had, all })}>
        <details className="fold">
          <summary>
            <bdi>{name}</bdi>{' '}
            <span>
              {activityTexts.recallFolded} <ChevronDown aria-hidden="true" />
            </span>
          </summary>
          <Wrote text={entry.text} />
          <Ticks {...props} />
          <TaskFoot>
            <Button look="bare" size="small" onClick={cover}>
              {activityTexts.recallAgain}
            </Button>
          </TaskFoot>
        </details>
      </Task>
    );
  return (
    <Task
      icon={icon}
      kind={commonTexts.recallKind}
      standing="begun"
      state={activityTexts.recallOf({ had, all })}
      question={activityTexts.recallTick}
    >
      <Wrote text={entry.text} />
      <Ticks {...props} />
      <TaskFoot>
        <Button size="small" onClick={() => onChange({ verdict: had === all ? 'yes' : had > 0 ? 'partly' : 'no' })}>
          {activityTexts.recallKeep}
        </Button>
        <Button look="bare" size="small" onClick={onRead}>
          {activityTexts.recallRead}
        </Button>
      </TaskFoot>
    </Task>
  );
}
