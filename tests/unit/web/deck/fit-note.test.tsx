import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DeckFit } from '../../../../shared/model/learning/deck.ts';
import { FitNote } from '../../../../web/src/features/deck/fit/fit-note.tsx';
import { refuse, stubApi } from '../fake-api.ts';
import { user } from '../samples/users.ts';
import { createFakeAuth, session, show } from '../stage.tsx';

const open = (fit: DeckFit | ReturnType<typeof refuse>) => {
  const api = stubApi({ getMe: () => user(), getDeckFit: typeof fit === 'function' ? fit : () => fit });
  show([{ path: '/deck', element: <FitNote /> }], '/deck', createFakeAuth(session()).auth);
  return api;
};
const tried_at = '2026-03-01T12:00:00.000Z';

it('says that dates are reckoned as for most people, and from when on no longer', async () => {
  open({ fitted: false, answers: 0, tried_at: null });
  expect(await screen.findByText(/^Reckoned as for most people\. From about 400 answers on/)).toBeTruthy();
});

it('says so too where an attempt found too few answers', async () => {
  open({ fitted: false, answers: 120, tried_at });
  expect(await screen.findByText(/^Reckoned as for most people\. From about 400/)).toBeTruthy();
});

it('says to how many answers they are fitted, or that those say nothing more', async () => {
  open({ fitted: true, answers: 1_234, tried_at });
  expect(await screen.findByText(/^Fitted to 1,234 of your answers on .*2026/)).toBeTruthy();
});

it('says when fitted parameters were no better', async () => {
  open({ fitted: false, answers: 512, tried_at });
  expect(await screen.findByText(/512 of your answers say.*foretells your latest ones no better/)).toBeTruthy();
});

it('says nothing where it is not known', async () => {
  open(refuse('internal'));
  await waitFor(() => expect(screen.queryByText('How fast you forget')).toBeNull(), { timeout: 8_000 });
});
