import { table } from '../runtime/container.ts';
import { rankPosts } from '../store/post/rank-posts.ts';

/** Called by a schedule: what moves the community now. */
export const handler = async (): Promise<void> => {
  await rankPosts(table(), Date.now());
};
