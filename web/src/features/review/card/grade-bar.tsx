import { type Ref, useEffect, useRef } from 'react';
import type { CardGrade, DeckCard } from '../../../../../shared/model/learning/card.ts';
import { cx } from '../../../ui/cx.ts';
import { Kbd } from '../../../ui/display/kbd.tsx';
import { RichText } from '../../../ui/display/rich-text.tsx';
import { gradeSet, gradesFor } from '../sitting/figures.ts';
import { intervalText } from '../sitting/next-days.ts';
import type { CardVerdict } from '../sitting/sitting.ts';
import { reviewTexts } from '../texts.ts';

/** Milliseconds in which a second tap still belongs to the first, which has shown the answer. */
const SAME_TAP = 300;

interface GradeBarProps {
  verdict: CardVerdict;
  card: DeckCard;
  /** False while the server has not said yet what the grades lead to. */
  sure: boolean;
  heading: Ref<HTMLHeadingElement>;
  onGrade: (grade: CardGrade) => void;
}

const sayings: Record<CardVerdict, string> = {
  right: reviewTexts.setRight,
  wrong: reviewTexts.setMissed,
  own: reviewTexts.setOwn,
};

export function GradeBar({ verdict, card, sure, heading, onGrade }: GradeBarProps) {
  const opened = useRef(0);
  useEffect(() => {
    opened.current = performance.now();
  }, []);
  const set = gradeSet(verdict);
  const grades = gradesFor(verdict);
  return (
    <div className="gradebar">
      <div className="mb-3 flex flex-wrap justify-between gap-x-3 text-14 text-quiet">
        <h2
          ref={heading}
          tabIndex={-1}
          className="font-sans text-14 leading-5 font-semi tracking-normal text-ink outline-none"
        >
          {reviewTexts.when}
        </h2>
        <span className="max-sm:hidden">
          <RichText text={sayings[verdict]} parts={{ grade: set && reviewTexts[set] }} />{' '}
          {set && <Kbd>{reviewTexts.keyEnter}</Kbd>}
        </span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be one more rule around a row of buttons */}
      <div className={cx('grades', grades.length === 2 && 'two')} role="group" aria-label={reviewTexts.grades}>
        {grades.map((grade, at) => (
          <button
            key={grade}
            type="button"
            className={cx('grade', grade === set && 'set')}
            onClick={({ detail }) => {
              // A key press is no tap, and has a detail of 0
              if (detail === 0 || performance.now() - opened.current > SAME_TAP) onGrade(grade);
            }}
          >
            <b>{reviewTexts[grade]}</b> <small>{sure ? intervalText(card.outcomes[grade]) : ' '}</small>
            <kbd>{at + 1}</kbd>
          </button>
        ))}
      </div>
    </div>
  );
}
