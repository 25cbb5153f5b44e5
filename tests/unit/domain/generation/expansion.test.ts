import { expect, it } from 'vitest';
import { beginExpansion, withExpansion } from '../../../../lambdas/domain/generation/expansion.ts';
import { newSession } from '../../../../lambdas/domain/generation/new-session.ts';
import type { SessionRecord } from '../../../../lambdas/domain/session/session.ts';
import { newId } from '../../../../shared/model/id.ts';
import type { Note } from '../../../../shared/model/session/note.ts';

const now = Date.parse('2025-01-01T12:00:00.000Z');
const less: Note = { code: 'dropped', params: { dropped: 1, questions: 7 } };
const thin: Note = { code: 'thin', params: { scenes: 2, questions: 4, wantedScenes: 5, wantedQuestions: 4 } };
const written: SessionRecord = {
  ...newSession('ann', { mode: 'custom' }, now),
  status: 'completed',
  learning_status: 'completed',
  scene_end: 9,
  scene_count_target: 9,
  quiz_count_target: 7,
  question_counts: { asked: 7, passed: 6 },
  notes: [less],
  failure_reason: { code: 'busy' },
};

it('keeps status and everything learned while more is written, and forgets why it failed before [EDIT-24]', () => {
  const generation = newId('gen');
  const { generation_id, failure_reason, updated_at, ...kept } = beginExpansion(written, generation, now + 1);
  expect([generation_id, failure_reason]).toEqual([generation, null]);
  expect(written).toMatchObject(kept);
});

it('counts what was added beside what stood, and says both of what is missing', () => {
  const after = { ...written, question_counts: { asked: 4, passed: 3 }, notes: [thin, { ...less }] };
  expect(withExpansion(written, after, 5)).toMatchObject({
    scene_end: 14,
    scene_count_target: 14,
    quiz_count_target: 11,
    question_counts: { asked: 11, passed: 9 },
    notes: [less, thin],
  });
});

it('leaves targets that nobody set unset', () => {
  const untargeted = { ...written, scene_count_target: null, quiz_count_target: null, question_counts: null };
  expect(withExpansion(untargeted, untargeted, 0)).toMatchObject({ quiz_count_target: null });
});
