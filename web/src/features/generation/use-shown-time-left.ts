import { useBasic } from '../../lib/use-basic.ts';
import { basicTexts } from '../../texts/basic.ts';
import type { GenerationView } from './generation-view.ts';
import { generationTexts } from './texts.ts';

interface ShownTimeLeft {
  /** How long a whole session usually takes, or that this one takes longer. */
  readonly usual: string;
  /** The estimated milliseconds to display; null for none. */
  readonly left: number | null;
}

/**
 * The remaining time as far as it can be estimated. Without a language model the writing takes seconds: a longer estimate
 * only means that it paused, for example while the service was down, and is not shown.
 */
export const useShownTimeLeft = ({ timeLeft, isLate }: Pick<GenerationView, 'timeLeft' | 'isLate'>): ShownTimeLeft => {
  if (useBasic()) return { usual: basicTexts.usualTime, left: null };
  return { usual: isLate ? generationTexts.late : generationTexts.usualTime, left: timeLeft };
};
