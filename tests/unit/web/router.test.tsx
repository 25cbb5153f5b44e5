import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { Link, Outlet } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorPage } from '../../../web/src/app/error-page.tsx';
import type { PageModule, PageRoute } from '../../../web/src/app/router/page-route.ts';
import { createRouter, memoryHistory } from '../../../web/src/app/router/router.ts';
import { RouterView, useMoving } from '../../../web/src/app/router/router-view.tsx';

const page = (title: string): PageModule => ({ Component: () => <h1>{title}</h1> });

/** A page whose code comes, or does not, when it is told to. */
const late = () => {
  const code = Promise.withResolvers<PageModule>();
  const lazy = vi.fn(() => code.promise);
  return { ...code, lazy };
};

function Shelf() {
  const moving = useMoving('/book');
  return (
    <>
      <h1>Shelf</h1>
      {moving && <p>The cover moves</p>}
      <Link to="/book" viewTransition>
        Open
      </Link>
    </>
  );
}

const start = (book: PageRoute['lazy']) => {
  const routes: PageRoute[] = [
    {
      ErrorBoundary: ErrorPage,
      children: [
        { path: '/shelf', Component: Shelf },
        { path: '/book', lazy: book },
        { path: '/elsewhere', Component: Outlet },
      ],
    },
  ];
  const router = createRouter(routes, memoryHistory(['/shelf']), flushSync);
  render(<RouterView router={router} />);
  return router;
};
const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent;
const open = () => userEvent.click(screen.getByRole('link', { name: 'Open' }));

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  vi.restoreAllMocks();
});

describe('going to another page', () => {
  it('leaves the old page until the code of the new one has come', async () => {
    const book = late();
    start(book.lazy);
    await open();
    expect(heading()).toBe('Shelf');
    await act(async () => book.resolve(page('Book')));
    expect(heading()).toBe('Book');
  });

  it('goes where one went last, whatever comes later', async () => {
    const book = late();
    const router = start(book.lazy);
    await open();
    await act(() => router.navigate('/elsewhere'));
    await act(async () => book.resolve(page('Book')));
    expect(router.state.location.pathname).toBe('/elsewhere');
    expect(heading()).toBeUndefined();
  });

  it('says so when the code does not come, and tries again the next time', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const book = vi.fn<() => Promise<PageModule>>();
    book.mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce(page('Book'));
    const router = start(book);
    await act(() => router.navigate('/book'));
    expect(heading()).toBe('Something went wrong');
    await act(() => router.navigate('/shelf'));
    expect(heading()).toBe('Shelf');
    await act(() => router.navigate('/book'));
    expect(heading()).toBe('Book');
  });

  it('lets the browser show a cover on its way, there and back', async () => {
    const seen: unknown[] = [];
    const startViewTransition = vi.fn((change: () => void) => {
      seen.push([heading(), screen.queryByText('The cover moves') !== null]);
      change();
      return { finished: Promise.resolve() };
    });
    Object.assign(document, { startViewTransition });
    const router = start(async () => page('Book'));
    await open();
    expect(await screen.findByRole('heading', { name: 'Book' })).toBeTruthy();
    await act(async () => {
      await router.navigate(-1);
    });
    await screen.findByRole('heading', { name: 'Shelf' });
    expect(seen).toEqual([
      ['Shelf', true],
      ['Book', false],
    ]);
    expect(screen.queryByText('The cover moves')).toBeNull();
  });
});
