import { ArrowRight, CircleCheck, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { isGradedOpen, type Quiz } from '../../../../../shared/model/learning/question.ts';
import type { Scene } from '../../../../../shared/model/session/scene.ts';
import { commonTexts } from '../../../texts/common.ts';
import { capital, inWords } from '../../../texts/numbers.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Answer, type AnswerRemarks, Folded } from '../answering/answer.tsx';
import { useAdvance } from '../answering/use-advance.ts';
import type { GradedAnswers } from '../attempt/quiz-machine.ts';
import { quizTexts } from '../texts.ts';
import { InItsPlace } from './in-its-place.tsx';
import { hasMore, type PassagePlace, placeOf } from './passage-place.ts';
import { type Answered, answered, verdict } from './results-view.ts';
import { ScoreHead } from './score-head.tsx';

export interface NextScene {
  readonly title: string;
  readonly open: () => void;
  /** A scene that is not written yet does not open by itself. */
  readonly written: boolean;
}

interface ResultsPageProps {
  quiz: Quiz;
  graded: GradedAnswers;
  /** Of the lesson, where the passages are. */
  scenes: readonly Scene[];
  /** Undefined for anonymous readers. */
  remarks: AnswerRemarks | undefined;
  /** Graded just now: after a pass the next scene opens by itself. */
  fresh: boolean;
  /** null after the last scene. */
  next: NextScene | null;
  back: { to: string; label: string };
  onRetake: () => void;
  /** Opens a scene by its index. */
  onRead: (index: number) => void;
}

function Score({ quiz, graded, kept }: { quiz: Quiz; graded: GradedAnswers; kept: boolean }) {
  const { title, text } = verdict(graded, quiz);
  const counts = kept && !graded.passed && graded.score !== null;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <ScoreHead
      score={graded.score}
      passed={graded.passed}
      text={counts ? `${text} ${quizTexts.completedAnyway}` : text}
    >
      <h1 ref={heading} tabIndex={-1} className="text-28 leading-[34px]">
        {title}
      </h1>
    </ScoreHead>
  );
}

/** Questions that were answered right, as one line: after a check that was not passed the others matter. */
function RightOnes({ pairs, remarks }: { pairs: readonly Answered[] } & Pick<ResultsPageProps, 'remarks'>) {
  const number = capital(inWords(pairs.length));
  return (
    <article className="grid grid-cols-[28px_minmax(0,1fr)] gap-x-4 border-b border-rule py-6">
      <CircleCheck aria-hidden="true" className="mt-1 text-[20px] text-done" />
      <div>
        <Heading level={2} size="card" className="leading-7">
          {quizTexts.rightGroup(pairs.length, { number })}
        </Heading>
        <Folded summary={quizTexts.rightSummary}>
          {pairs.map((pair) => (
            <Answer key={pair.question.id} {...pair} remarks={remarks} />
          ))}
        </Folded>
      </div>
    </article>
  );
}

const placeOfMissed = (scenes: readonly Scene[], { graded }: Answered): PassagePlace | undefined =>
  isGradedOpen(graded) || graded.correct || !graded.evidence ? undefined : placeOf(scenes, graded.evidence);

/** Fewer are no shorter as a group. */
const GROUPED = 2;

export function ResultsPage(props: ResultsPageProps) {
  const { quiz, graded, scenes, remarks, fresh, next, back, onRetake, onRead } = props;
  const pairs = answered(quiz, graded).map((pair) => ({ ...pair, place: placeOfMissed(scenes, pair) }));
  const right = pairs.filter(({ graded: one }) => one.correct && !one.disputed);
  const grouped = !graded.passed && graded.score !== null && right.length >= GROUPED;
  const listed = grouped ? pairs.filter((pair) => !right.includes(pair)) : pairs;
  const chapter = graded.passed ? undefined : pairs.find(({ place }) => place)?.place?.index;
  const { left, callOff } = useAdvance(fresh && graded.passed && next?.written ? next.open : null);
  return (
    <section aria-label={quizTexts.resultsLabel}>
      <Score quiz={quiz} graded={graded} kept={remarks !== undefined} />
      {listed.map(({ place, ...pair }) => (
        <Answer
          key={pair.question.id}
          {...pair}
          remarks={remarks}
          place={place && hasMore(place) && <InItsPlace {...place} />}
        />
      ))}
      {grouped && <RightOnes pairs={right} remarks={remarks} />}
      {/* On a phone only the buttons stick to the bottom, and the countdown only while it runs */}
      <div className="print:hidden sticky bottom-3 mt-8 flex flex-wrap items-center gap-3 rounded-card border border-rule bg-sunk px-5 py-4 max-sm:bottom-0 max-sm:-mx-5 max-sm:gap-2 max-sm:rounded-none max-sm:border-x-0 max-sm:border-b-0 max-sm:bg-paper max-sm:py-2 max-sm:[&>:not(p)]:flex-1">
        <p
          role="status"
          className={cx('text-15 leading-[22px] sm:mr-auto', left === null ? 'max-sm:sr-only' : 'max-sm:basis-full')}
        >
          <b>{next ? quizTexts.nextTitle({ title: next.title }) : quizTexts.nextNone}</b>
          {(left !== null || !graded.passed) && (
            <>
              <br />
              <span className="text-quiet">{left === null ? quizTexts.nextStays : quizTexts.nextIn(left)}</span>
            </>
          )}
        </p>
        {left !== null && (
          <Button look="bare" onClick={callOff}>
            {quizTexts.nextCancel}
          </Button>
        )}
        {chapter !== undefined && <Button onClick={() => onRead(chapter)}>{quizTexts.readChapter}</Button>}
        <Button look={graded.passed || graded.score === null ? 'line' : 'primary'} onClick={onRetake}>
          <RotateCcw />
          {quizTexts.retake}
        </Button>
        {next ? (
          <Button look={graded.passed ? 'primary' : 'line'} onClick={next.open}>
            {commonTexts.next}
            <ArrowRight />
          </Button>
        ) : (
          <LinkButton look={graded.passed ? 'primary' : 'line'} to={back.to}>
            {back.label}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
