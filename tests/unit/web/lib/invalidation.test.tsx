import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { newId } from '../../../../shared/model/id.ts';
import { api, useEndpoint } from '../../../../web/src/lib/api/api.ts';
import { refreshed } from '../../../../web/src/lib/api/invalidation.ts';
import { type Answers, refuse, stubApi } from '../fake-api.ts';
import { user } from '../samples/users.ts';
import { createFakeAuth, session, show } from '../stage.tsx';

type Answer = NonNullable<Answers['restoreSession']>;

const [first, second] = [newId('ses'), newId('ses')];
const restore = (sessionId: typeof first) => api('restoreSession', { params: { sessionId } });

function Count({ act }: { act: () => Promise<unknown> }) {
  const { data } = useEndpoint('countDeletedSessions', { query: { mode: 'custom' } });
  return (
    <>
      <p>{data === undefined ? 'Not known' : `${data.count} in the bin`}</p>
      <button type="button" onClick={() => void act().catch(() => undefined)}>
        Act
      </button>
    </>
  );
}

/** A page that shows the number of sessions in the bin, and calls an endpoint when its button is pressed. */
const open = async (act: () => Promise<unknown>, restoreSession: Answer) => {
  const bin = new Set<string>([first, second]);
  let counted = 0;
  stubApi({
    getMe: () => user(),
    countDeletedSessions: async () => {
      await new Promise((resolve) => setTimeout(resolve));
      counted += 1;
      return { count: bin.size };
    },
    restoreSession: (call) => {
      bin.delete(call.params['sessionId'] ?? '');
      return restoreSession(call);
    },
  });
  show([{ path: '/bin', element: <Count act={act} /> }], '/bin', createFakeAuth(session()).auth);
  await screen.findByText('2 in the bin');
  return { counted: () => counted };
};
const act = () => fireEvent.click(screen.getByRole('button', { name: 'Act' }));

describe('what is shown after a call that changes it', () => {
  it('is asked for again, as the contract says', async () => {
    await open(
      () => restore(first),
      () => ({}),
    );
    act();
    expect(await screen.findByText('1 in the bin')).toBeTruthy();
  });

  it('is asked for again after a refusal too, which may come of what was shown', async () => {
    await open(() => restore(first), refuse('session_not_found'));
    act();
    expect(await screen.findByText('1 in the bin')).toBeTruthy();
  });

  it('is asked for once after several calls, with the last of them', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const answered = vi.fn();
    const { counted } = await open(
      () => Promise.all([restore(first).then(answered), restore(second)]),
      ({ params }) => (params['sessionId'] === second ? held.then(() => ({})) : {}),
    );
    act();
    await vi.waitFor(() => expect(answered).toHaveBeenCalled());
    await refreshed();
    expect(counted()).toBe(1);
    release();
    expect(await screen.findByText('0 in the bin')).toBeTruthy();
    expect(counted()).toBe(2);
  });

  it('has been answered for whoever waits until it is up to date', async () => {
    const waited = vi.fn();
    const { counted } = await open(
      async () => {
        await restore(first);
        await refreshed();
        waited(counted());
      },
      () => ({}),
    );
    act();
    await vi.waitFor(() => expect(waited).toHaveBeenCalledWith(2));
  });
});
