import { CircleCheck, CircleDashed } from 'lucide-react';
import type { GradedOpen, OpenQuestion, OwnView } from '../../../../../shared/model/learning/question.ts';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { QuestionEvidence } from '../question-evidence.tsx';
import { Comparison } from '../results/comparison.tsx';
import { pointsFound } from '../results/results-view.ts';
import { quizTexts } from '../texts.ts';

const views = [
  { value: 'right', label: quizTexts.viewRight },
  { value: 'not_right', label: quizTexts.viewWrong },
] as const satisfies readonly { value: OwnView; label: string }[];

interface OpenAnswerProps {
  question: OpenQuestion;
  graded: GradedOpen;
  /** Undefined for an anonymous reader, whose comparison is not saved. */
  remarks:
    | {
        readonly busy: boolean;
        readonly onView: (view: OwnView) => void;
        readonly onCompare: (found: readonly number[]) => void;
      }
    | undefined;
}

const heading = 'mt-5 font-sans text-14 leading-5 font-bold tracking-normal';

function Points({ points, told }: Pick<GradedOpen, 'points'> & { told: boolean }) {
  return (
    <ul className="mt-2 grid list-none gap-4 p-0">
      {points.map(({ text, evidence, found }) => (
        <li key={text} className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-2.5">
          <span className="mt-1">
            {found && told ? <CircleCheck className="text-done" /> : <CircleDashed className="text-quiet" />}
          </span>
          <div className="text-15 leading-6">
            <p className="wrap-anywhere">
              {/* Without a language model the points are the passages themselves. */}
              {text !== evidence.quote && (
                <>
                  <bdi>{text}</bdi>{' '}
                </>
              )}
              {told && (
                <span className={found ? 'font-semi text-done' : 'text-quiet'}>
                  {found ? quizTexts.pointFound : quizTexts.pointMissing}
                </span>
              )}
            </p>
            <QuestionEvidence passage={evidence} className="mt-2" />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Judged({ graded, remarks }: Pick<OpenAnswerProps, 'graded' | 'remarks'>) {
  return (
    <>
      <h3 className={heading}>{pointsFound(graded)}</h3>
      <Points points={graded.points} told />
      {remarks && (
        <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2 text-14 text-quiet">
          <span>{quizTexts.viewKept}</span>
          <Segmented
            label={quizTexts.viewLabel}
            options={views}
            value={graded.view ?? ('' as OwnView)}
            onChange={remarks.onView}
          />
        </div>
      )}
    </>
  );
}

/** A free-text answer beside the model answer, point by point. Without a language model the learner compares them. */
export function OpenAnswer({ question, graded, remarks }: OpenAnswerProps) {
  const compared = graded.judge === 'learner' && graded.answer !== '';
  return (
    <>
      {question.scenario !== null && (
        <p dir="auto" className="mt-2 font-serif text-16 text-quiet">
          {question.scenario}
        </p>
      )}
      <h3 className={heading}>{quizTexts.ownAnswer}</h3>
      <p dir="auto" className="mt-1 font-serif text-17 wrap-anywhere whitespace-pre-line">
        {graded.answer || 'none'}
      </p>
      <h3 className={heading}>{quizTexts.modelAnswer}</h3>
      <p dir="auto" className="mt-1 font-serif text-17 wrap-anywhere">
        {graded.modelAnswer}
      </p>
      {!compared && <Judged graded={graded} remarks={remarks} />}
      {compared && remarks && <Comparison graded={graded} busy={remarks.busy} onCompare={remarks.onCompare} />}
      {compared && !remarks && <Points points={graded.points} told={false} />}
    </>
  );
}
