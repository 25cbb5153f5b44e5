import * as z from 'zod/mini';
import { AppError } from '../../shared/model/app-error.ts';
import { SessionIdSchema } from '../../shared/model/id.ts';
import { InstantSchema } from '../../shared/model/time.ts';

/** A cursor is the last sort key of each list that a page was merged from; '' for a list that gave nothing yet. */
export const encodeCursor = (sortKeys: readonly string[]): string =>
  Buffer.from(JSON.stringify(sortKeys)).toString('base64url');

const CursorSchema = z.array(z.string());

export const decodeCursor = (cursor: string, lists: number): string[] => {
  try {
    const parsed = z.safeParse(CursorSchema, JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (parsed.success && parsed.data.length === lists) return parsed.data;
  } catch {}
  throw new AppError('bad_cursor');
};

/** The session a sort key `instant#session` ends with. The key came from outside: what does not parse is refused. */
export const sessionOfOrder = (sortKey: string) => {
  const [at, id, ...rest] = sortKey.split('#');
  const instant = z.safeParse(InstantSchema, at);
  const session = z.safeParse(SessionIdSchema, id);
  if (!instant.success || !session.success || rest.length > 0) throw new AppError('bad_cursor');
  return session.data;
};
