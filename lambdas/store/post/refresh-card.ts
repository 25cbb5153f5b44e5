import type { SessionId } from '../../../shared/model/id.ts';
import { hasPost, withCard } from '../../domain/post/post.ts';
import { findSession } from '../session/row.ts';
import { type Table, writeIf } from '../table.ts';
import { VersionConflict, withOptimisticLock } from '../version-conflict.ts';
import { findPost } from './find-post.ts';
import { putPost } from './put-post.ts';

export const refreshCard = (table: Table, id: SessionId): Promise<void> =>
  withOptimisticLock(async () => {
    const session = await findSession(table, id);
    if (!session || !hasPost(session)) return;
    const post = await findPost(table, session.user_id, id, { consistent: true });
    if (!post) return;
    const next = withCard(post, session);
    if (next && !(await writeIf(table, putPost(next)))) throw new VersionConflict();
  });
