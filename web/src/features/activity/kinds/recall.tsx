import { Check, ChevronDown, Eye, PenLine } from 'lucide-react';
import { ANSWER_CHARACTERS } from '../../../../../shared/catalogue/limits.ts';
import { useNotesTitle } from '../../../lib/words/notes-title.ts';
import { plainText } from '../../../lib/words/plain-text.ts';
import { commonTexts } from '../../../texts/common.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Kbd } from '../../../ui/display/kbd.tsx';
import { Judged, judgedState } from '../frame/judged.tsx';
import { onSend, Wrote } from '../frame/own-words.tsx';
import { Task, TaskFoot } from '../frame/task.tsx';
import { activityTexts } from '../texts.ts';
import type { KindProps } from './kind-props.ts';
import { recallQuestion } from './recall-question.ts';

/** Sentences that are read, written about and ticked in a minute. */
const A_MINUTE = 2;
/** Minutes for a passage that is compared as a whole. */
const WHOLE = 3;
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

/** Lies on the passage while the learner writes down what it said. `isNew` where it was put there just now. */
export function RecallSheet({ activity, entry, onChange, isNew }: KindProps<'recall'> & { isNew: boolean }) {
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
          question={recallQuestion(activity)}
        >
          <p className="how">{activityTexts.recallWrite}</p>
          <textarea
            className="ruled"
            rows={4}
            // biome-ignore lint/a11y/noAutofocus: whoever covers a passage wants to write, and the button is gone
            autoFocus={isNew}
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

/** What is ticked off: the sentences, or what was asked about; nothing of a passage that is compared as a whole. */
const pointsOf = ({ cues, sentences }: KindProps<'recall'>['activity']): readonly string[] =>
  sentences.length > 0 ? sentences.map(({ quote }) => plainText(quote)) : cues;

function Ticks({ activity, entry, onChange }: KindProps<'recall'>) {
  const title = useNotesTitle();
  const isQuoted = activity.sentences.length > 0;
  const picks = entry?.picks ?? [];
  const tick = (at: number, had: boolean) =>
    onChange({
      picks: had
        ? [...picks, at].sort((one, other) => Number(one) - Number(other))
        : picks.filter((pick) => pick !== at),
    });
  return (
    <div className={isQuoted ? 'src' : 'src cues'}>
      <b>{isQuoted ? title : activityTexts.recallCues}</b>
      <ul className="ticks">
        {pointsOf(activity).map((point, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sentences may be alike, and none moves
          <li key={at}>
            <label dir="auto">
              <input type="checkbox" checked={picks.includes(at)} onChange={({ target }) => tick(at, target.checked)} />
              <span className="box" aria-hidden="true">
                <Check />
              </span>
              <span>{point}</span>
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
  const name = heading ?? (activity.passage ? `${activity.passage.begins} …` : activityTexts.recallWhole);
  const all = pointsOf(activity).length;
  const had = entry?.picks.length ?? 0;
  const icon = <PenLine />;
  const cover = () => onChange({ phase: 'open', text: '', picks: [], verdict: null });
  if (entry?.phase !== 'checked')
    return (
      <Task
        icon={icon}
        kind={commonTexts.recallKind}
        standing="untouched"
        state={activityTexts.recallTime({ minutes: sentences.length === 0 ? WHOLE : Math.ceil(all / A_MINUTE) })}
        question={recallQuestion(activity)}
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
  if (all === 0)
    return (
      <Task icon={icon} kind={commonTexts.recallKind} question={recallQuestion(activity)} {...judgedState(entry)}>
        <p className="how">{activityTexts.recallCompare}</p>
        <Wrote text={entry.text} />
        <Judged entry={entry} onChange={onChange} />
        <TaskFoot>
          <Button look="bare" size="small" onClick={onRead}>
            {activityTexts.recallRead}
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
      question={sentences.length === 0 ? recallQuestion(activity) : activityTexts.recallTick}
    >
      {sentences.length === 0 && <p className="how">{activityTexts.recallCompare}</p>}
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
