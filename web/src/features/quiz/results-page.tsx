import { ArrowRight, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Quiz } from '../../../../shared/model/question.ts';
import { quizTexts } from '../../texts/quiz.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Answer, type Remarks } from './answer.tsx';
import type { Graded } from './quiz-machine.ts';
import { answered, verdict } from './results-view.ts';
import { ScoreHead } from './score-head.tsx';
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
  /** Undefined for a visitor. */
  remarks: Remarks | undefined;
  /** Just graded: the next scene opens by itself, where the quiz was passed. */
  fresh: boolean;
  /** null after the last scene. */
  next: NextScene | null;
  back: { to: string; label: string };
  onRetake: () => void;
}

function Score({ quiz, graded }: { quiz: Quiz; graded: Graded }) {
  const { title, text } = verdict(graded, quiz);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <ScoreHead score={graded.score} passed={graded.passed} text={text}>
      <h1 ref={heading} tabIndex={-1} className="text-28 leading-[34px]">
        {title}
      </h1>
    </ScoreHead>
  );
}

export function ResultsPage({ quiz, graded, remarks, fresh, next, back, onRetake }: ResultsPageProps) {
  const { left, callOff } = useAdvance(fresh && graded.passed && next?.written ? next.open : null);
  return (
    <section aria-label={quizTexts.results}>
      <Score quiz={quiz} graded={graded} />
      {answered(quiz, graded).map((pair) => (
        <Answer key={pair.question.id} {...pair} remarks={remarks} />
      ))}
      <div className="print:hidden sticky bottom-3 mt-8 flex flex-wrap items-center gap-3 rounded-card border border-rule bg-sunk px-5 py-4 max-sm:[&>:not(p)]:flex-1">
        <p role="status" className="text-15 leading-[22px] max-sm:basis-full sm:mr-auto">
          <b>{next ? quizTexts.nextScene({ title: next.title }) : quizTexts.thatWasTheLast}</b>
          {(left !== null || !graded.passed) && (
            <>
              <br />
              <span className="text-quiet">
                {left === null ? quizTexts.nothingMovesOn : quizTexts.opensByItselfIn(left)}
              </span>
            </>
          )}
        </p>
        {left !== null && (
          <Button look="bare" onClick={callOff}>
            {quizTexts.stayHere}
          </Button>
        )}
        <Button look={graded.passed || graded.score === null ? 'line' : 'primary'} onClick={onRetake}>
          <RotateCcw />
          {quizTexts.retake}
        </Button>
        {next ? (
          <Button look={graded.passed ? 'primary' : 'line'} onClick={next.open}>
            {quizTexts.next}
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
