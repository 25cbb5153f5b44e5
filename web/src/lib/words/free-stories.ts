import { planLimits } from '../../../../shared/catalogue/limits.ts';
import { countTexts } from '../../texts/counts.ts';
import { capital, inWords } from '../../texts/numbers.ts';

const { stories } = planLimits.free;

/** "Three story sessions are free." */
export const freeStories = countTexts.freeStories(stories, { stories: capital(inWords(stories)) });
