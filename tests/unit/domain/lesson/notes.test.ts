import { expect, it } from 'vitest';
import { notesOn } from '../../../../lambdas/domain/lesson/notes.ts';

const contract = { sceneTarget: 5, questionTarget: 3 };
const slot = { order: 1, type: 'chapter' as const, questions: 0, chunks: [] };
const layout = { slots: Array(5).fill(slot), questions: 3 };
const missing = { ...slot, title: 'The springs' };

it('says nothing about a lesson that has all it was asked for', () => {
  expect(notesOn({ contract, layout, missing: [], passed: 3 })).toEqual([]);
});

it('names what is missing and why, each in its own words', () => {
  const thin = { slots: [slot], questions: 1 };
  expect(notesOn({ contract, layout: thin, missing: [missing, { ...missing, type: 'recap' }], passed: 0 })).toEqual([
    'This material holds enough for 1 scene and 1 question instead of 5 and 3. Nothing was padded.',
    'The chapter “The springs” could not be written.',
    'The scene “The springs” could not be written.',
    '1 of 1 question was left out: none that passes our checks could be written.',
  ]);
});
