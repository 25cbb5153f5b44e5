import { useBasic } from '../../lib/use-basic.ts';
import { basicTexts } from '../../texts/basic.ts';
import { generationTexts } from './texts.ts';

interface ShownTimeLeft {
  /** Milliseconds that a whole session usually takes. */
  readonly usual: string;
  /** The estimated milliseconds to display; null for none. */
  readonly left: number | null;
}

/**
 * The remaining time as far as it can be estimated. Without a language model the writing takes seconds: a longer estimate
 * only means that it paused, for example while the service was down, and is not shown.
 */
export const useShownTimeLeft = (reckoned: number | null): ShownTimeLeft =>
  useBasic() ? { usual: basicTexts.usualTime, left: null } : { usual: generationTexts.usualTime, left: reckoned };
