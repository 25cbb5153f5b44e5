import type { SessionId } from '../../../../shared/model/id.ts';
import { type Fragment, update } from '../../fragment.ts';
import { countKey } from '../../keys.ts';

/** Changes one of a post's sixteen counters. It names the author, so that the stream handler finds the post. */
export const countLikes = (id: SessionId, author: string, shard: number, by: 1 | -1): Fragment =>
  update(countKey(id, shard), 'SET session_id = :id, author_id = :author ADD likes :by', {
    ':id': id,
    ':author': author,
    ':by': by,
  });
