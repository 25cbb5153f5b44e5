import type { ReactNode } from 'react';
import { PASS_MARK } from '../../../../../shared/catalogue/limits.ts';
import { Progress } from '../../../ui/display/progress.tsx';
import { quizTexts } from '../texts.ts';

function Mark({ score, passed }: { score: number; passed: boolean }) {
  return (
    <>
      <Progress
        bare
        className="mt-7"
        label={quizTexts.scoreLabel}
        value={score}
        tone={passed ? 'done' : 'plain'}
        mark={PASS_MARK}
      />
      <div className="relative mt-2 h-[18px] text-13 text-quiet">
        <span className="absolute -translate-x-1/2 whitespace-nowrap" style={{ left: `${PASS_MARK}%` }}>
          {quizTexts.passMark({ mark: PASS_MARK })}
        </span>
      </div>
    </>
  );
}

interface ScoreHeadProps {
  /** Percent; null when nothing counts. */
  score: number | null;
  passed: boolean;
  text: string;
  /** Names the score where a second one is mentioned beside it. */
  caption?: string | undefined;
  /** The heading that puts the score into words. */
  children: ReactNode;
}

/** A score, and its distance from the pass mark. */
export function ScoreHead({ score, passed, text, caption, children }: ScoreHeadProps) {
  return (
    <div className="border-b border-ink pb-8">
      <div className="grid items-end gap-x-8 gap-y-2 sm:grid-cols-[auto_1fr]">
        {score !== null && (
          <div className="font-serif text-[80px] leading-[76px] font-medium tracking-[-0.04em] lining-nums sm:text-[96px] sm:leading-[84px]">
            {score}
            <small className="text-[44px] tracking-normal">%</small>
            {caption && (
              <span className="mt-1 block font-sans text-14 leading-5 font-semi tracking-normal text-quiet">
                {caption}
              </span>
            )}
          </div>
        )}
        <div>
          {children}
          <p className="mt-1 text-quiet">{text}</p>
        </div>
      </div>
      {score !== null && <Mark score={score} passed={passed} />}
    </div>
  );
}
