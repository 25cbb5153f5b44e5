import type { SessionId } from '../../../shared/model/id.ts';
import type { PostRecord } from '../../domain/post/post.ts';
import { postKey } from '../keys.ts';
import { getRow, type Table } from '../table.ts';
import { parsePost } from './row.ts';

/** A post is stored under its author. */
export const findPost = async (
  table: Table,
  author: string,
  session: SessionId,
  options: { consistent?: boolean } = {},
): Promise<PostRecord | undefined> => {
  const row = await getRow(table, postKey(author, session), options);
  return row === undefined ? undefined : parsePost(row);
};
