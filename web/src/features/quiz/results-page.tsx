import { ArrowRight, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PASS_MARK } from '../../../../shared/catalogue/limits.ts';
import type { Quiz } from '../../../../shared/model/question.ts';
import { quizTexts } from '../../texts/quiz.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Answer, type Remarks } from './answer.tsx';
import type { Graded } from './quiz-machine.ts';
import { answered, verdict } from './results-view.ts';
import { useAdvance } from './use-advance.ts';

export interface NextScene {
  readonly title: string;
  readonly open: () => void;
  /** Nothing opens by itself that is not written yet. */
  readonly written: boolean;
}

interface ResultsPageProps {
  quiz: Quiz;
  graded: Graded;
  remarks: Remarks;
  /** Just graded: the next scene opens by itself. */
  fresh: boolean;
  /** null after the last scene. */
  next: NextScene | null;
  back: { to: string; label: string };
  onRetake: () => void;
}

function Mark({ score, passed }: { score: number; passed: boolean }) {
  return (
    <>
      <Progress
        bare
        className="mt-7"
        label={quizTexts.score}
        value={score}
        tone={passed ? 'done' : 'continue'}
        mark={PASS_MARK}
      />
      <div className="relative mt-2 h-[18px] text-13 text-quiet">
        <span className="absolute -translate-x-1/2 whitespace-nowrap" style={{ left: `${PASS_MARK}%` }}>
          {quizTexts.pass({ mark: PASS_MARK })}
        </span>
      </div>
    </>
  );
}

function Score({ quiz, graded }: { quiz: Quiz; graded: Graded }) {
  const { title, text } = verdict(graded, quiz);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="border-b border-ink pb-8">
      <div className="grid items-end gap-x-8 gap-y-2 sm:grid-cols-[auto_1fr]">
        <div className="font-serif text-[80px] leading-[76px] font-medium tracking-[-0.04em] lining-nums sm:text-[96px] sm:leading-[84px]">
          {graded.score ?? '–'}
          {graded.score !== null && <small className="text-[44px] tracking-normal">%</small>}
        </div>
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-28 leading-[34px]">
            {title}
          </h1>
          <p className="mt-1 text-quiet">{text}</p>
        </div>
      </div>
      {graded.score !== null && <Mark score={graded.score} passed={graded.passed} />}
    </div>
  );
}

export function ResultsPage({ quiz, graded, remarks, fresh, next, back, onRetake }: ResultsPageProps) {
  const { left, callOff } = useAdvance(fresh && next?.written ? next.open : null);
  return (
    <section aria-label={quizTexts.results}>
      <Score quiz={quiz} graded={graded} />
      {answered(quiz, graded).map((pair) => (
        <Answer key={pair.question.id} {...pair} remarks={remarks} />
      ))}
      <div className="print:hidden sticky bottom-3 mt-8 flex flex-wrap items-center gap-3 rounded-card border border-rule bg-sunk px-5 py-4 max-sm:[&>:not(p)]:flex-1">
        <p role="status" className="text-15 leading-[22px] max-sm:basis-full sm:mr-auto">
          <b>{next ? quizTexts.nextScene({ title: next.title }) : quizTexts.thatWasTheLast}</b>
          {left !== null && (
            <>
              <br />
              <span className="text-quiet">{quizTexts.opensByItselfIn(left)}</span>
            </>
          )}
        </p>
        {left !== null && (
          <Button look="bare" onClick={callOff}>
            {quizTexts.stayHere}
          </Button>
        )}
        <Button onClick={onRetake}>
          <RotateCcw />
          {quizTexts.retake}
        </Button>
        {next ? (
          <Button look="primary" onClick={next.open}>
            {quizTexts.next}
            <ArrowRight />
          </Button>
        ) : (
          <LinkButton look="primary" to={back.to}>
            {back.label}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
