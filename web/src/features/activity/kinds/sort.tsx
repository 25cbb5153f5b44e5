import { ArrowLeft, Check, Columns2, Undo2, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { mixed } from '../../../../../shared/model/learning/mixed.ts';
import { Button } from '../../../ui/button/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Kbd } from '../../../ui/display/kbd.tsx';
import { RichText } from '../../../ui/display/rich-text.tsx';
import { rightPlaces } from '../answers/check.ts';
import { placed, withoutMissed } from '../answers/places.ts';
import { FromNotes } from '../frame/from-notes.tsx';
import { MissedFoot } from '../frame/missed-foot.tsx';
import { checkedState, openState, shownState } from '../frame/result-state.ts';
import { Task, TaskFoot } from '../frame/task.tsx';
import { activityTexts } from '../texts.ts';
import type { KindProps } from './kind-props.ts';

/** What was moved to the column where it belongs has an arrow. */
function Mark({ belongs, put }: { belongs: boolean; put: boolean }) {
  const Icon = belongs ? (put ? Check : ArrowLeft) : X;
  return <Icon aria-hidden="true" />;
}

export function Sort({ activity, entry, onChange, terms }: KindProps<'sort'>) {
  const { id, question, columns, items } = activity;
  const picks = items.map((_, at) => entry?.picks[at] ?? null);
  const checked = entry?.phase === 'checked';
  const right = rightPlaces(activity, { words: [], picks }, terms);
  const rows = mixed(items.length, id);
  const set = picks.filter((pick) => pick !== null).length;
  const current = rows.find((at) => picks[at] === null);
  const card = useRef<HTMLParagraphElement>(null);
  const place = (item: number, column: number | null) =>
    onChange({ phase: 'open', picks: placed(picks, item, column, items.length, null) });
  const check = () => onChange({ phase: 'checked', picks, tries: (entry?.tries ?? 0) + 1 });
  const onKeyDown = (event: KeyboardEvent) => {
    const column = Number(event.key) - 1;
    if (checked || current === undefined || !(column in columns) || event.ctrlKey || event.metaKey || event.altKey)
      return;
    event.preventDefault();
    place(current, column);
  };
  // Nobody placed what was shown
  const shown = checked && entry.tries === 0;
  const missed = rows.filter((at) => !right[at]);
  const misplaced = missed.filter((at) => picks[at] !== null);
  const takeBack = (at: number) => {
    place(at, null);
    card.current?.focus();
  };
  return (
    <Task
      icon={<Columns2 />}
      kind={activityTexts.sort}
      question={question}
      onKeyDown={onKeyDown}
      {...(shown
        ? shownState
        : checked
          ? checkedState(right)
          : openState(set, items.length, activityTexts.sortCount(items.length)))}
    >
      {!checked && (
        <p className="card1" aria-live="polite" tabIndex={-1} ref={card} dir="auto">
          {current === undefined ? activityTexts.sortAll : items[current]?.text}
          {current !== undefined && <small>{activityTexts.sortOf({ at: set + 1, all: items.length })}</small>}
        </p>
      )}
      <div className={cx('cols', columns.length > 2 && 'three')}>
        {columns.map((name, column) => {
          const here = rows.filter((at) => picks[at] === column);
          return (
            <div key={name}>
              {checked ? (
                <span className="name" dir="auto">
                  {name}
                </span>
              ) : (
                <Button onClick={() => current !== undefined && place(current, column)}>
                  <span className="into">
                    <bdi>{name}</bdi>{' '}
                    <span aria-hidden="true">
                      <Kbd>{column + 1}</Kbd>
                    </span>
                  </span>
                </Button>
              )}
              <ul>
                {checked
                  ? rows.map((at) => {
                      const belongs = items[at]?.column === column;
                      const put = picks[at] === column;
                      if (!belongs && !put) return null;
                      return (
                        <li key={at} className={cx('r', belongs ? 'ok' : 'no')}>
                          <span dir="auto">{belongs ? items[at]?.text : <s>{items[at]?.text}</s>}</span>
                          <Mark belongs={belongs} put={put} />
                          <span className="sr-only">
                            {belongs
                              ? put
                                ? activityTexts.signRight
                                : activityTexts.signRightOne
                              : activityTexts.signWrong}
                          </span>
                        </li>
                      );
                    })
                  : here.map((at) => (
                      <li key={at}>
                        <button
                          type="button"
                          dir="auto"
                          aria-label={activityTexts.sortBack({ item: items[at]?.text })}
                          onClick={() => takeBack(at)}
                        >
                          {items[at]?.text} <Undo2 aria-hidden="true" />
                        </button>
                      </li>
                    ))}
                {!checked && here.length === 0 && <li className="empty">{activityTexts.sortNone}</li>}
              </ul>
            </div>
          );
        })}
      </div>
      {checked ? (
        missed.length > 0 && (
          <>
            {misplaced.map((at) => (
              <p key={at} className="is" dir="auto">
                <RichText
                  text={activityTexts.sortBelongs}
                  parts={{ item: <b>{items[at]?.text}</b>, column: <bdi>{columns[items[at]?.column ?? 0]}</bdi> }}
                />
              </p>
            ))}
            <FromNotes passages={missed.flatMap((at) => items[at]?.evidence ?? []).slice(0, 2)} />
            <MissedFoot
              one={shown}
              onAgain={() => onChange({ phase: 'open', picks: withoutMissed(picks, right, null) })}
            />
          </>
        )
      ) : (
        <TaskFoot>
          <Button look="primary" disabled={set < items.length} onClick={check}>
            {activityTexts.check}
          </Button>
          <Button look="bare" onClick={() => onChange({ phase: 'checked', picks, tries: 0 })}>
            {activityTexts.showMe}
          </Button>
        </TaskFoot>
      )}
    </Task>
  );
}
