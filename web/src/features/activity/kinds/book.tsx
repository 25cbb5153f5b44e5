import { BookOpen, Check, X } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { plainText } from '../../../lib/words/plain-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Kbd, KeyRange } from '../../../ui/display/kbd.tsx';
import { RichText } from '../../../ui/display/rich-text.tsx';
import { FromNotes } from '../frame/from-notes.tsx';
import { Judged, judgedState } from '../frame/judged.tsx';
import { Meanings } from '../frame/meanings.tsx';
import { MissedFoot } from '../frame/missed-foot.tsx';
import { OwnWords, Wrote } from '../frame/own-words.tsx';
import { Task, TaskFoot } from '../frame/task.tsx';
import { activityTexts } from '../texts.ts';
import type { KindProps } from './kind-props.ts';

type Props = KindProps<'book'>;

const letterOf = (index: number): string => String.fromCharCode(97 + index);

function Source({ number }: { number: string | null }) {
  return (
    <p className="from-book">
      {number === null ? activityTexts.bookUnnumbered : activityTexts.bookExercise({ number })}
    </p>
  );
}

/** The answer that the material gives: in words of its own, or as the option that its key names. */
function Answer({ activity: { answer, options, correct, evidence } }: Pick<Props, 'activity'>) {
  const given = answer ?? (correct === null ? undefined : options[correct]);
  return (
    <>
      {given !== undefined && (
        <p className="wrote" dir="auto">
          <b>{activityTexts.bookAnswer}</b>
          {plainText(given)}
        </p>
      )}
      {evidence && <FromNotes passages={[evidence]} />}
    </>
  );
}

function Choice({ activity, entry, onChange, terms }: Props) {
  const { number, options, correct } = activity;
  const question = plainText(activity.question);
  const name = useId();
  const chosen = entry?.picks[0] ?? null;
  const checked = entry?.phase === 'checked';
  const fine = chosen === correct;
  const check = () => chosen !== null && onChange({ phase: 'checked', tries: (entry?.tries ?? 0) + 1 });
  const onKeyDown = (event: KeyboardEvent) => {
    if (checked || event.ctrlKey || event.metaKey || event.altKey) return;
    const option = Number(event.key) - 1;
    const onOption = event.target instanceof HTMLInputElement;
    if (option in options) onChange({ phase: 'open', picks: [option] });
    else if (event.key === 'Enter' && onOption) check();
    else return;
    event.preventDefault();
  };
  const state = checked
    ? fine
      ? { standing: 'done' as const, state: activityTexts.done }
      : { standing: 'missed' as const, state: activityTexts.bookMissed }
    : { standing: 'untouched' as const, state: number ?? '' };
  return (
    <Task icon={<BookOpen />} kind={activityTexts.book} question={question} onKeyDown={onKeyDown} {...state}>
      <Source number={number} />
      <fieldset className="opts" aria-label={question}>
        {options.map((option, at) => {
          const right = at === correct;
          const look = checked ? (right ? 'good' : at === chosen ? 'bad' : 'rest') : '';
          return (
            <label key={option} className={cx('opt', look)}>
              <span className="l" aria-hidden="true">
                {letterOf(at)}
              </span>
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={at === chosen}
                disabled={checked}
                onChange={() => onChange({ phase: 'open', picks: [at] })}
              />
              <span dir="auto">{plainText(option)}</span>
              {look === 'bad' ? (
                <X aria-label={activityTexts.signWrong} />
              ) : (
                (look === 'good' || (!checked && at === chosen)) && (
                  <Check aria-label={checked ? activityTexts.signRight : undefined} aria-hidden={!checked} />
                )
              )}
            </label>
          );
        })}
      </fieldset>
      {checked ? (
        !fine && (
          <>
            <Meanings words={chosen === null ? [] : [options[chosen] ?? '']} terms={terms} />
            <Answer activity={activity} />
            <MissedFoot one onAgain={() => onChange({ phase: 'open', picks: [] })} />
          </>
        )
      ) : (
        <TaskFoot
          note={
            chosen !== null && (
              <>
                <RichText text={activityTexts.keysChoose} parts={{ keys: <KeyRange to={options.length} /> }} />{' '}
                <RichText text={activityTexts.keysCheck} parts={{ key: <Kbd>{activityTexts.keyEnter}</Kbd> }} />
              </>
            )
          }
        >
          <Button look="primary" disabled={chosen === null} onClick={check}>
            {activityTexts.check}
          </Button>
          <Button look="bare" onClick={() => onChange({ phase: 'aside' })}>
            {activityTexts.skip}
          </Button>
        </TaskFoot>
      )}
    </Task>
  );
}

/** A question that the material asks, as it has it: with its options, or to be answered in one's own words. */
export function Book(props: Props) {
  const { activity, entry, onChange } = props;
  if (activity.options.length > 0 && activity.correct !== null) return <Choice {...props} />;
  return (
    <Task icon={<BookOpen />} kind={activityTexts.book} question={plainText(activity.question)} {...judgedState(entry)}>
      <Source number={activity.number} />
      {entry?.phase === 'checked' ? (
        <>
          <Wrote text={entry.text} />
          <Answer activity={activity} />
          <Judged entry={entry} onChange={onChange} />
        </>
      ) : (
        <OwnWords
          entry={entry}
          onChange={onChange}
          other={{ label: activityTexts.skip, act: () => onChange({ phase: 'aside' }) }}
        />
      )}
    </Task>
  );
}
