import type { SessionId } from '../../../../shared/model/id.ts';
import { type Fragment, update } from '../../fragment.ts';
import { countKey } from '../../keys.ts';

/** One of a post's sixteen counters; whose post it is lets the stream's reader find it. */
export const countLikes = (id: SessionId, author: string, shard: number, by: 1 | -1): Fragment =>
  update(countKey(id, shard), 'SET session_id = :id, author_id = :author ADD likes :by', {
    ':id': id,
    ':author': author,
    ':by': by,
  });
