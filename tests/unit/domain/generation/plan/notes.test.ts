import { expect, it } from 'vitest';
import { notesOn } from '../../../../../lambdas/domain/generation/plan/notes.ts';

const spec = { sceneTarget: 5, questionTarget: 3 };
const slot = { order: 1, type: 'chapter' as const, questions: 0, chunks: [] };
const draft = { scenes: Array(5).fill(slot), questions: 3 };
const missing = { ...slot, title: 'The springs' };

it('says nothing about a lesson that has all it was asked for', () => {
  expect(notesOn({ spec, draft, missing: [], passed: 3 })).toEqual([]);
});

it('names what is missing and why, each by its code', () => {
  const thin = { scenes: [slot], questions: 1 };
  expect(notesOn({ spec, draft: thin, missing: [missing, { ...missing, type: 'recap' }], passed: 0 })).toEqual([
    { code: 'thin', params: { scenes: 1, questions: 1, wantedScenes: 5, wantedQuestions: 3 } },
    { code: 'unwritten', params: { kind: 'chapter', title: 'The springs' } },
    { code: 'unwritten', params: { kind: 'scene', title: 'The springs' } },
    { code: 'dropped', params: { dropped: 1, questions: 1 } },
  ]);
});
