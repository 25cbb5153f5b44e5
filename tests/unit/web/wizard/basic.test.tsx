import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { heading, open, press, toReview } from './stage.tsx';

const site = vi.hoisted(() => ({ basic: false }));
vi.mock('../../../../web/src/lib/browser/site-config.ts', () => ({ siteConfig: async () => site }));

const noModel = /^No language model is connected here, so/;
const cannot = '“Basic, no AI” cannot follow this. Only a language model does.';
const words = /^The words stay those of your material:/;
const described = (name: RegExp) => {
  const box = screen.getByRole('textbox', { name });
  return document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent;
};
const anchor = { listAnchorSessions: () => ({ items: [], cursor: null }) };

beforeEach(() => void (site.basic = true));

describe('a wizard where no language model writes', () => {
  it('says so on its first screen, and what each field does there: custom', async () => {
    open();
    expect(await screen.findByText(noModel)).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    for (const name of [/^Learning objectives/i, /^Additional context/i]) expect(described(name)).toBe(cannot);
  });

  it('says so on its first screen, and what each field does there: traditional', async () => {
    open({}, '/upload-traditional');
    expect(await screen.findByText(noModel)).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    await press('Next');
    for (const name of [/^Description/i, /^Additional context/i]) expect(described(name)).toBe(cannot);
  });

  it('says so at its head, and what each field does there: anchor', async () => {
    open(anchor, '/upload/anchor');
    expect(await screen.findByText(noModel)).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(described(/^Focus/)).toBe(cannot);
  });
});

it.each([
  [true, 'Writing takes a few seconds.'],
  [false, /^Writing takes about 2–3 minutes\./],
])('a wizard’s last step says how long the writing takes; no model: %s', async (basic, says) => {
  site.basic = basic;
  open();
  await toReview();
  expect(await screen.findByText(says)).toBeTruthy();
});

describe('a wizard where one does', () => {
  it.each([
    ['/upload', 'Additional Context & Preferences'],
    ['/upload-traditional', undefined],
    ['/upload/anchor', 'Generate Anchor Lesson'],
  ])('says nothing of it: %s', async (path, title) => {
    site.basic = false;
    open(anchor, path);
    if (title) await heading(title);
    else await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(noModel)).toBeNull();
    expect(screen.queryByText(words)).toBeNull();
    expect(screen.queryByText(cannot)).toBeNull();
  });
});
