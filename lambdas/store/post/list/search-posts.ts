import * as z from 'zod/mini';
import { AppError } from '../../../../shared/model/app-error.ts';
import { SessionIdSchema } from '../../../../shared/model/id.ts';
import type { PostPage, TermQuery } from '../../../domain/post/ports.ts';
import { hasTerms } from '../../../domain/post/search-terms.ts';
import { decodeCursor, encodeCursor } from '../../cursor.ts';
import { postTermKey } from '../../keys.ts';
import { queryPage } from '../../query.ts';
import type { Table } from '../../table.ts';
import { findPosts } from './find-posts.ts';

const RowSchema = z.object({ SK: z.string(), session_id: SessionIdSchema, author_id: z.string() });

/** The longest word leaves the fewest rows to look at; the others are looked for in the titles. */
const narrowest = (terms: readonly string[]): string =>
  terms.reduce((longest, term) => (term.length > longest.length ? term : longest), '');

/** Posts with a word in their title that begins with each of the terms. */
export const searchPosts = async (table: Table, { terms, limit, cursor }: TermQuery): Promise<PostPage> => {
  const term = narrowest(terms);
  const { PK } = postTermKey(term, '');
  const [after] = cursor === undefined ? [] : decodeCursor(cursor, 1);
  if (after !== undefined && !after.startsWith(term)) throw new AppError('bad_cursor');
  const { items, more } = await queryPage(table, {
    KeyConditionExpression: 'PK = :pk AND begins_with(SK, :term)',
    ExpressionAttributeValues: { ':pk': PK, ':term': term },
    Limit: limit,
    ...(after === undefined ? {} : { ExclusiveStartKey: { PK, SK: after } }),
  });
  const rows = items.map((item) => z.parse(RowSchema, item));
  // A title may have two words that begin alike
  const found = new Map(rows.map((row) => [row.session_id, row]));
  const posts = await findPosts(table, [...found.values()]);
  const last = rows.at(-1);
  return {
    posts: posts.filter(({ title }) => hasTerms(title, terms)),
    cursor: more && last ? encodeCursor([last.SK]) : null,
  };
};
