import * as z from 'zod/mini';
import { AppError } from '../../../../shared/model/app-error.ts';
import { SessionIdSchema } from '../../../../shared/model/id.ts';
import type { PersonQuery, PostPage } from '../../../domain/post/ports.ts';
import { decodeCursor, encodeCursor } from '../../cursor.ts';
import { postKey } from '../../keys.ts';
import { beginsWith, queryPage } from '../../query.ts';
import type { Table } from '../../table.ts';
import { parsePost } from '../row.ts';

const placeOf = (cursor: string) => {
  const id = z.safeParse(SessionIdSchema, decodeCursor(cursor, 1)[0]);
  if (!id.success) throw new AppError('bad_cursor');
  return id.data;
};

/** What a person shares, newest made first; a session's id sorts by when it was made. */
export const listPersonPosts = async (table: Table, { userId, limit, cursor }: PersonQuery): Promise<PostPage> => {
  const { items, more } = await queryPage(table, {
    ...beginsWith(postKey(userId, 'ses_').PK, 'POST#'),
    ScanIndexForward: false,
    Limit: limit,
    ...(cursor === undefined ? {} : { ExclusiveStartKey: { ...postKey(userId, placeOf(cursor)) } }),
  });
  const posts = items.map(parsePost);
  const last = posts.at(-1);
  return {
    posts: posts.filter(({ hidden }) => !hidden),
    cursor: more && last ? encodeCursor([last.session_id]) : null,
  };
};
