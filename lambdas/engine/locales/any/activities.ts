import type { LocaleActivities } from '../activities.ts';

/** What needs no words of ours: recall, gaps, pairs and the material's own questions. */
export const activities: LocaleActivities = { means: null, sort: null, steps: null, why: null, unfit: null };
