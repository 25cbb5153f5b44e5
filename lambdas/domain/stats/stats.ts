import type { Mode } from '../../../shared/catalogue/contract-choices.ts';
import type { Stats, TagCount } from '../../../shared/model/learning/progress.ts';
import type { SessionRecord } from '../session/session.ts';

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

/**
 * What a session counts for among its author's figures: nothing in the bin, nor as long as it is a draft that was never
 * written; its tags once it is written.
 */
export const countsOf = ({ deleted_at, status, learning_status, generated_at, tags }: SessionRecord) => {
  const isNothing = deleted_at !== null || (status === 'draft' && generated_at === null);
  return {
    sessions: isNothing ? 0 : 1,
    completed: !isNothing && learning_status === 'completed' ? 1 : 0,
    tags: isNothing || generated_at === null ? [] : Object.values(tags ?? {}).flat(),
  };
};
