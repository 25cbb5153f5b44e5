import { describe, expect, it } from 'vitest';
import { emptyForm, type StoryForm } from '../../../../web/src/features/wizard/draft/draft.ts';
import { hasStyle, refusalOf } from '../../../../web/src/features/wizard/draft/validation.ts';
import { hasMaterial } from '../../../../web/src/features/wizard/material/material.ts';

const file = { uploadId: 'upl_01JZ8E5V6H7K8M9N0P1Q2R3S4T', name: 'a.pdf', size: 10, until: 0 } as const;
const form = (given: Partial<StoryForm>): StoryForm => ({
  ...emptyForm,
  content: 'x'.repeat(40),
  genre: 'mystery',
  authorInspiration: 'christie',
  ...given,
});

describe('a form that may be sent', () => {
  it('is refused without content and file [CUST-17]', () => {
    expect(refusalOf(form({ content: '  ' }))).toBe(
      'Please provide learning content or upload a file to generate a story',
    );
  });

  it('is refused without genre or author style [CUST-18]', () => {
    expect(refusalOf(form({ genre: '' }))).toBe('Please select a genre and author style');
    expect(refusalOf(form({ authorInspiration: 'custom', customAuthor: ' ' }))).toBe(
      'Please select a genre and author style',
    );
  });

  it('is refused with pasted content under 20 characters [CUST-19]', () => {
    expect(refusalOf(form({ content: 'x'.repeat(19) }))).toBe(
      'Please provide more substantial content (at least 20 characters) or upload a file',
    );
  });

  it('is accepted with exactly 20 characters [CUST-20]', () => {
    expect(refusalOf(form({ content: 'x'.repeat(20) }))).toBeUndefined();
  });

  it('is accepted with a file and little or no text [CUST-40]', () => {
    expect(refusalOf(form({ content: 'short', file }))).toBeUndefined();
    expect(refusalOf(form({ content: '', file }))).toBeUndefined();
  });

  it('knows material and style, also those of one’s own [CUST-06, CUST-08]', () => {
    expect(hasMaterial(form({ content: '', file }))).toBe(true);
    expect(hasMaterial(form({ content: '' }))).toBe(false);
    expect(hasStyle(form({ genre: 'custom', customGenre: 'Solarpunk' }))).toBe(true);
    expect(hasStyle(form({ genre: 'custom' }))).toBe(false);
    expect(hasStyle(form({ genre: 'ai-choice', authorInspiration: 'ai-choice' }))).toBe(true);
  });
});
