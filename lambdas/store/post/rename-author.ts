import { authorOf, type PostRecord } from '../../domain/post/post.ts';
import { postKey } from '../keys.ts';
import { beginsWith, queryAll } from '../query.ts';
import { type Table, writeIf } from '../table.ts';
import { findUser } from '../user/row.ts';
import { VersionConflict, withOptimisticLock } from '../version-conflict.ts';
import { findPost } from './find-post.ts';
import { putPost } from './put-post.ts';
import { parsePost } from './row.ts';

const rename = (table: Table, { author_id, session_id }: PostRecord): Promise<void> =>
  withOptimisticLock(async () => {
    const user = await findUser(table, author_id, { consistent: true });
    const post = await findPost(table, author_id, session_id, { consistent: true });
    const author = authorOf(user);
    if (!post || (post.author_name === author.author_name && post.author_listed === author.author_listed)) return;
    if (!(await writeIf(table, putPost({ ...post, ...author })))) throw new VersionConflict();
  });

/** Copies the user's name and whether the profile is public to all their posts. */
export const renameAuthor = async (table: Table, userId: string): Promise<void> => {
  const rows = await queryAll(table, beginsWith(postKey(userId, 'ses_').PK, 'POST#'));
  for (const row of rows) await rename(table, parsePost(row));
};
