import { table } from '../runtime/container.ts';
import { refreshTrending } from '../store/post/list/rank-posts.ts';

/** Called by a schedule: refreshes the Trending tab. */
export const handler = async (): Promise<void> => {
  await refreshTrending(table(), Date.now());
};
