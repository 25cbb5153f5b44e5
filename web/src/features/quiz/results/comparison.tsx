import { Check, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { GradedOpen } from '../../../../../shared/model/learning/question.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { QuestionEvidence } from '../question-evidence.tsx';
import { quizTexts } from '../texts.ts';
import { pointsFound } from './results-view.ts';

interface ComparisonProps {
  graded: GradedOpen;
  busy: boolean;
  /** Indexes of the points found in the answer. */
  onCompare: (found: readonly number[]) => void;
}

/** The points of a good answer as checkboxes for the learner: an answer is not graded by matching words. */
export function Comparison({ graded, busy, onCompare }: ComparisonProps) {
  const { points, score } = graded;
  const [made, setMade] = useState(() => points.map(({ found }) => found));
  const [again, setAgain] = useState(false);
  const changing = again || score === null;
  const tick = (at: number, found: boolean) => setMade(made.map((before, index) => (index === at ? found : before)));
  return (
    <fieldset className="mt-5 rounded-card border border-rule bg-sunk p-5 max-sm:p-4">
      <legend className="float-left mb-1 w-full font-sans text-14 leading-5 font-bold">
        {changing ? quizTexts.compareTitle : pointsFound(graded)}
      </legend>
      <p className="clear-both text-14 text-quiet">{changing ? quizTexts.compareText : quizTexts.comparedText}</p>
      <ul className="mt-4 grid list-none gap-4 p-0">
        {points.map(({ text, evidence, found }, index) => (
          <li key={text}>
            <Checkbox
              label={text === evidence.quote ? quizTexts.comparePoint : <bdi>{text}</bdi>}
              checked={changing ? (made[index] ?? false) : found}
              disabled={!changing}
              onChange={(next) => tick(index, next)}
            />
            <QuestionEvidence passage={evidence} className="mt-2 ml-[34px]" />
          </li>
        ))}
      </ul>
      <div className="mt-5">
        {changing ? (
          <Button
            look="primary"
            size="small"
            busy={busy}
            onClick={() => {
              setAgain(false);
              onCompare(made.flatMap((found, index) => (found ? [index] : [])));
            }}
          >
            <Check />
            {quizTexts.compareKeep}
          </Button>
        ) : (
          <Button look="bare" size="small" className="-ml-3" onClick={() => setAgain(true)}>
            <Pencil />
            {quizTexts.compareAnew}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
