import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aPassage, aQuizScene, aScene, aSession } from '../samples/sessions.ts';
import { modulesOf, open } from './stage.tsx';

const title = 'من البحر إلى السماء';
const opening = 'تسخّن الشمس ماء البحر فيتبخّر شيئًا فشيئًا ويصعد إلى الهواء.';
const quote = 'The sun warms the sea, and its water rises into the air.';
const content = `${opening}\n\n- أولًا\n- ثانيًا\n\n> Water evaporates.\n\n| أين | كم |\n| --- | --- |\n| البحر | 97 |\n\n\`\`\`\nx = 1\n\`\`\``;
const scenes = [
  aScene(1, { title, content, sources: [aPassage(quote)] }),
  aScene(2, {
    title: 'An English one',
    content: 'Water rises.\n\n> الماء يصعد',
    sources: [aPassage('الماء يصعد إلى الهواء')],
  }),
  aQuizScene(3),
];
const show = (at = '') =>
  open({
    scenes,
    at,
    answers: {
      getSession: () => aSession({ title: 'دورة الماء', language: 'ar' }),
      listScenes: () => modulesOf(scenes),
    },
  });
const block = async (text: string | RegExp) => (await screen.findByText(text)).closest<HTMLElement>('[dir]');

describe('a scene in a script that is read from right to left', () => {
  it('is a page that begins at the right, told in its language', async () => {
    show();
    const paragraph = await block(opening);
    expect(paragraph?.closest('.reading')?.getAttribute('dir')).toBe('rtl');
    expect([paragraph?.dir, paragraph?.lang]).toEqual(['auto', 'ar']);
    const heading = await screen.findByRole('heading', { level: 1, name: title });
    expect([heading.dir, heading.lang]).toEqual(['auto', 'ar']);
    expect(heading.parentElement?.dir).toBe('rtl');
  });

  it('lets every block read the way its own words do, and code from left to right', async () => {
    show();
    await block(opening);
    const dirOf = (selector: string) => document.querySelector<HTMLElement>(`.reading ${selector}`)?.dir;
    expect(['ul', '.part > blockquote', 'pre'].map(dirOf)).toEqual(['auto', 'auto', 'ltr']);
    expect(document.querySelector('.reading table')?.getAttribute('dir')).toBe('auto');
  });

  it('quotes notes in another language in their own direction, and not as its own language', async () => {
    show();
    await block(opening);
    const note = await block(quote);
    expect(note?.dir).toBe('auto');
    expect(note?.parentElement?.dir).toBe('ltr');
    expect(note?.closest('[lang]')?.getAttribute('lang') ?? 'en').not.toBe('ar');
  });

  it('is listed and named in its own direction', async () => {
    show();
    const row = await waitFor(() => within(screen.getByRole('complementary', { name: 'Session' })).getByText(title));
    expect(row.dir).toBe('auto');
    // Beside its cover, at the side that the page's direction determines
    const named = within(screen.getByRole('complementary', { name: 'Session' })).getByText('دورة الماء', {
      selector: 'bdi',
    });
    expect(named.closest('[dir]')).toBeNull();
  });
});

it('a scene that only quotes such a script begins at the left', async () => {
  show('?scene=2');
  const paragraph = await block('Water rises.');
  expect(paragraph?.closest('.reading')?.getAttribute('dir')).toBe('ltr');
  expect((await block('الماء يصعد'))?.dir).toBe('auto');
});
