import { useBasic } from '../../lib/use-basic.ts';
import { basicTexts } from '../../texts/basic.ts';
import { generationTexts } from './texts.ts';

interface TimeSaid {
  /** What a whole session usually takes. */
  readonly usual: string;
  /** Of the milliseconds reckoned from the pace so far, those to be shown; null for none. */
  readonly left: number | null;
}

/**
 * How long the writing takes, as far as it can be said. Without a model it is over in seconds: a longer time, reckoned
 * from its pace, says that it rested, such as while the service was down.
 */
export const useTimeSaid = (reckoned: number | null): TimeSaid =>
  useBasic() ? { usual: basicTexts.usualTime, left: null } : { usual: generationTexts.usualTime, left: reckoned };
