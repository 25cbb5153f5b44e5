import { CircleCheck, CircleDashed } from 'lucide-react';
import type { GradedOpen, OpenQuestion, OwnView } from '../../../../shared/model/question.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { FromNotes } from './from-notes.tsx';
import { pointsFound } from './results-view.ts';

const views = [
  { value: 'right', label: 'I had this right' },
  { value: 'not_right', label: 'Not right' },
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
      {question.scenario !== null && <p className="mt-2 font-serif text-16 text-quiet">{question.scenario}</p>}
      <h3 className={heading}>Your answer</h3>
      <p className="mt-1 font-serif text-17 wrap-anywhere whitespace-pre-line">{graded.answer || 'none'}</p>
      <h3 className={heading}>Model answer</h3>
      <p className="mt-1 font-serif text-17 wrap-anywhere">{graded.modelAnswer}</p>
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
                {text !== evidence.quote && `${text} `}
                <span className={found ? 'font-semi text-done' : 'text-quiet'}>
                  {found ? 'In your answer' : 'Not in your answer'}
                </span>
              </p>
              <FromNotes passage={evidence} className="mt-2" />
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2 text-14 text-quiet">
        <span>Your own view, kept beside the grade:</span>
        <Segmented label="Your own view" options={views} value={graded.view ?? ('' as OwnView)} onChange={onView} />
      </div>
    </>
  );
}
