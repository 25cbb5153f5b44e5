import * as z from 'zod/mini';
import { AppError } from '../../../../shared/model/app-error.ts';
import { SessionIdSchema } from '../../../../shared/model/id.ts';
import { InstantSchema } from '../../../../shared/model/time.ts';
import { postKey } from '../../keys.ts';

const PlaceSchema = z.tuple([InstantSchema, z.string().check(z.regex(/^[\w-]{1,128}$/)), SessionIdSchema]);
const LikesSchema = z.string().check(z.regex(/^\d{9}$/));

/** The post that a sort key of the feed ends with. It came from outside: what does not parse is refused. */
const keyOf = (order: readonly string[]) => {
  const place = z.safeParse(PlaceSchema, order);
  if (!place.success) throw new AppError('bad_cursor');
  return postKey(place.data[1], place.data[2]);
};

export const recentPlace = (sortKey: string) => keyOf(sortKey.split('#'));

export const popularPlace = (sortKey: string) => {
  const [likes, ...order] = sortKey.split('#');
  if (!z.safeParse(LikesSchema, likes).success) throw new AppError('bad_cursor');
  return keyOf(order);
};
