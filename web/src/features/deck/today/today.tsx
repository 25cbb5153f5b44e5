import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { SITTING_MINUTES } from '../../../../../shared/catalogue/limits.ts';
import type { Today as TodayFigures } from '../../../../../shared/model/learning/deck.ts';
import { paths } from '../../../app/paths.ts';
import { useEndpoint } from '../../../lib/api/api.ts';
import { formatDay, formatWeekday } from '../../../lib/words/format-day.ts';
import { placeTexts } from '../../../texts/place.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Heading } from '../../../ui/layout/heading.tsx';
import { deckTexts } from '../texts.ts';
import { DayBars } from './day-bars.tsx';
import { todayStyle } from './today-style.ts';
import type { TodayView } from './today-view.ts';

type Waiting = Extract<TodayView, { kind: 'waiting' }>;
type Clear = Extract<TodayView, { kind: 'clear' }>;

const amount = 'flex items-baseline gap-2 text-15 whitespace-nowrap text-quiet';
const afterRule = 'sm:border-l sm:border-rule sm:pl-8';

function Amount({ count, label, className }: { count: string; label: string; className?: string }) {
  return (
    <p className={cx(amount, className)}>
      <b className="font-serif text-33 leading-10 font-medium tracking-[-0.02em] text-ink tabular-nums lining-nums">
        {count}
      </b>{' '}
      {label}
    </p>
  );
}

const figure = (count: number, more: boolean): string =>
  more && count > 0 ? deckTexts.andMore({ count: count.toLocaleString() }) : count.toLocaleString();

/** How long it takes; of what is longer than a sitting, the sitting. */
function Minutes({ minutes }: { minutes: number }) {
  const { data } = useEndpoint('getDeckSettings', undefined, { enabled: minutes > SITTING_MINUTES.usual });
  const sitting = data?.sitting_minutes ?? minutes;
  return minutes > sitting ? deckTexts.sittingOf({ sitting, minutes }) : deckTexts.reviewTime({ minutes });
}

const nextOf = ({ next, tomorrow }: Clear): string => {
  if (!next) return '';
  if (tomorrow) return deckTexts.nextTomorrow(next.due);
  return deckTexts.nextOn({ due: next.due, weekday: formatWeekday(next.day) });
};

const pastOf = ({ behind }: TodayFigures, view: Waiting | Clear): string => {
  if (view.kind === 'waiting' && view.away) return deckTexts.oldestFirst;
  const reached = behind.filter(({ reviews }) => reviews > 0).length;
  return reached === 0 ? deckTexts.daysNone : deckTexts.daysLearned(behind.length, { reached });
};

/** What of the deck waits today, what was reviewed lately, and the way to it. */
export default function Today({ today, view }: { today: TodayFigures; view: Waiting | Clear }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cx(todayStyle, view.kind === 'clear' ? 'border-l-rule-firm max-sm:border-t-rule-firm' : '')}
    >
      <div className="max-sm:col-span-full max-sm:flex max-sm:items-baseline max-sm:gap-3">
        <Heading level={2} id={id} className="leading-7">
          {deckTexts.todayTitle}
        </Heading>
        <p className="text-13 text-quiet">{formatDay(today.day)}</p>
      </div>
      {view.kind === 'clear' ? (
        <p className={cx('text-15 text-quiet max-sm:col-span-full lg:col-span-2', afterRule)}>
          {deckTexts.allDone} {nextOf(view)}
        </p>
      ) : (
        <>
          <Amount count={figure(today.due, today.more)} label={deckTexts.dueFigure} className={afterRule} />
          <Amount count={figure(today.fresh, false)} label={deckTexts.freshFigure} />
        </>
      )}
      <div className="grid justify-items-start gap-1 max-lg:col-span-3 max-lg:row-start-2 max-sm:col-span-full max-sm:row-auto lg:justify-self-end">
        <DayBars today={today} />
        <span className="text-13 leading-[18px] whitespace-nowrap text-quiet">{pastOf(today, view)}</span>
      </div>
      <div className="grid justify-items-center gap-1 max-lg:col-start-4 max-lg:row-span-2 max-lg:row-start-1 max-lg:justify-self-end max-sm:col-span-full max-sm:row-auto max-sm:justify-items-stretch max-sm:justify-self-stretch max-sm:text-center">
        {view.kind === 'clear' ? (
          <LinkButton to={paths.deck}>{placeTexts.deck}</LinkButton>
        ) : (
          <>
            <LinkButton look="primary" to={paths.reviewOf()}>
              {deckTexts.review}
              <ArrowRight />
            </LinkButton>
            <small className="text-13 leading-[18px] text-quiet">
              <Minutes minutes={view.minutes} />
            </small>
          </>
        )}
      </div>
    </section>
  );
}
