import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../../shared/model/id.ts';
import { aScene, atWork } from '../samples/sessions.ts';
import { modulesOf, open, title } from './stage.tsx';

const soFar = (content: string, id = newId('opn')) => ({
  opening: { id, type: 'overview', title: 'A Lamp on the Ferry', content },
  written: false,
});
const nothing = { opening: null, written: false };

describe('a first scene that is being written', () => {
  it('can be read before there is a plan, without the marks that are not finished', async () => {
    open({
      scenes: [],
      answers: { getSession: () => atWork(0, null), getOpening: () => soFar('The night was **very co') },
    });
    await title('A Lamp on the Ferry');
    expect((await screen.findByText('very co')).tagName).toBe('STRONG');
    screen.getByText('Still being written. It is checked when it is whole.');
    const said = await screen.findByText('The first scene is being written. You can begin to read.');
    expect(said.getAttribute('role')).toBe('status');
    // What comes is not read out piece by piece
    expect(screen.getByText(/The night was/).closest('[aria-live], [role=status]')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mark as Complete' })).toBeNull();
  });

  it('says of how many scenes it is the first once there is a plan, and not before', async () => {
    const scenes = [aScene(1, { state: 'stub', content: null }), aScene(2, { state: 'stub', content: null })];
    const answers = { getSession: () => atWork(0, null), getOpening: () => soFar('The night was cold.') };
    const { unmount } = open({ scenes: [], answers });
    await screen.findByText('The night was cold.');
    const bar = within(screen.getByRole('navigation', { name: 'Scene navigation' }));
    expect(bar.queryByText(/\/ 1/)).toBeNull();
    unmount();
    open({ scenes, answers });
    await screen.findByRole('status', { name: 'Scene 1 of 2' });
  });

  it('stands in the place of the stub once there is a plan', async () => {
    const scenes = [
      aScene(1, { type: 'overview', title: 'Title 1', state: 'stub', content: null }),
      aScene(2, { title: 'The second', state: 'stub', content: null }),
    ];
    open({ scenes, answers: { getSession: () => atWork(0, null), getOpening: () => soFar('The night was cold.') } });
    await title('A Lamp on the Ferry');
    await screen.findByText('The night was cold.');
  });

  it('gives way to the scene when that stands, though no message of it came', async () => {
    let stands = false;
    open({
      scenes: [],
      answers: {
        getSession: () => atWork(0, null),
        getOpening: () => (stands ? { opening: null, written: true } : soFar('The night was cold.')),
        listScenes: () =>
          modulesOf(stands ? [aScene(1, { title: 'A Lamp on the Ferry', content: 'The day came.' })] : []),
      },
    });
    await screen.findByText('The night was cold.');
    stands = true;
    await waitFor(() => screen.getByText('The day came.'), { timeout: 10_000 });
    expect(screen.queryByText(/Still being written/)).toBeNull();
  });

  it('is taken away with a quiet word when it fails its checks', async () => {
    let answer: object = soFar('The night was cold.');
    open({ scenes: [], answers: { getSession: () => atWork(0, null), getOpening: () => answer } });
    await screen.findByText('The night was cold.');
    answer = nothing;
    await waitFor(() => screen.getByText(/did not pass its checks/), { timeout: 10_000 });
    expect(screen.queryByText('The night was cold.')).toBeNull();
  });

  it('is asked for by nobody who only reads along', async () => {
    const { callsOf } = open({
      scenes: [],
      answers: { getSession: () => atWork(0, null, { user_id: 'somebody-else' }) },
    });
    await title('Creating Your Story');
    expect(callsOf('getOpening')).toEqual([]);
  });
});
