import { describe, expect, it } from 'vitest';
import { customDefaults } from '../../../../shared/catalogue/defaults.ts';
import { emptyForm, FormSchema } from '../../../../web/src/features/wizard/draft/draft.ts';
import { draftFrom } from '../../../../web/src/features/wizard/draft/use-earlier-draft.ts';
import { excerpt, reviewOf } from '../../../../web/src/features/wizard/steps/review.ts';
import { authorOptions, genreOptions } from '../../../../web/src/features/wizard/steps/style-options.ts';
import { aSession } from '../samples/sessions.ts';

describe('the form', () => {
  it('holds the fields of the custom form and a language, private by default [CUST-16, CUST-38]', () => {
    expect(Object.keys(FormSchema.shape).sort()).toEqual(
      [
        'title',
        'content',
        'file',
        'genre',
        'customGenre',
        'authorInspiration',
        'customAuthor',
        'additionalContext',
        'targetAudience',
        'learningObjectives',
        'difficultyLevel',
        'estimatedDuration',
        'isPublic',
        'language',
      ].sort(),
    );
    expect(emptyForm).toMatchObject({
      targetAudience: 'college',
      difficultyLevel: 'intermediate',
      estimatedDuration: 30,
    });
    expect(customDefaults.isPublic).toBe(false);
  });
});

describe('the review', () => {
  it('shows the first 100 characters of a text', () => {
    expect(excerpt('x'.repeat(100))).toBe('x'.repeat(100));
    expect(excerpt('x'.repeat(101))).toBe(`${'x'.repeat(100)}…`);
    expect(excerpt('🍃'.repeat(101))).toBe(`${'🍃'.repeat(100)}…`);
  });

  it('lists labels, and dashes for what was left out', () => {
    const rows = Object.fromEntries(reviewOf({ ...emptyForm, genre: 'ai-choice' }).flatMap(({ rows: all }) => all));
    expect(rows).toMatchObject({
      'Target audience': 'college (18+)',
      Genre: 'AI choice',
      'Author style': '–',
      File: '–',
    });
  });
});

describe('the choices of style', () => {
  it('are the 12 genres, AI choice and one’s own [CAT-06, CAT-07]', () => {
    expect(genreOptions(true)).toHaveLength(14);
    expect(
      genreOptions(true)
        .slice(-2)
        .map(({ value }) => value),
    ).toEqual(['ai-choice', 'custom']);
  });

  it('are the 14 author styles, AI choice and one’s own [CAT-08, CAT-09]', () => {
    expect(authorOptions('', true)).toHaveLength(16);
  });

  it('put the author styles that suit the genre first', () => {
    const first = authorOptions('mystery', true).slice(0, 2);
    expect(first.map(({ value }) => value).sort()).toEqual(['christie', 'doyle']);
  });

  it('lock one’s own for Free, with the reason', () => {
    expect(genreOptions(false).at(-1)).toMatchObject({ disabled: true, description: 'Part of the Pro plan' });
    expect(authorOptions('', false).at(-1)).toMatchObject({ disabled: true });
  });
});

describe('trying a failed session again', () => {
  it('fills the form from what the server keeps', () => {
    const draft = draftFrom({
      session: aSession({ title: 'Generating...', status: 'draft', author_inspiration: 'my aunt' }),
      materials: [
        {
          id: 'mat_01JZ8E5V6H7K8M9N0P1Q2R3S4T',
          session_id: aSession().id,
          kind: 'text',
          name: null,
          content: 'Notes',
          created_at: '',
        },
      ],
      inputs: [],
    });
    expect(draft.form).toMatchObject({
      title: '',
      content: 'Notes',
      genre: 'mystery',
      authorInspiration: 'custom',
      customAuthor: 'my aunt',
    });
    expect(draft.submission?.sessionId).toBe(aSession().id);
  });
});
