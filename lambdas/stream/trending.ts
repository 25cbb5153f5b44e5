import { table } from '../runtime/container.ts';
import { settlePosts } from '../store/post/list/rank-posts.ts';

/** Called by a schedule: what moves the community now. */
export const handler = async (): Promise<void> => {
  await settlePosts(table(), Date.now());
};
