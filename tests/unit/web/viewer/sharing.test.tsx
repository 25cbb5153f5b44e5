import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aPost } from '../samples/posts.ts';
import { aPassage, aScene, aSession } from '../samples/sessions.ts';
import { open, title } from './stage.tsx';

const lent = () => aSession({ user_id: 'author-1', visibility: 'public', is_public: true });
const sidebar = async () => within(await screen.findByRole('complementary', { name: 'Session' }));

describe('a session of one’s own', () => {
  it('has Share and says who else reads it [SESS-04, COMM-16]', async () => {
    const { callsOf } = open({ answers: { getSession: () => aSession({ visibility: 'community' }) } });
    const beside = await sidebar();
    expect(beside.getByRole('button', { name: 'Share' })).toBeTruthy();
    expect(beside.getByText('Community')).toBeTruthy();
    for (const name of ['Add to my dashboard', 'Report']) expect(beside.queryByRole('button', { name })).toBeNull();
    expect([...callsOf('getPost'), ...callsOf('recordView')]).toEqual([]);
  });
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
    expect(beside.queryByRole('button', { name: 'Share' })).toBeNull();
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

  it('is read by a visitor, who can do nothing else with it [SESS-53, GLOB-12]', async () => {
    const { callsOf } = open({
      visitor: true,
      answers: { getSession: lent, getPost: () => ({ ...aPost(), added: false }) },
    });
    const beside = await sidebar();
    expect(await beside.findByText('Shared by Mara Stein')).toBeTruthy();
    for (const name of ['Add to my dashboard', 'Add to collection', 'Report', /^Like/])
      expect(beside.queryByRole('button', { name })).toBeNull();
    expect(beside.queryByRole('link', { name: 'Mara Stein' })).toBeNull();
    expect(callsOf('recordView')).toEqual([]);
  });
});
