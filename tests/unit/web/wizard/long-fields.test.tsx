import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { emptyForm } from '../../../../web/src/features/wizard/draft/draft.ts';
import { refusalOf } from '../../../../web/src/features/wizard/draft/validation.ts';
import { emptyLesson } from '../../../../web/src/features/wizard/traditional/lesson-draft.ts';
import { lessonSender } from '../../../../web/src/features/wizard/traditional/lesson-sender.ts';
import { open } from './stage.tsx';

const long = 'a'.repeat(4_001);

describe('a field that is pasted more into than it takes', () => {
  it('keeps all of it, counts it and says that it is too much', async () => {
    open();
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Additional context/ });
    await userEvent.click(field);
    await userEvent.paste(long);
    expect(field.value).toBe(long);
    expect(screen.getByText('4,001 / 4,000')).toBeTruthy();
    const said = 'At most 4,000 characters fit here. This has 4,001: please shorten it.';
    expect(screen.getByRole('alert').textContent).toBe(said);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(field, '{Backspace}');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is refused before anything is sent, in every wizard', () => {
    const said = /^At most 4,000 characters fit here/;
    const content = 'Water is split in the thylakoid membrane.';
    const story = { ...emptyForm, content, genre: 'mystery', authorInspiration: 'christie' };
    expect(refusalOf(story)).toBeUndefined();
    expect(refusalOf({ ...story, learningObjectives: long })).toMatch(said);
    expect(refusalOf({ ...story, genre: 'custom', customGenre: 'a'.repeat(201) })).toMatch(/^At most 200 characters/);
    const lesson = { ...emptyLesson, content };
    expect(lessonSender.refusalOf(lesson)).toBeUndefined();
    // Both are sent as one text
    const half = 'a'.repeat(2_500);
    expect(lessonSender.refusalOf({ ...lesson, description: half, additionalContext: half })).toMatch(said);
    expect(lessonSender.refusalOf({ ...lesson, categoryCustom: 'a'.repeat(201) })).toMatch(/^At most 200 characters/);
  });
});
