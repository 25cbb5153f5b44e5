import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SignInGuard } from '../../../../web/src/features/auth/dialog/sign-in-guard.tsx';
import { Component as Review } from '../../../../web/src/routes/review.tsx';
import { type Answers, stubApi } from '../fake-api.ts';
import { aCard, asked, aTerm, aToday } from '../samples/cards.ts';
import { aDeck, deckSettings } from '../samples/deck.ts';
import { SESSION } from '../samples/sessions.ts';
import { user } from '../samples/users.ts';
import { createFakeAuth, session, show } from '../stage.tsx';

const open = (at: string, answers: Answers = {}) => {
  vi.stubGlobal('scrollTo', vi.fn());
  stubApi({
    getMe: () => user(),
    getToday: () => aToday(),
    getDeckSettings: () => deckSettings,
    getSessionDeck: () => aDeck({ waiting: 31 }),
    listDecks: () => ({ items: [aDeck()], cursor: null }),
    listDueCards: ({ query }) => ({
      items: [1, 2, 3, 4, 5, 6, 7].map((number) => aCard(number, number % 2 === 0 ? aTerm : asked)),
      cursor: query['session'] === undefined ? null : 'more',
    }),
    listScenes: () => ({ modules: [] }),
    ...answers,
  });
  const { auth } = createFakeAuth(session());
  return show([{ Component: SignInGuard, children: [{ path: '/review', Component: Review }] }], at, auth);
};

it('counts what is left of one session, also of what is not loaded yet', async () => {
  open(`/review?session=${SESSION}`);
  expect(await screen.findByText('31 left')).toBeTruthy();
});

it('counts what is loaded once that is all', async () => {
  open('/review');
  expect(await screen.findByText('7 left')).toBeTruthy();
});

it('leads to the deck when nothing is due, and to what can be practised', async () => {
  open('/review', { listDueCards: () => ({ items: [], cursor: null }), getToday: () => aToday({ due: 0, fresh: 0 }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Nothing is due' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the deck' }).getAttribute('href')).toBe('/deck');
  expect(screen.getByRole('link', { name: 'Practise all the same' }).getAttribute('href')).toBe('/review?practice=1');
});

it('says of a wrong answer which mistake it was, with both passages and how the right one follows', async () => {
  if (asked.kind !== 'question') throw new Error('no question');
  const second = { ...asked.key.evidence!, quote: 'A net of gluten closes around each bubble.', start: 900, end: 942 };
  const key = { ...asked.key, second, reasoning: 'What closes around a bubble keeps it.' };
  const card = aCard(1, { ...asked, key });
  open('/review', { listDueCards: () => ({ items: [card], cursor: null }) });
  expect(screen.queryByText('What closes around a bubble keeps it.')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: /The crust has closed/ }));
  expect(await screen.findByText('What closes around a bubble keeps it.')).toBeTruthy();
  expect(screen.getByText('What the heat of the oven makes of the outside.')).toBeTruthy();
  const quote = document.querySelector('blockquote')?.textContent;
  expect(quote).toMatch(/ \[…\] A net of gluten closes around each bubble\.$/);
});
