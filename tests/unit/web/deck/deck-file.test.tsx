import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DeckExport } from '../../../../shared/model/account/export.ts';
import { newId } from '../../../../shared/model/id.ts';
import { DeckFile } from '../../../../web/src/features/deck/file/deck-file.tsx';
import { toast } from '../../../../web/src/ui/overlay/toast.ts';
import { Toaster } from '../../../../web/src/ui/overlay/toaster.tsx';
import { type Answers, refuse, stubApi } from '../fake-api.ts';
import { aDeck } from '../samples/deck.ts';
import { SESSION } from '../samples/sessions.ts';
import { user } from '../samples/users.ts';
import { createFakeAuth, session, show } from '../stage.tsx';

const making: DeckExport = {
  id: 'exp_01JABCDEFGHJKMNPQRSTVWXYZ0',
  status: 'making',
  format: 'anki',
  session_id: null,
  sessions: 0,
  cards: 0,
  bytes: null,
  created_at: '2026-03-01T12:00:00.000Z',
  expires_at: null,
};
const ready: DeckExport = {
  ...making,
  status: 'ready',
  sessions: 2,
  cards: 12,
  bytes: 48_000,
  expires_at: '2099-03-02T12:00:00.000Z',
};

let saved: string[];
beforeEach(() => {
  saved = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.href);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  act(() => toast.remove());
});

const decks = [aDeck(), aDeck({ session_id: newId('ses'), title: 'Tides' })];
const open = (answers: Answers) => {
  const api = stubApi({
    getMe: () => user(),
    getDeckExport: () => ({ export: null }),
    createDeckExport: () => making,
    openExport: () => ({ url: 'http://files.test/deck.apkg', expires_in: 300 }),
    ...answers,
  });
  const page = (
    <>
      <DeckFile decks={decks} />
      <Toaster />
    </>
  );
  show([{ path: '/deck', element: page }], '/deck', createFakeAuth(session()).auth);
  return api;
};
const button = (name: string) => screen.findByRole('button', { name });

it('makes a file of all sessions, says so, and saves it as soon as it is ready', async () => {
  let asked = 0;
  const { callsOf } = open({
    getDeckExport: () => {
      asked += 1;
      return { export: asked < 2 ? null : ready };
    },
  });
  await userEvent.click(await button('Anki file'));
  expect((await screen.findAllByRole('status'))[0]?.textContent).toBe(
    'Your file is being made. You can leave this page.',
  );
  expect((await button('Anki file')).getAttribute('aria-busy')).toBe('true');
  expect(callsOf('createDeckExport').map(({ body }) => body)).toEqual([{ format: 'anki', session: null }]);
  await waitFor(() => expect(saved).toEqual(['http://files.test/deck.apkg']), { timeout: 4_000 });
  expect(screen.getAllByRole('status')[0]?.textContent).toMatch(/^Anki file with 12 cards \(.*\), until /);
});

it('makes a table of one session', async () => {
  const { callsOf } = open({});
  await userEvent.click(await screen.findByRole('combobox', { name: 'Cards of' }));
  await userEvent.click(await screen.findByRole('option', { name: 'The Locked Room of Light' }));
  await userEvent.click(await button('CSV table'));
  await waitFor(() =>
    expect(callsOf('createDeckExport').map(({ body }) => body)).toEqual([{ format: 'csv', session: SESSION }]),
  );
});

it('offers what was made before, and does not save it by itself', async () => {
  open({ getDeckExport: () => ({ export: ready }) });
  const download = await button('Download');
  expect(saved).toEqual([]);
  await userEvent.click(download);
  await waitFor(() => expect(saved).toHaveLength(1));
});

it('says when a file could not be made, had nothing in it, or could not be started', async () => {
  open({ getDeckExport: () => ({ export: { ...making, status: 'failed' } }), createDeckExport: refuse('internal') });
  expect((await screen.findByText('Your last file could not be made. Please try again.')).tagName).toBe('P');
  await userEvent.click(await button('CSV table'));
  expect(await screen.findByText(/Failed to start your file|went wrong/i)).toBeTruthy();
});

it('offers no download of a file without cards', async () => {
  open({ getDeckExport: () => ({ export: { ...ready, cards: 0 } }) });
  expect(await screen.findByText('There was no card to put into the file.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
});
