import { describe, expect, it } from 'vitest';
import { lessonReady } from '../../../../lambdas/domain/notification/mail-texts.ts';
import { newId } from '../../../../shared/model/id.ts';
import type { Note } from '../../../../shared/model/session/note.ts';
import { noteText } from '../../../../web/src/features/viewer/prose/note-text.ts';

const cases: readonly [Note, string][] = [
  [
    { code: 'borrowed' },
    'This lesson is not from your material: there was none, so a text on the topic was written first.',
  ],
  [
    { code: 'elsewhere', params: { topic: 'Photosynthesis' } },
    'Your material does not mention “Photosynthesis”. The lesson tells what stands in the material.',
  ],
  [
    { code: 'untranslated', params: { language: 'es' } },
    'This is told in the language of the material, not in Spanish: “Basic, no AI” takes its sentences from there.',
  ],
  [
    { code: 'thin', params: { scenes: 1, questions: 2, wantedScenes: 5, wantedQuestions: 3 } },
    'This material holds enough for 1 scene and 2 questions instead of 5 and 3. Nothing was padded.',
  ],
  [
    { code: 'unwritten', params: { kind: 'chapter', title: 'The springs' } },
    'The chapter “The springs” could not be written.',
  ],
  [
    { code: 'unwritten', params: { kind: 'scene', title: 'The springs' } },
    'The scene “The springs” could not be written.',
  ],
  [
    { code: 'dropped', params: { dropped: 1, questions: 1 } },
    '1 of 1 question was left out: none that passes our checks could be written.',
  ],
  [
    { code: 'dropped', params: { dropped: 4, questions: 7 } },
    '4 of 7 questions were left out: none that passes our checks could be written.',
  ],
  [{ code: 'told', params: { text: 'Nothing was padded.' } }, 'Nothing was padded.'],
];

describe('what a lesson leaves out', () => {
  it.each(cases)('is said alike on its page and in its mail: %j', (note, sentence) => {
    expect(noteText(note)).toBe(sentence);
    const session = { id: newId('ses'), title: 'Rivers', mode: 'custom' } as const;
    expect(lessonReady('https://fabula.example', { ...session, notes: [note] }).paragraphs).toContain(sentence);
  });

  it('is left unsaid where a page is older than the code', () => {
    expect(noteText({ code: 'eclipse' } as unknown as Note)).toBeNull();
  });
});
