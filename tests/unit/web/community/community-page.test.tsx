import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SignInGuard } from '../../../../web/src/features/auth/dialog/sign-in-guard.tsx';
import { Component as Community } from '../../../../web/src/routes/community.tsx';
import { Toaster } from '../../../../web/src/ui/overlay/toaster.tsx';
import { type Answers, refuse, stubApi } from '../fake-api.ts';
import { aPost } from '../samples/posts.ts';
import { AT, SESSION } from '../samples/sessions.ts';
import { user } from '../samples/users.ts';
import { createFakeAuth, session, show } from '../stage.tsx';

const page = (...items: unknown[]) => ({ items, cursor: null });

const open = (answers: Answers, { visitor = false } = {}) => {
  vi.stubGlobal('scrollTo', vi.fn());
  const api = stubApi({ getMe: () => user(), listPosts: () => page(aPost()), ...answers });
  const element = (
    <>
      <Community />
      <Toaster />
    </>
  );
  const routes = [
    { path: '/', element: <p>Landing</p> },
    { path: '/upload', element: <p>Upload here</p> },
    { Component: SignInGuard, children: [{ path: '/community', element }] },
  ];
  return { ...api, ...show(routes, '/community', createFakeAuth(visitor ? null : session()).auth) };
};
const card = () => screen.findByRole('article');

describe('the community', () => {
  it('has the tabs Recent, Popular and Trending, each a list of its own [COMM-01, COMM-03]', async () => {
    const { callsOf } = open({});
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent?.trim())).toEqual(['Recent', 'Popular', 'Trending']);
    await card();
    for (const name of ['Popular', 'Trending']) {
      await userEvent.click(screen.getByRole('tab', { name }));
      await card();
    }
    expect(callsOf('listPosts').map(({ query }) => query['sort'])).toEqual(['recent', 'popular', 'trending']);
  });

  it('shows author, title, date, description, likes and views of a story, and leads to it [COMM-04, COMM-06, COMM-08, COMM-09, COMM-10]', async () => {
    open({});
    const shown = within(await card());
    expect(shown.getByRole('heading', { name: 'The Locked Room of Light' })).toBeTruthy();
    expect(shown.getByRole('link', { name: 'Mara Stein' }).getAttribute('href')).toBe('/people/author-1');
    const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(new Date(AT));
    expect(shown.getByText(new RegExp(`${date} · 40 views`))).toBeTruthy();
    expect(shown.getByText('Who let the oxygen out of the leaf?')).toBeTruthy();
    expect(shown.getByRole('button', { name: 'Like The Locked Room of Light, 12' })).toBeTruthy();
    const view = shown.getByRole('link', { name: /^View Story/ });
    expect([view.textContent, view.getAttribute('href')]).toEqual(['View Story', `/session/${SESSION}`]);
  });

  it('says "A learner", "New" and that there is no description where there is none [COMM-05, COMM-07, COMM-10]', async () => {
    const author = { id: null, name: null };
    open({ listPosts: () => page(aPost({ author, description: null, views_count: 4 })) });
    const shown = within(await card());
    expect(shown.getByText('A learner')).toBeTruthy();
    expect(shown.queryByRole('link', { name: 'A learner' })).toBeNull();
    expect(shown.getByText('No description yet.')).toBeTruthy();
    expect(shown.getByText(/· New$/)).toBeTruthy();
  });

  it('toggles a like at once, and takes it back when the server refuses; one’s own is only counted [COMM-17]', async () => {
    const own = aPost({ id: 'ses_01JZ8E5V6H7K8M9N0P1Q2R3S5A', title: 'Mine', own: true });
    const { callsOf } = open({
      listPosts: () => page(aPost(), own),
      likePost: () => ({ liked: true }),
      unlikePost: refuse('internal'),
    });
    const like = await screen.findByRole('button', { name: 'Like The Locked Room of Light, 12', pressed: false });
    expect(screen.queryByRole('button', { name: /^Like Mine/ })).toBeNull();
    await userEvent.click(like);
    await userEvent.click(await screen.findByRole('button', { name: /, 13$/, pressed: true }));
    await screen.findByText('That did not work. Please try again.');
    expect(await screen.findByRole('button', { name: /, 13$/, pressed: true })).toBeTruthy();
    expect([callsOf('likePost').length, callsOf('unlikePost').length]).toEqual([1, 1]);
  });

  it('leads to where one makes a story oneself [COMM-11]', async () => {
    const { router } = open({});
    await userEvent.click(await screen.findByRole('link', { name: 'Create your own story' }));
    expect(router.state.location.pathname).toBe('/upload');
  });

  it('says when there is nothing yet [COMM-12]', async () => {
    open({ listPosts: () => page() });
    expect(await screen.findByRole('heading', { name: 'No community stories yet' })).toBeTruthy();
  });

  it('says when it cannot be loaded, and loads again [COMM-13, COMM-14]', async () => {
    const { answers } = open({ listPosts: refuse('forbidden') });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Unable to Load Community')).toBeTruthy();
    answers.listPosts = () => page(aPost());
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await card()).toBeTruthy();
    expect(screen.queryByText('Unable to Load Community')).toBeNull();
  });

  it('is looked through by title, from two letters on', async () => {
    const { callsOf } = open({});
    await card();
    await act(async () => undefined);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search titles' }), 'lock roo');
    await vi.waitFor(() => expect(callsOf('listPosts').at(-1)?.query).toEqual({ search: 'lock roo' }));
    expect(callsOf('listPosts').some(({ query }) => query['search'] === 'l')).toBe(false);
  });

  it('goes on page by page', async () => {
    const other = aPost({ id: 'ses_01JZ8E5V6H7K8M9N0P1Q2R3S5A', title: 'The next one' });
    open({
      listPosts: ({ query }) => (query['cursor'] ? page(other) : { items: [aPost()], cursor: 'more' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('heading', { name: 'The next one' })).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('is for members [COMM-18]', async () => {
    open({}, { visitor: true });
    expect(await screen.findByText('Landing')).toBeTruthy();
  });
});
