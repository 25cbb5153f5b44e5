import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createMemoryRouter,
  Link,
  type RouteObject,
  RouterProvider,
  useLocation,
  useViewTransitionState,
} from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorPage } from '../../../../web/src/app/error-page.tsx';
import { reloadPage } from '../../../../web/src/lib/browser/reload-page.ts';

vi.mock('../../../../web/src/lib/browser/reload-page.ts', () => ({ reloadPage: vi.fn() }));

const page = (title: string) => ({ Component: () => <h1>{title}</h1> });

/** A page whose code loads, or fails to, when the test says so. */
const late = () => {
  const code = Promise.withResolvers<ReturnType<typeof page>>();
  const lazy = vi.fn(() => code.promise);
  return { ...code, lazy };
};

function List() {
  const moving = useViewTransitionState('/book');
  return (
    <>
      <h1>List</h1>
      {moving && <p>The cover moves</p>}
      <Link to="/book" viewTransition>
        Open
      </Link>
    </>
  );
}

const start = (lazy: () => Promise<ReturnType<typeof page>>) => {
  const routes: RouteObject[] = [
    {
      ErrorBoundary: ErrorPage,
      children: [
        { path: '/list', Component: List },
        { path: '/book', lazy },
        { path: '/elsewhere', Component: () => <p>{useLocation().pathname}</p> },
      ],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/list'] });
  render(<RouterProvider router={router} useTransitions={false} />);
  return router;
};
const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent;
const open = () => userEvent.click(screen.getByRole('link', { name: 'Open' }));

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  vi.restoreAllMocks();
  vi.mocked(reloadPage).mockReset();
  vi.unstubAllGlobals();
});

describe('going to another page', () => {
  it('leaves the old page until the code of the new one has come', async () => {
    const book = late();
    start(book.lazy);
    await open();
    expect(book.lazy).toHaveBeenCalledOnce();
    expect(heading()).toBe('List');
    await act(async () => book.resolve(page('Book')));
    expect(heading()).toBe('Book');
  });

  it('goes where one went last, whatever comes later', async () => {
    const book = late();
    const router = start(book.lazy);
    await open();
    await act(() => router.navigate('/elsewhere'));
    await act(async () => book.resolve(page('Book')));
    expect(screen.getByText('/elsewhere')).toBeTruthy();
    expect(heading()).toBeUndefined();
  });

  it('lets the browser show a cover on its way, there and back', async () => {
    const seen: unknown[] = [];
    const startViewTransition = vi.fn((change: () => Promise<void>) => {
      seen.push([heading(), screen.queryByText('The cover moves') !== null]);
      return { finished: change(), skipTransition: () => undefined };
    });
    Object.assign(document, { startViewTransition });
    const router = start(async () => page('Book'));
    await open();
    expect(await screen.findByRole('heading', { name: 'Book' })).toBeTruthy();
    await act(() => router.navigate(-1));
    await screen.findByRole('heading', { name: 'List' });
    expect(seen).toEqual([
      ['List', true],
      ['Book', false],
    ]);
    await vi.waitFor(() => expect(screen.queryByText('The cover moves')).toBeNull());
  });
});

describe('a page whose code does not come', () => {
  const goTwice = async (again: string | number = '/book') => {
    vi.spyOn(console, 'error').mockReturnValue();
    const book = vi.fn(async () => Promise.reject(new Error('gone')));
    const router = start(book);
    await act(() => router.navigate('/book'));
    expect(heading()).toBe('Something went wrong');
    await act(() => router.navigate('/list'));
    expect(heading()).toBe('List');
    expect(reloadPage).not.toHaveBeenCalled();
    await act(() => router.navigate(again as string));
  };

  it.each(['/book', -1])(
    'says so, and comes with a new document when somebody goes there again (%s)',
    async (again) => {
      await goTwice(again);
      expect(reloadPage).toHaveBeenCalled();
      expect(heading()).toBeUndefined();
    },
  );

  it('goes on saying so to somebody without a connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await goTwice();
    expect(reloadPage).not.toHaveBeenCalled();
    expect(heading()).toBe('Something went wrong');
  });
});
