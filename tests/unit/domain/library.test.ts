import { describe, expect, it } from 'vitest';
import { newSession } from '../../../lambdas/domain/generation/new-session.ts';
import { newLibraryEntry, presentLibraryEntry } from '../../../lambdas/domain/library/library.ts';
import { newReader } from '../../../lambdas/domain/progress/progress.ts';
import type { SessionRecord } from '../../../lambdas/domain/session/session.ts';
import { newId } from '../../../shared/model/id.ts';
import { instant } from '../../../shared/model/time.ts';

const now = Date.parse('2025-01-01T12:00:00.000Z');
const session: SessionRecord = {
  ...newSession('ann', { mode: 'custom', title: 'Cells' }, now),
  id: newId('ses', now),
  status: 'ready',
  visibility: 'community',
  generated_at: instant(now),
  generated_scene_count: 4,
  scene_end: 4,
  progress_percentage: 25,
};
const reader = { ...newReader('ben', session.id), begun: true, completed: [1, 2, 3, 4] };
const added = newLibraryEntry(session, reader, 'Ann', now);

describe('an added session', () => {
  it('shows its reader’s progress and not its author’s', () => {
    expect(presentLibraryEntry(added, session, now)).toMatchObject({
      learning_status: 'completed',
      scene_progress: 100,
    });
  });

  it('that its author has expanded since is not completed any more', () => {
    const grown = { ...session, generated_scene_count: 8, scene_end: 8 };
    expect(presentLibraryEntry(added, grown, now)).toMatchObject({
      learning_status: 'in-progress',
      scene_progress: 50,
    });
  });

  it('that is hidden, private, in the bin or gone is a title that is no longer shared [SESS-46]', () => {
    const lost = [
      { ...session, hidden: true },
      { ...session, visibility: 'private' as const },
      { ...session, deleted_at: instant(now) },
      undefined,
    ];
    for (const found of lost)
      expect(presentLibraryEntry(added, found, now)).toMatchObject({
        title: 'Cells',
        description: null,
        generated_scene_count: 0,
        added: { shared: false, author: 'Ann' },
      });
  });
});
