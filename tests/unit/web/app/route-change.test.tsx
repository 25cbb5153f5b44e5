import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../../../web/src/app/app.tsx';
import { createFakeAuth, show } from '../stage.tsx';

vi.mock('../../../../web/src/features/generation/live.tsx', () => ({ default: () => null }));
const page = (title: string) => ({ element: <h1>{title}</h1>, handle: { title } });
const routes = [
  {
    Component: App,
    children: [
      { path: '/one', ...page('One') },
      { path: '/two', ...page('Two') },
    ],
  },
];

const held = () => document.documentElement.dataset['scroll'] === 'held';

describe('a route change', () => {
  let router: ReturnType<typeof show>['router'];
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    ({ router } = show(routes, '/one', createFakeAuth().auth));
    vi.advanceTimersByTime(1_000);
    vi.mocked(window.scrollTo).mockClear();
  });
  afterEach(() => vi.useRealTimers());

  const go = (to: string) => act(() => router.navigate(to));

  it('scrolls to the top [GLOB-30]', async () => {
    await go('/two');
    expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  });

  it('holds the page still for 250 ms and lets it go [GLOB-31]', async () => {
    await go('/two');
    expect(held()).toBe(true);
    vi.advanceTimersByTime(249);
    expect(held()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(held()).toBe(false);
  });

  it('leaves the page alone when only the search changes', async () => {
    await go('/one?tab=ready');
    expect(window.scrollTo).not.toHaveBeenCalled();
    expect(held()).toBe(false);
  });

  it('moves the focus to the heading, but not on the first page', async () => {
    expect(document.activeElement).toBe(document.body);
    document.body.append(Object.assign(document.createElement('main'), { id: 'stand-in' }));
    await go('/two');
    expect(document.activeElement?.id).toBe('stand-in');
    document.getElementById('stand-in')?.remove();
  });

  it('names the page in the title', async () => {
    expect(document.title).toBe('One · Fabula');
    await go('/two');
    expect(screen.getByRole('heading', { name: 'Two' })).toBeTruthy();
    expect(document.title).toBe('Two · Fabula');
  });
});
