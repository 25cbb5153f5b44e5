import type { ComponentsJSON } from '@nanostores/i18n';
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RichText } from '../../../../web/src/ui/display/rich-text.tsx';

const russian: ComponentsJSON = {
  counts: { scenes: { one: '{count} сцена', few: '{count} сцены', other: '{count} сцен' } },
  wizard: {
    genreLabel: 'Жанр',
    savedNote: 'Сохранено в {savedAt}',
    storyQuotaLeft: { one: 'Осталась {count} история из {limit}', other: '' },
  },
};
const languages = { '../texts/ru.json': async () => russian };

/** The app as a browser loads it for a user of this language. */
const load = async (language: string, from = languages) => {
  vi.resetModules();
  localStorage.setItem('fabula.locale', JSON.stringify({ language, timezone: 'UTC' }));
  const app = await import('../../../../web/src/app/load-texts.ts');
  await app.loadTexts(from);
  const { wizardTexts } = await import('../../../../web/src/features/wizard/texts.ts');
  const { countTexts } = await import('../../../../web/src/texts/counts.ts');
  return { ...app, wizardTexts, countTexts };
};

beforeEach(() => document.documentElement.removeAttribute('lang'));
afterEach(() => vi.resetModules());

it('speaks the language of the settings where the catalogue has it, and English for what it lacks', async () => {
  const { wizardTexts } = await load('ru');
  expect(wizardTexts.genreLabel).toBe('Жанр');
  expect(wizardTexts.savedNote({ savedAt: '12:30' })).toBe('Сохранено в 12:30');
  expect(wizardTexts.planLabel).toBe('Plan preview');
  expect(document.documentElement.lang).toBe('ru');
});

it('speaks English where it does not', async () => {
  const { wizardTexts } = await load('ja');
  expect(wizardTexts.genreLabel).toBe('Genre');
  expect(document.documentElement.lang).toBe('');
});

it('speaks English rather than nothing where the texts do not come', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { wizardTexts } = await load('ru', { '../texts/ru.json': () => Promise.reject(new Error('gone')) });
  expect(wizardTexts.genreLabel).toBe('Genre');
  expect(document.documentElement.lang).toBe('');
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});

it('counts by the rules of its language', async () => {
  const { countTexts, wizardTexts } = await load('ru');
  expect(wizardTexts.storyQuotaLeft(1, { limit: 3 })).toBe('Осталась 1 история из 3');
  expect([1, 2, 5, 21].map(countTexts.scenes)).toEqual(['1 сцена', '2 сцены', '5 сцен', '21 сцена']);
});

it('knows when another language would speak after a reload', async () => {
  const { speaksOther } = await load('ru');
  expect([speaksOther('ru', languages), speaksOther('ja', languages)]).toEqual([false, true]);
});

it('puts elements where a sentence has their names', () => {
  const { container } = render(<RichText text="Write to {mail} at once." parts={{ mail: <b>us</b> }} />);
  expect(container.innerHTML).toBe('Write to <b>us</b> at once.');
});
