import type { PostRecord } from '../../../domain/post/post.ts';
import { termsOf } from '../../../domain/post/search-terms.ts';
import { deleteRows } from '../../batch.ts';
import { put } from '../../fragment.ts';
import { postTermKey } from '../../keys.ts';
import { type Table, writeIf } from '../../table.ts';
import { findPost } from '../find-post.ts';

/** Its title's words lead to a post as it is now, whatever the images say: changes may be told twice, and late. */
export const indexPost = async (table: Table, images: readonly PostRecord[]): Promise<void> => {
  const [any] = images;
  if (!any) return;
  const { session_id, author_id } = any;
  const post = await findPost(table, author_id, session_id, { consistent: true });
  const terms = post && !post.hidden ? termsOf(post.title) : [];
  const old = images.flatMap(({ title }) => termsOf(title)).filter((term) => !terms.includes(term));
  await deleteRows(
    table,
    [...new Set(old)].map((term) => postTermKey(term, session_id)),
  );
  for (const term of terms) await writeIf(table, put({ ...postTermKey(term, session_id), session_id, author_id }));
};
