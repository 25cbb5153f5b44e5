import { ArrowDown, ArrowUp, Check, ListOrdered, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { mixed } from '../../../../../shared/model/learning/mixed.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Kbd } from '../../../ui/display/kbd.tsx';
import { RichText } from '../../../ui/display/rich-text.tsx';
import { rightPlaces } from '../answers/check.ts';
import { FromNotes } from '../frame/from-notes.tsx';
import { MissedFoot } from '../frame/missed-foot.tsx';
import { checkedState, shownState } from '../frame/result-state.ts';
import { Task, TaskFoot } from '../frame/task.tsx';
import { activityTexts } from '../texts.ts';
import type { KindProps } from './kind-props.ts';

/** The steps as they stand; `moves` are counted while the page is open. */
export function Order({ activity, entry, onChange, terms }: KindProps<'order'>) {
  const { id, question, steps } = activity;
  const kept = entry?.picks.flatMap((pick) => (pick !== null && steps[pick] ? [pick] : [])) ?? [];
  const picks = kept.length === steps.length ? kept : mixed(steps.length, id);
  const checked = entry?.phase === 'checked';
  const right = rightPlaces(activity, { words: [], picks }, terms);
  // Nobody ordered what was shown
  const shown = checked && entry.tries === 0;
  const [held, setHeld] = useState<number>();
  const [moves, setMoves] = useState(0);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const follow = useRef<{ step: number; control: string }>(undefined);
  // The row that moved keeps the focus, on the same control or the one beside it
  useEffect(() => {
    const { step, control } = follow.current ?? {};
    follow.current = undefined;
    const row = list.current?.querySelector(`[data-step="${step}"]`);
    const button = row?.querySelector<HTMLButtonElement>(`[data-move="${control}"]`);
    if (button) (button.disabled ? row?.querySelector<HTMLButtonElement>('button') : button)?.focus();
  });
  const move = (from: number, by: -1 | 1, control: string) => {
    const step = picks[from];
    const to = from + by;
    if (step === undefined || to < 0 || to >= picks.length) return;
    const next = picks.toSpliced(from, 1).toSpliced(to, 0, step);
    follow.current = { step, control };
    setMoves(moves + 1);
    setSaid(activityTexts.orderAt({ step: steps[step]?.text, place: to + 1, all: picks.length }));
    onChange({ phase: 'open', picks: next });
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    if (held !== picks[at]) return;
    if (event.key === 'Escape') setHeld(undefined);
    else if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    else move(at, event.key === 'ArrowUp' ? -1 : 1, 'hold');
    event.preventDefault();
  };
  const check = () => {
    setHeld(undefined);
    onChange({ phase: 'checked', picks, tries: (entry?.tries ?? 0) + 1 });
  };
  const begun = moves > 0 ? activityTexts.orderMoves(moves) : activityTexts.orderBegun;
  return (
    <Task
      icon={<ListOrdered />}
      kind={activityTexts.order}
      question={question}
      {...(shown
        ? shownState
        : checked
          ? checkedState(right)
          : entry
            ? { standing: 'begun' as const, state: begun }
            : { standing: 'untouched' as const, state: activityTexts.orderCount(steps.length) })}
    >
      <ol className="rows order" ref={list}>
        {picks.map((step, at) => {
          const text = steps[step]?.text ?? '';
          if (checked)
            return (
              <li key={step}>
                <span dir="auto">
                  {text}
                  {!right[at] && <small>{activityTexts.orderBelongs({ place: step + 1 })}</small>}
                </span>
                <span className={right[at] ? 'ok' : 'no'}>
                  {right[at] ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
                  <span className="sr-only">{right[at] ? activityTexts.signRight : activityTexts.signWrong}</span>
                </span>
              </li>
            );
          return (
            <li key={step} data-step={step} className={cx(held === step && 'held')}>
              <button
                type="button"
                className="step"
                dir="auto"
                data-move="hold"
                aria-pressed={held === step}
                aria-label={
                  held === step ? activityTexts.orderHeld({ step: text }) : activityTexts.orderHold({ step: text })
                }
                onClick={() => setHeld(held === step ? undefined : step)}
                onKeyDown={(event) => onKeyDown(event, at)}
                onBlur={() => follow.current === undefined && setHeld(undefined)}
              >
                {text}
              </button>
              <span className="mv">
                <IconButton
                  label={activityTexts.orderUp({ step: text })}
                  icon={<ArrowUp />}
                  data-move="up"
                  disabled={at === 0}
                  onClick={() => move(at, -1, 'up')}
                />
                <IconButton
                  label={activityTexts.orderDown({ step: text })}
                  icon={<ArrowDown />}
                  data-move="down"
                  disabled={at === picks.length - 1}
                  onClick={() => move(at, 1, 'down')}
                />
              </span>
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      {checked ? (
        (shown || right.includes(false)) && (
          <>
            <FromNotes
              passages={picks.flatMap((step, at) => (right[at] ? [] : (steps[step]?.evidence ?? []))).slice(0, 2)}
            />
            <MissedFoot one={shown} onAgain={() => onChange({ phase: 'open', picks: shown ? [] : picks })} />
          </>
        )
      ) : (
        <TaskFoot
          note={
            <RichText
              text={activityTexts.keysMove}
              parts={{
                keys: (
                  <>
                    <Kbd>↑</Kbd> <Kbd>↓</Kbd>
                  </>
                ),
              }}
            />
          }
        >
          <Button look="primary" onClick={check}>
            {activityTexts.check}
          </Button>
          <Button look="bare" onClick={() => onChange({ phase: 'checked', picks: steps.map((_, at) => at), tries: 0 })}>
            {activityTexts.showMe}
          </Button>
        </TaskFoot>
      )}
    </Task>
  );
}
