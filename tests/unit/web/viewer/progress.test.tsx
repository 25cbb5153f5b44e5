import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import Hosts from '../../../../web/src/app/hosts.tsx';
import { lost, refuse } from '../fake-api.ts';
import { aDeck } from '../samples/deck.ts';
import { aProgress, aScene, nothingRead } from '../samples/sessions.ts';
import { createFakeAuth, session, show } from '../stage.tsx';
import { open, progressOf, threeScenes, title } from './stage.tsx';

const [first] = threeScenes as [(typeof threeScenes)[0]];
const complete = () => screen.findAllByRole('button', { name: 'Mark as Complete' });
const noComplete = () => expect(screen.queryByRole('button', { name: 'Mark as Complete' })).toBeNull();

it('sets what the deck thinks is remembered beside mastery, once something is completed and reviewed', async () => {
  const getSessionDeck = () => aDeck({ remembered: 0.917 });
  const completed = () => progressOf([aProgress(first, { completion_status: 'completed' })]);
  const remembered = () => screen.queryByText(/^Remembered, as your deck estimates it/);
  const { callsOf, unmount } = open({ answers: { getSessionDeck } });
  await title('A Room with One Window');
  expect([remembered(), callsOf('getSessionDeck').length]).toEqual([null, 0]);
  unmount();
  open({ answers: { getSessionDeck, getProgress: completed } });
  expect((await screen.findByText(/^Remembered, as your deck estimates it/)).textContent).toMatch(/92%$/);
  expect(screen.getByRole('progressbar', { name: 'Mastery Progress' }).getAttribute('aria-valuenow')).toBe('0');
});

describe('Mark as Complete', () => {
  const press = async () => userEvent.click((await complete())[0] as HTMLElement);

  it('completes the scene and goes on to the next one; back there it is gone [VIEW-11, VIEW-13, PROG-07]', async () => {
    const { callsOf } = open();
    await press();
    await title('The Thylakoid Alibi');
    await userEvent.keyboard('{ArrowLeft}');
    await title('A Room with One Window');
    noComplete();
    expect(callsOf('putProgress')[0]).toMatchObject({
      params: { sceneId: first.id },
      body: { completion_status: 'completed' },
    });
    expect(screen.getByRole('progressbar', { name: 'Scene Progress' }).getAttribute('aria-valuenow')).toBe('33');
    expect(screen.getByText(/^1 of 3 scenes: those you marked as complete/)).toBeTruthy();
  });

  it('is the one primary button, and Next is once it is gone', async () => {
    open();
    const primaries = () =>
      screen
        .getAllByRole('button')
        .flatMap(({ className, textContent }) => (className.includes('bg-primary') ? [textContent] : []));
    await complete();
    expect(new Set(primaries())).toEqual(new Set(['Mark as Complete']));
  });

  it('is explained once to who leaves two scenes by Next without it, and never again on this device', async () => {
    const scenes = [1, 2, 3, 4].map((place) => aScene(place, { title: `Scene ${place}` }));
    const told = /A scene counts once you press/;
    const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));
    const { unmount } = open({ scenes });
    await title('Scene 1');
    await next();
    await title('Scene 2');
    expect(screen.queryByText(told)).toBeNull();
    await next();
    await title('Scene 3');
    expect(screen.getByText(told)).toBeTruthy();
    await next();
    await title('Scene 4');
    expect(screen.queryByText(told)).toBeNull();
    unmount();
    open({ scenes });
    await title('Scene 1');
    await next();
    await title('Scene 2');
    await next();
    await title('Scene 3');
    expect(screen.queryByText(told)).toBeNull();
  });

  it('is not explained to who uses it', async () => {
    open({ scenes: [1, 2, 3, 4].map((place) => aScene(place, { title: `Scene ${place}` })) });
    await title('Scene 1');
    await userEvent.keyboard('{ArrowRight}');
    await title('Scene 2');
    await press();
    await title('Scene 3');
    await userEvent.keyboard('{ArrowRight}');
    await title('Scene 4');
    expect(screen.queryByText(/A scene counts once you press/)).toBeNull();
  });

  it('goes on offline, keeps what was marked through a reload, and sends it once there is a network', async () => {
    const go = (online: boolean) =>
      act(() => {
        vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
        window.dispatchEvent(new Event(online ? 'online' : 'offline'));
      });
    onTestFinished(() => go(true));
    const { unmount } = open({ answers: { putProgress: lost } });
    await complete();
    go(false);
    await press();
    await title('The Thylakoid Alibi');
    expect(screen.getByText(/^You are offline\. What you mark as complete is kept/)).toBeTruthy();
    unmount();
    const { answers, callsOf } = open({ answers: { putProgress: lost } });
    await title('A Room with One Window');
    noComplete();
    answers.putProgress = ({ body }) => ({ entry: aProgress(first, body as object), session: nothingRead });
    show([{ path: '/elsewhere', element: <Hosts /> }], '/elsewhere', createFakeAuth(session()).auth);
    const before = callsOf('putProgress').length;
    go(true);
    const sent = () => callsOf('putProgress').slice(before);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ params: { sceneId: first.id }, body: { completion_status: 'completed' } });
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('progress'))).toEqual([]));
    expect(screen.queryByText(/^You are offline/)).toBeNull();
  });

  it('of what was missing last opens the end', async () => {
    const [, second, quiz] = threeScenes;
    const others = [second, quiz].flatMap((scene) => (scene ? [aProgress(scene)] : []));
    open({
      answers: {
        getProgress: () => progressOf(others),
        listCollections: () => ({ items: [], cursor: null }),
        listSessions: () => ({ items: [], cursor: null }),
      },
    });
    await press();
    expect(await title('The Locked Room of Light')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'What is next' })).toBeTruthy();
  });

  it('on the last scene says what is not completed yet, and leads there', async () => {
    const last = { ...(threeScenes[1] as (typeof threeScenes)[0]) };
    open({ scenes: [first, last], at: '?scene=2' });
    await press();
    expect(await screen.findByText('That was the last scene. 1 is not completed yet:')).toBeTruthy();
    const [left] = screen.getAllByRole('button', { name: 'A Room with One Window' });
    await userEvent.click(left as HTMLElement);
    await title('A Room with One Window');
  });

  it('is not there for an anonymous user [VIEW-12, PROG-12]', async () => {
    open({ visitor: true });
    await screen.findByText('The text of scene 1.');
    noComplete();
  });

  it('is not there on a completed scene [VIEW-13]', async () => {
    open({ answers: { getProgress: () => progressOf([aProgress(first)]) } });
    await screen.findByText('The text of scene 1.');
    noComplete();
  });

  it('is not there on a quiz [VIEW-14, VIEW-15]', async () => {
    open({ at: '?scene=3' });
    expect(await screen.findByRole('button', { name: 'Start Quiz' })).toBeTruthy();
    noComplete();
  });

  it('says when progress was not saved, and keeps the reason for the log [PROG-30, PROG-31]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    open({ answers: { putProgress: refuse('conflict') } });
    const [button] = await complete();
    await userEvent.click(button as HTMLElement);
    expect(await screen.findByText('Failed to save progress')).toBeTruthy();
    expect(log.mock.calls.flat().join(' ')).toContain('Failed to mark complete');
    expect(screen.queryByText('Failed to mark complete')).toBeNull();
    expect((await complete()).length).toBeGreaterThan(0);
  });
});

it('says when the scene’s type cannot be read [VIEW-34]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  open({ answers: { putProgress: refuse('scene_type_unknown') } });
  const [button] = await complete();
  await userEvent.click(button as HTMLElement);
  expect(await screen.findByText('Failed to determine scene type')).toBeTruthy();
  expect(screen.queryByText('Failed to save progress')).toBeNull();
});

describe('an open scene', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('is recorded as begun after 5 s [PROG-33]', async () => {
    const { callsOf } = open();
    await title('A Room with One Window');
    await pass(4_500);
    expect(callsOf('putProgress')).toEqual([]);
    await pass(1_000);
    expect(callsOf('putProgress')[0]).toMatchObject({
      params: { sceneId: first.id },
      body: { completion_status: 'in_progress' },
    });
  });

  it('is not recorded when it is turned over before, nor for an anonymous user', async () => {
    const { callsOf } = open({ visitor: true });
    await title('A Room with One Window');
    await pass(10_000);
    expect(callsOf('putProgress')).toEqual([]);
  });
});
