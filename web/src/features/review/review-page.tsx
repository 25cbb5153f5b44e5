import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SessionId } from '../../../../shared/model/id.ts';
import type { CardGrade } from '../../../../shared/model/learning/card.ts';
import { paths } from '../../app/paths.ts';
import { isOnControl, useKeys } from '../../lib/browser/use-keys.ts';
import { Progress } from '../../ui/display/progress.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { CardView } from './card/card-view.tsx';
import { saidOfAnswer } from './card/said-of-answer.ts';
import './review.css';
import { ReviewBar } from './review-bar.tsx';
import { LeechLine, ReviewNotices } from './review-notices.tsx';
import { End } from './screens/end.tsx';
import { Break, LoadFailed, NothingDue, ReviewSkeleton } from './screens/resting.tsx';
import { doneOf, figuresOf, gradeSet, gradesFor, leftOf, minutesFor } from './sitting/figures.ts';
import { intervalText } from './sitting/next-days.ts';
import type { CardAnswer } from './sitting/sitting.ts';
import { reviewTexts } from './texts.ts';
import { type Reviewing, useReview } from './use-review.ts';

interface ReviewPageProps {
  userId: string;
  session: SessionId | undefined;
  practice: boolean;
  back: { to: string; label: string };
  tools: ReactNode;
}

const SHOWN: CardAnswer = { verdict: 'own', chosen: null, picks: [] };

/** One press does one thing: a key that is held down answers a card and does not grade it too. */
const once = (act: () => void) => (event: KeyboardEvent) => {
  if (!event.repeat) act();
};

const practicePath = (session: SessionId | undefined): string =>
  session === undefined ? `${paths.review}?practice=1` : `${paths.reviewOf(session)}&practice=1`;

const leftText = ({ sitting, start, more }: Reviewing, session: SessionId | undefined): ReactNode => {
  const here = leftOf(sitting);
  const left = more && start ? Math.max(here, start.waiting - doneOf(sitting)) : here;
  const open = more && session === undefined && start?.today.more;
  return (
    <>
      <b className="font-semi text-ink">{open ? reviewTexts.leftMore({ count: left }) : reviewTexts.left(left)}</b>
      {reviewTexts.leftAbout({ minutes: minutesFor(left, start?.today.seconds_a_card ?? 0) })}
    </>
  );
};

export function ReviewPage({ userId, session, practice, back, tools }: ReviewPageProps) {
  const reviewing = useReview({ userId, session, practice });
  const { sitting, start, failed, unsent } = reviewing;
  const { current, steps, over, pausedAt } = sitting;
  const [said, setSaid] = useState('');
  const resting = over || pausedAt !== null;
  const open = current !== null && !resting;
  const answer = (given: CardAnswer) => {
    if (!current) return;
    setSaid(saidOfAnswer(current.card.content, given));
    reviewing.answer(given);
  };
  const grade = (chosen: CardGrade | null | undefined) => {
    if (!current?.answer || !chosen) return;
    const interval = current.sure ? intervalText(current.card.outcomes[chosen]) : null;
    setSaid(interval === null ? '' : reviewTexts.saidBack({ grade: reviewTexts[chosen], interval }));
    reviewing.grade(chosen);
  };
  const show = () => answer(SHOWN);
  const digit = (at: number) =>
    once(() => {
      if (!open) return;
      const { content } = current.card;
      if (current.answer) {
        if (!practice) grade(gradesFor(current.answer.verdict)[at]);
      } else if (content.kind === 'question' && at < content.question.options.length)
        answer({ verdict: at === content.key.correctAnswer ? 'right' : 'wrong', chosen: at, picks: [] });
    });
  const canUndo = steps.length > 0 && !resting;
  const undo = once(() => {
    if (canUndo) void reviewing.undo();
  });
  const pause = once(() => {
    if (current && !over) reviewing.pause();
  });
  useKeys({
    '1': digit(0),
    '2': digit(1),
    '3': digit(2),
    '4': digit(3),
    ' ': (event) => {
      if (!open || current.answer || isOnControl(event)) return;
      event.preventDefault();
      if (!event.repeat) show();
    },
    Enter: (event) => {
      if (!open || isOnControl(event) || event.repeat || !current.answer) return;
      event.preventDefault();
      if (practice) reviewing.practised();
      else grade(gradeSet(current.answer.verdict));
    },
    z: undo,
    Z: undo,
    p: pause,
    P: pause,
  });
  const left = leftOf(sitting);
  const done = doneOf(sitting);
  const notices = <ReviewNotices unsent={unsent} note={reviewing.note} />;
  const track = (
    <Progress
      bare
      className="mt-3 mb-8 sm:mb-12"
      label={reviewTexts.progress}
      value={(100 * done) / Math.max(1, done + left)}
    />
  );
  // A screen without a card begins at its heading
  const page = useRef<HTMLElement>(null);
  const screen = resting || (start !== undefined && !current && steps.length === 0);
  useEffect(() => {
    if (!screen || page.current?.contains(document.activeElement)) return;
    const heading = page.current?.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    heading?.focus();
  }, [screen]);
  const shown = () => {
    if (failed) return <LoadFailed onReload={reviewing.reload} />;
    if (!start || (!current && reviewing.more)) return <ReviewSkeleton />;
    if (pausedAt !== null)
      return (
        <Break
          title={reviewTexts.pausedTitle({ count: left })}
          text={reviewTexts.pausedText}
          back={back}
          onGoOn={reviewing.goOn}
        />
      );
    if (over)
      return (
        <Break
          title={reviewTexts.overTitle({ minutes: start.minutes, count: left })}
          text={reviewTexts.overText}
          back={back}
          onGoOn={reviewing.goOn}
        />
      );
    if (!current && steps.length > 0)
      return (
        <End
          figures={figuresOf(sitting)}
          practice={practice}
          sent={unsent === 0}
          back={back}
          notices={notices}
          onUndo={() => void reviewing.undo()}
        />
      );
    if (!current) return <NothingDue start={start} practise={practice ? null : practicePath(session)} back={back} />;
    return (
      <>
        <CardView
          key={`${current.card.id} ${current.card.turn} ${current.since}`}
          current={current}
          left={left - 1}
          leftText={leftText(reviewing, session)}
          track={track}
          practice={practice}
          leech={
            current.card.leech &&
            !practice && <LeechLine card={current.card} onSuspend={() => void reviewing.suspend()} />
          }
          onAnswer={answer}
          onShow={show}
          onGrade={grade}
          onPractised={reviewing.practised}
          onSuspend={() => void reviewing.suspend()}
        />
        {notices}
      </>
    );
  };
  return (
    <>
      <ReviewBar
        back={back}
        tools={tools}
        onUndo={canUndo ? () => void reviewing.undo() : null}
        onPause={open ? reviewing.pause : null}
      />
      <Page
        full
        ref={page}
        className="review mx-auto max-w-[760px] px-6 pt-10 pb-16 max-sm:px-5 max-sm:pt-6 max-sm:pb-10"
      >
        <p role="status" className="sr-only">
          {said}
        </p>
        {shown()}
      </Page>
    </>
  );
}
