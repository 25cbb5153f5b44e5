import { CircleCheck, CircleX } from 'lucide-react';
import type { OptionKey, OptionQuestion } from '../../../../../shared/model/learning/question.ts';
import { directionOf } from '../../../../../shared/model/text/direction.ts';
import { cx } from '../../../ui/cx.ts';
import { letterOf } from '../../../ui/form/option-list.tsx';
import type { CardAnswer } from '../sitting/sitting.ts';
import { reviewTexts } from '../texts.ts';

interface OptionsProps {
  question: OptionQuestion;
  correct: OptionKey['correctAnswer'];
  /** Null while it is asked. */
  answer: CardAnswer | null;
  onChoose: (option: number) => void;
}

/** The options as in a quiz, but choosing one is the answer: so they are buttons, which arrow keys do not choose. */
export function QuestionOptions({ question, correct, answer, onChoose }: OptionsProps) {
  return (
    <ol className="cardopts" dir={directionOf(question.question)}>
      {question.options.map((option, at) => {
        const letter = <span className="l">{letterOf(at)}</span>;
        const text = (
          <span dir="auto" className="wrap-anywhere">
            {option}
          </span>
        );
        if (!answer)
          return (
            <li key={option}>
              <button type="button" className="cardopt" onClick={() => onChoose(at)}>
                {letter} {text}
              </button>
            </li>
          );
        const own = answer.chosen === at;
        return (
          <li key={option} className={cx('cardopt shown', at === correct ? 'ok' : own && 'no')}>
            {letter} {text}
            {at === correct && (
              <span className="say">
                <CircleCheck /> {own ? reviewTexts.markRight : reviewTexts.markRightAnswer}
              </span>
            )}
            {own && at !== correct && (
              <span className="say">
                <CircleX /> {reviewTexts.markOwn}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
