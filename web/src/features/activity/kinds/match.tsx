import { ArrowRight, Check, Link2, X } from 'lucide-react';
import { mixed } from '../../../../../shared/model/learning/mixed.ts';
import { Button } from '../../../ui/button/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { rightPlaces } from '../answers/check.ts';
import { withoutMissed } from '../answers/places.ts';
import { FromNotes } from '../frame/from-notes.tsx';
import { MissedFoot } from '../frame/missed-foot.tsx';
import { checkedState, openState } from '../frame/result-state.ts';
import { Task, TaskFoot } from '../frame/task.tsx';
import { activityTexts } from '../texts.ts';
import type { KindProps } from './kind-props.ts';

/** Kept in `words` when the terms are asked about instead of the definitions. */
const TURNED = 'turned';

/** `picks` has for each pair, whose row is asked about, the pair that was chosen. */
export function Match({ activity, entry, onChange, terms }: KindProps<'match'>) {
  const { id, pairs } = activity;
  const picks = pairs.map((_, at) => entry?.picks[at] ?? null);
  const checked = entry?.phase === 'checked';
  const turned = entry?.words[0] === TURNED;
  const right = rightPlaces(activity, { words: [], picks }, terms);
  const set = picks.filter((pick) => pick !== null).length;
  const rows = mixed(pairs.length, id);
  const asked = (at: number) => (turned ? pairs[at]?.term : pairs[at]?.definition) ?? '';
  const offered = (at: number) => (turned ? pairs[at]?.definition : pairs[at]?.term) ?? '';
  const choices = pairs.map((_, at) => at).sort((one, other) => offered(one).localeCompare(offered(other)));
  // What stood elsewhere moves
  const choose = (row: number, pick: number | null) =>
    onChange({ phase: 'open', picks: picks.map((one, at) => (at === row ? pick : one === pick ? null : one)) });
  const check = () => onChange({ phase: 'checked', picks, tries: (entry?.tries ?? 0) + 1 });
  const next = rows.find((at) => picks[at] === null);
  return (
    <Task
      icon={<Link2 />}
      kind={activityTexts.match}
      question={turned ? activityTexts.matchTurned : activityTexts.matchQuestion}
      {...(checked ? checkedState(right) : openState(set, pairs.length, activityTexts.matchCount(pairs.length)))}
    >
      <ul className={cx('rows match', turned && 'turned')}>
        {rows.map((at) => (
          <li key={at}>
            <span dir="auto">{asked(at)}</span>
            {checked ? (
              <Result fine={right[at] === true} chosen={offered(picks[at] ?? -1)} right={offered(at)} />
            ) : (
              <select
                className={cx('pick', picks[at] !== null && 'full', set > 0 && at === next && 'here')}
                aria-label={
                  turned
                    ? activityTexts.matchLabelMeaning({ term: asked(at) })
                    : activityTexts.matchLabel({ definition: asked(at) })
                }
                value={picks[at] ?? ''}
                onChange={({ target }) => choose(at, target.value === '' ? null : Number(target.value))}
              >
                <option value="">{turned ? activityTexts.matchChooseMeaning : activityTexts.matchChoose}</option>
                {choices.map((choice) => (
                  <option key={choice} value={choice}>
                    {picks.includes(choice) && picks[at] !== choice
                      ? activityTexts.gapTaken({ word: offered(choice) })
                      : offered(choice)}
                  </option>
                ))}
              </select>
            )}
          </li>
        ))}
      </ul>
      {checked ? (
        right.includes(false) && (
          <>
            <FromNotes passages={pairs.filter((_, at) => !right[at]).map(({ evidence }) => evidence)} />
            <MissedFoot onAgain={() => onChange({ phase: 'open', picks: withoutMissed(picks, right, null) })} />
          </>
        )
      ) : (
        <TaskFoot>
          <Button look="primary" disabled={set < pairs.length} onClick={check}>
            {activityTexts.check}
          </Button>
          <Button look="bare" onClick={() => onChange({ phase: 'open', picks: [], words: turned ? [] : [TURNED] })}>
            {activityTexts.matchTurn}
          </Button>
        </TaskFoot>
      )}
    </Task>
  );
}

function Result({ fine, chosen, right }: { fine: boolean; chosen: string; right: string }) {
  return (
    <span className="res">
      {!fine && chosen !== '' && (
        <span className="no">
          <X aria-hidden="true" /> <span className="sr-only">{activityTexts.signWrong}, </span>
          <s dir="auto">{chosen}</s>
        </span>
      )}
      <span className="ok">
        {fine ? <Check aria-hidden="true" /> : <ArrowRight aria-hidden="true" />}
        <span className="sr-only">{fine ? activityTexts.signRight : activityTexts.signRightOne}, </span>
        <span dir="auto">{right}</span>
      </span>
    </span>
  );
}
