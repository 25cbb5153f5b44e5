import { isAuthorChanged, isCardChanged } from '../../domain/post/post.ts';
import { table } from '../../runtime/container.ts';
import { countPost } from '../../store/post/counts/count-post.ts';
import { indexPost } from '../../store/post/list/index-post.ts';
import { refreshCard } from '../../store/post/refresh-card.ts';
import { renameAuthor } from '../../store/post/rename-author.ts';
import type { TableChange } from '../../store/stream/table-change.ts';

/** Updates the search words of a post. */
export const indexWords = ({ before, after }: TableChange<'post'>): Promise<void> =>
  indexPost(
    table(),
    [before, after].filter((post) => post !== undefined),
  );

export const sumCounts = async ({ after }: TableChange<'count'>): Promise<void> => {
  if (after) await countPost(table(), after, Date.now());
};

export const renamePosts = async (change: TableChange<'user'>): Promise<void> => {
  if (change.after && isAuthorChanged(change)) await renameAuthor(table(), change.after.id);
};

export const refreshPost = async (change: TableChange<'session'>): Promise<void> => {
  if (change.after && isCardChanged(change)) await refreshCard(table(), change.after.id);
};
