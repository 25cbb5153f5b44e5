import type { DynamoDBRecord } from 'aws-lambda';
import * as z from 'zod/mini';
import { SessionIdSchema } from '../../../shared/model/id.ts';
import type { PostRecord } from '../../domain/post/post.ts';
import type { UserRecord } from '../../domain/user/user.ts';
import { parsePost } from '../post/row.ts';
import { parseUser } from '../user/row.ts';
import { type Images, imagesOf } from './images.ts';

const CountSchema = z.object({ session_id: SessionIdSchema, author_id: z.string() });

/** What became of a row that posts are made of, or that they repeat something of. */
export type PostChange =
  | ({ readonly kind: 'post' } & Images<PostRecord>)
  | ({ readonly kind: 'count' } & Images<z.infer<typeof CountSchema>>)
  | ({ readonly kind: 'author' } & Images<UserRecord>);

export const readPostChange = (record: DynamoDBRecord): PostChange | undefined => {
  const sortKey = record.dynamodb?.Keys?.['SK']?.S ?? '';
  if (sortKey.startsWith('POST#')) return { kind: 'post', ...imagesOf(record, parsePost) };
  if (sortKey === 'COUNT') return { kind: 'count', ...imagesOf(record, (row) => z.parse(CountSchema, row)) };
  if (sortKey === 'PROFILE') return { kind: 'author', ...imagesOf(record, parseUser) };
  return undefined;
};
