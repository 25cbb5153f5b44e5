import { CircleCheck, CircleDashed } from 'lucide-react';
import type { GradedOpen, OpenQuestion, OwnView } from '../../../../shared/model/question.ts';
import { quizTexts } from '../../texts/quiz.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { FromNotes } from './from-notes.tsx';
import { pointsFound } from './results-view.ts';

const views = [
  { value: 'right', label: quizTexts.iHadThisRight },
  { value: 'not_right', label: quizTexts.notRight },
] as const satisfies readonly { value: OwnView; label: string }[];

interface OpenAnswerProps {
  question: OpenQuestion;
  graded: GradedOpen;
  onView: (view: OwnView) => void;
}

const heading = 'mt-5 font-sans text-14 leading-5 font-bold tracking-normal';

/** An answer in one's own words beside the model answer, point by point. */
export function OpenAnswer({ question, graded, onView }: OpenAnswerProps) {
  return (
    <>
      {question.scenario !== null && (
        <p dir="auto" className="mt-2 font-serif text-16 text-quiet">
          {question.scenario}
        </p>
      )}
      <h3 className={heading}>{quizTexts.yourAnswer}</h3>
      <p dir="auto" className="mt-1 font-serif text-17 wrap-anywhere whitespace-pre-line">
        {graded.answer || 'none'}
      </p>
      <h3 className={heading}>{quizTexts.modelAnswer}</h3>
      <p dir="auto" className="mt-1 font-serif text-17 wrap-anywhere">
        {graded.modelAnswer}
      </p>
      <h3 className={heading}>{pointsFound(graded)}</h3>
      <ul className="mt-2 grid list-none gap-4 p-0">
        {graded.points.map(({ text, evidence, found }) => (
          <li key={text} className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-2.5">
            <span className="mt-1">
              {found ? <CircleCheck className="text-done" /> : <CircleDashed className="text-quiet" />}
            </span>
            <div className="text-15 leading-6">
              <p className="wrap-anywhere">
                {/* The embedded engine's points are the passages themselves. */}
                {text !== evidence.quote && (
                  <>
                    <bdi>{text}</bdi>{' '}
                  </>
                )}
                <span className={found ? 'font-semi text-done' : 'text-quiet'}>
                  {found ? quizTexts.inYourAnswer : quizTexts.notInYourAnswer}
                </span>
              </p>
              <FromNotes passage={evidence} className="mt-2" />
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2 text-14 text-quiet">
        <span>{quizTexts.yourOwnViewKept}</span>
        <Segmented
          label={quizTexts.yourOwnView}
          options={views}
          value={graded.view ?? ('' as OwnView)}
          onChange={onView}
        />
      </div>
    </>
  );
}
