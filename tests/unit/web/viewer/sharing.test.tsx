import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aPost } from '../samples/posts.ts';
import { aPassage, aScene, aSession } from '../samples/sessions.ts';
import { open, title } from './stage.tsx';

/** Callers who may not see the profile get no id. */
const namedAlone = () => ({ ...aPost(), author: { id: null, name: 'Mara Stein' }, added: false });
const lent = () => aSession({ user_id: 'author-1', visibility: 'public', is_public: true });
const sidebar = async () => within(await screen.findByRole('complementary', { name: 'Session' }));

describe('a session of one’s own', () => {
  it('is renamed where its title stands', async () => {
    const updateSession = () => aSession({ title: 'Light, Locked In', version: 5 });
    const { callsOf } = open({ answers: { updateSession, listSessions: () => ({ items: [], cursor: null }) } });
    const beside = await sidebar();
    await userEvent.click(beside.getByRole('button', { name: 'Rename' }));
    const field = beside.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Light, Locked In{Enter}');
    expect(await beside.findByText('Light, Locked In')).toBeTruthy();
    expect(callsOf('updateSession')[0]?.body).toEqual({ title: 'Light, Locked In' });
  });

  it('has Share and says who else reads it [SESS-04, COMM-16]', async () => {
    const { callsOf } = open({ answers: { getSession: () => aSession({ visibility: 'community' }) } });
    const beside = await sidebar();
    expect(beside.queryByRole('button', { name: 'Share' })).toBeNull();
    await userEvent.click(beside.getByRole('button', { name: 'Share and keep' }));
    expect(beside.getByRole('button', { name: 'Share' })).toBeTruthy();
    expect(beside.getByText('Community')).toBeTruthy();
    for (const name of ['Add to my dashboard', 'Report']) expect(beside.queryByRole('button', { name })).toBeNull();
    expect([...callsOf('getPost'), ...callsOf('recordView')]).toEqual([]);
  });
});

it('keeps what can be done with it in one menu, which gets the focus back from what it opens', async () => {
  open({ answers: { listCollections: () => ({ items: [], cursor: null }) } });
  const beside = await sidebar();
  const menu = beside.getByRole('button', { name: 'Share and keep' });
  await userEvent.click(menu);
  const list = within(document.getElementById(menu.getAttribute('aria-controls') ?? '') as HTMLElement);
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Share',
    'Export',
    'Add to collection',
  ]);
  await userEvent.click(list.getByRole('button', { name: 'Add to collection' }));
  expect(menu.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(document.activeElement).toBe(menu));
});

describe('a session of one’s own that a moderator hides', () => {
  it('says so, and whom to write to', async () => {
    open({ answers: { getSession: () => aSession({ visibility: 'public', hidden: true }) } });
    expect((await sidebar()).getByText('Hidden by a moderator')).toBeTruthy();
    expect(screen.getByText(/Only you can read it now; nothing of it was deleted/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^support@/ }).getAttribute('href')).toMatch(/^mailto:support@/);
  });
});

describe('a session of somebody else', () => {
  it('names its author and is kept, liked, collected and reported by its reader, once counted [SESS-06, COMM-10, COMM-17]', async () => {
    let added = false;
    const { callsOf } = open({
      answers: {
        getSession: lent,
        getPost: () => ({ ...aPost(), added }),
        recordView: () => ({ counted: true }),
        addToLibrary: () => {
          added = true;
          return lent();
        },
      },
    });
    const beside = await sidebar();
    expect((await beside.findByRole('link', { name: 'Mara Stein' })).getAttribute('href')).toBe('/people/author-1');
    for (const name of ['Share and keep', 'Rename']) expect(beside.queryByRole('button', { name })).toBeNull();
    for (const name of ['Add to collection', 'Report', /^Like The Locked Room of Light/])
      expect(beside.getByRole('button', { name })).toBeTruthy();
    await userEvent.click(beside.getByRole('button', { name: 'Add to my dashboard' }));
    expect(await beside.findByRole('button', { name: 'On your dashboard', pressed: true })).toBeTruthy();
    await vi.waitFor(() => expect(callsOf('recordView')).toHaveLength(1));
  });

  it('calls the notes behind it its author’s [SESS-46]', async () => {
    const scenes = [aScene(1, { content: 'Light splits water.', sources: [aPassage('Light splits water.')] })];
    open({ scenes, answers: { getSession: lent, getPost: () => ({ ...aPost(), added: false }) } });
    await title('Scene 1');
    expect((await screen.findAllByText('From the author’s notes')).length).toBeGreaterThan(0);
    expect(screen.queryByText('From your notes')).toBeNull();
  });

  it.each([{}, { user_id: null }])('calls a text that was written on a topic nobody’s notes', async (reader) => {
    const scenes = [aScene(1, { content: 'Light splits water.', sources: [aPassage('Light splits water.')] })];
    const session = () => ({ ...aSession(), origin: 'model' as const, ...reader });
    open({ scenes, answers: { getSession: session, getPost: () => ({ ...aPost(), added: false }) } });
    await title('Scene 1');
    expect((await screen.findAllByText('From the text on the topic')).length).toBeGreaterThan(0);
    expect(screen.queryByText(/^From (your|the author’s) notes$/)).toBeNull();
  });

  it('tells an anonymous user where they are, and how to make one’s own', async () => {
    open({ visitor: true, answers: { getSession: lent, getPost: namedAlone } });
    const bar = within(await screen.findByRole('region', { name: 'What this is' }));
    expect(await bar.findByText('A lesson that Mara Stein shares.')).toBeTruthy();
    expect(bar.getByRole('link', { name: 'Fabula' }).getAttribute('href')).toBe('/');
    expect(bar.getByRole('link', { name: 'Make your own' }).getAttribute('href')).toBe('/auth?mode=signup');
  });

  it('is read by an anonymous user, who can do nothing else with it [SESS-53, GLOB-12]', async () => {
    const { callsOf } = open({
      visitor: true,
      answers: { getSession: lent, getPost: namedAlone },
    });
    const beside = await sidebar();
    expect(await beside.findByText('Shared by Mara Stein')).toBeTruthy();
    for (const name of ['Add to my dashboard', 'Add to collection', 'Report', /^Like/])
      expect(beside.queryByRole('button', { name })).toBeNull();
    expect(beside.queryByRole('link', { name: 'Mara Stein' })).toBeNull();
    expect(callsOf('recordView')).toEqual([]);
  });
});
