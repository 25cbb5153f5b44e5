import { expect, it } from 'vitest';
import { newSession } from '../../../lambdas/domain/generation/new-session.ts';
import { modeIndex } from '../../../lambdas/store/keys.ts';
import { parseSession, sessionRow } from '../../../lambdas/store/session/row.ts';

const made = newSession('ann', { mode: 'anchor', title: 'Habits' }, Date.parse('2025-01-01T12:00:00.000Z'));

it('a session that is kept without a mode counts as custom, and stands in that list alone [SESS-10, DASH-12, DASH-81]', () => {
  const { mode, ...without } = sessionRow(made);
  expect([mode, sessionRow(parseSession(sessionRow(made))).GSI1PK]).toEqual(['anchor', modeIndex('ann', 'anchor')]);
  const read = parseSession(without);
  expect(read).toEqual({ ...made, mode: 'custom' });
  expect(sessionRow(read)).toMatchObject({
    GSI1PK: modeIndex('ann', 'custom'),
    GSI3SK: `SESSION#custom#${made.id}`,
  });
});

it('a session whose row keeps the sentence that a failure showed has its code, and keeps that when it is written again', () => {
  const cancelled = parseSession({ ...sessionRow(made), failure_reason: 'Cancelled' });
  expect(cancelled.failure_reason).toEqual({ code: 'cancelled' });
  expect(parseSession(sessionRow(cancelled))).toEqual(cancelled);
});

it('a lesson whose row keeps what it leaves out as sentences says them, beside codes; of a code from later it is silent', () => {
  const dropped = { code: 'dropped', params: { dropped: 1, questions: 7 } };
  const notes = ['Nothing was padded.', dropped, { code: 'eclipse', params: {} }];
  const read = parseSession({ ...sessionRow(made), notes });
  expect(read.notes).toEqual([{ code: 'told', params: { text: 'Nothing was padded.' } }, dropped]);
  expect(parseSession(sessionRow(read))).toEqual(read);
});
