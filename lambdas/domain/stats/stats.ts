import type { Mode } from '../../../shared/catalogue/contract-choices.ts';
import type { Stats, TagCount } from '../../../shared/model/learning/progress.ts';
export const noStats: Stats = { totalSessions: 0, hoursLearned: 0, completedStories: 0, tags: [] };

/** Of one mode or of all. Hours have one decimal; the commonest tag comes first. */
export const statsOf = (figures: Figures, mode: Mode | undefined): Stats => ({
  totalSessions: figures.of('sessions', mode),
  hoursLearned: Math.round((10 * figures.of('minutes', mode)) / 60) / 10,
  completedStories: figures.of('completed', mode),
  tags: [...figures.tags(mode)].sort((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1)),
});
export interface Figures {
  of(figure: 'sessions' | 'completed' | 'minutes', mode: Mode | undefined): number;
  /** How many finished sessions outside the bin have each tag. */
  tags(mode: Mode | undefined): readonly TagCount[];
}
