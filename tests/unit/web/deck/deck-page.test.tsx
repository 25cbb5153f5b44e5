import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SignInGuard } from '../../../../web/src/features/auth/dialog/sign-in-guard.tsx';
import { Component as Deck } from '../../../../web/src/routes/deck/deck.tsx';
import { Component as Flashcards } from '../../../../web/src/routes/deck/flashcards.tsx';
import { ConfirmHost } from '../../../../web/src/ui/overlay/confirm-host.tsx';
import { toast } from '../../../../web/src/ui/overlay/toast.ts';
import { type Answers, refuse, stubApi } from '../fake-api.ts';
import { aCard, aDeck, aFreshCard, aLog, aToday, deckSettings, questionOf, termOf } from '../samples/deck.ts';
import { SESSION } from '../samples/sessions.ts';
import { user } from '../samples/users.ts';
import { createFakeAuth, session, show } from '../stage.tsx';

const cards = [
  aCard({ n: 1, content: questionOf('Where does oxygen come from?'), lapses: 8, leech: true }),
  aFreshCard({ n: 2, content: termOf('photolysis') }),
];
const page = (...items: unknown[]) => ({ items, cursor: null });

const open = (answers: Answers = {}, at = '/deck') => {
  vi.stubGlobal('scrollTo', vi.fn());
  const api = stubApi({
    getMe: () => user(),
    getToday: () => aToday({ due: 3 }),
    getDeckSettings: () => deckSettings,
    listDecks: () => page(aDeck({ cards: 2 })),
    listCards: () => page(...cards),
    getDeckExport: () => ({ export: null }),
    getDeckFit: () => ({ fitted: false, answers: 0, tried_at: null }),
    listReviews: () => ({ reviews: aLog([9, 'good', 2], [5, 'again', 1.5]) }),
    changeCard: () => cards[0],
    putDeckSettings: ({ body }) => body,
    putSessionDeck: () => aDeck({ off: true }),
    ...answers,
  });
  const { auth } = createFakeAuth(session());
  const around = (element: ReactNode) => (
    <>
      {element}
      <ConfirmHost />
    </>
  );
  const children = [
    { path: '/deck', element: around(<Deck />) },
    { path: '/deck/:id', element: around(<Flashcards />) },
  ];
  return { ...api, ...show([{ Component: SignInGuard, children }], at, auth) };
};
afterEach(() => act(() => toast.remove()));

const row = (name: RegExp) => screen.findByRole('button', { name });

it('shows each session with its cards, and what is remembered apart', async () => {
  open();
  const lot = within(await screen.findByRole('region', { name: 'The Locked Room of Light' }));
  expect(await lot.findByRole('button', { name: /oxygen.*leech, 8 misses/ })).toBeTruthy();
  expect(lot.getByRole('button', { name: /photolysis.*new/ })).toBeTruthy();
  expect(screen.getByText(/^2 cards from 1 session\./).textContent).toContain('as the deck estimates it: 92%');
  expect(lot.getByRole('link', { name: /^Review only these/ }).getAttribute('href')).toBe(`/review?session=${SESSION}`);
  expect(screen.getByRole('link', { name: 'Review 3' }).getAttribute('href')).toBe('/review');
});

it('says what will stand here before there are cards', async () => {
  open({ listDecks: () => page() });
  expect(await screen.findByText('No cards yet')).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('says that it could not be loaded, and tries again', async () => {
  const { answers } = open({ listDecks: refuse('forbidden') });
  expect(await screen.findByText('Your deck could not be loaded')).toBeTruthy();
  answers.listDecks = () => page(aDeck());
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await row(/photolysis/)).toBeTruthy();
});

it('searches cards and the sentences of the notes, and clears the search', async () => {
  open();
  await row(/photolysis/);
  const search = screen.getByRole('searchbox', { name: 'Search cards' });
  await userEvent.type(search, 'Light splits');
  await waitFor(() => expect(screen.queryByRole('button', { name: /photolysis/ })).toBeNull());
  expect(await row(/oxygen/)).toBeTruthy();
  await userEvent.type(search, ' zzz');
  expect(await screen.findByText('No card matches “Light splits zzz”')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await row(/photolysis/)).toBeTruthy();
});

it('opens a card to what was answered, its place and what can be done', async () => {
  const suspended = { ...aCard({ n: 1 }), ...cards[0], suspended: true };
  const { callsOf, answers } = open({
    changeCard: () => {
      answers.listCards = () => page(suspended);
      return suspended;
    },
  });
  await userEvent.click(await row(/oxygen/));
  const curve = await screen.findByRole('img', { name: /^How likely you were to remember this card/ });
  expect(curve.getAttribute('aria-label')).toContain('2 times in all. Missed once.');
  expect(screen.getByRole('link', { name: 'Read it in its place' }).getAttribute('href')).toBe(
    `/session/${SESSION}?scene=2`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Suspend' }));
  await waitFor(() => expect(callsOf('changeCard')[0]?.body).toEqual({ change: 'suspend' }));
  expect(await screen.findByRole('button', { name: 'Ask it again' })).toBeTruthy();
});

it('starts over with a card only after asking', async () => {
  const { callsOf } = open();
  await userEvent.click(await row(/oxygen/));
  await userEvent.click(await screen.findByRole('button', { name: 'Start over' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(callsOf('changeCard')).toHaveLength(0);
  await userEvent.click(dialog.getByRole('button', { name: 'Start over' }));
  await waitFor(() => expect(callsOf('changeCard')[0]?.body).toEqual({ change: 'restart' }));
});

it('switches a session off', async () => {
  const { callsOf } = open();
  await userEvent.click(await screen.findByRole('button', { name: /^Switch off/ }));
  await waitFor(() => expect(callsOf('putSessionDeck')[0]?.body).toEqual({ off: true }));
});

it('saves settings as they are chosen, and none that cannot be', async () => {
  const { callsOf } = open();
  const fresh = await screen.findByRole('spinbutton', { name: 'New cards a day, at most' });
  await userEvent.clear(fresh);
  await userEvent.type(fresh, '25');
  await waitFor(() => expect(callsOf('putDeckSettings').at(-1)?.body).toEqual({ ...deckSettings, new_a_day: 25 }));
  const sitting = screen.getByRole('spinbutton', { name: 'A sitting, in minutes' });
  await userEvent.clear(sitting);
  await userEvent.type(sitting, '1');
  expect(await screen.findByText('A whole number from 2 to 120.')).toBeTruthy();
  expect(callsOf('putDeckSettings').every(({ body }) => (body as typeof deckSettings).sitting_minutes === 10)).toBe(
    true,
  );
});

it('says what the retention comes to in cards a day, and what a higher one would', async () => {
  open({ listDecks: () => page(aDeck({ cards: 200, fresh: 0, a_day: 16.2 })) });
  const slider = await screen.findByRole('slider', { name: 'Desired retention' });
  const told = (words: RegExp) => screen.findByText(words);
  expect(await told(/^About 16 cards a day, besides new ones\. 95% would be about 40\./)).toBeTruthy();
  fireEvent.change(slider, { target: { value: '95' } });
  expect(await told(/^About 40 cards a day, .* 90% would be about 16\./)).toBeTruthy();
});

it('says that there may be more where it does not know all sessions, and nothing before the first review', async () => {
  const { answers, unmount } = open({
    listDecks: () => ({ items: [aDeck({ cards: 200, a_day: 16.2 })], cursor: 'more' }),
  });
  expect(await screen.findByText(/^At least 16 cards a day/)).toBeTruthy();
  unmount();
  open({ ...answers, listDecks: () => page(aDeck({ cards: 3, fresh: 3, a_day: 0 })) });
  expect(await screen.findByText(/^More means more reviews a day\./)).toBeTruthy();
});

it('turns flashcards over by click and by key, and counts nothing', async () => {
  const { callsOf } = open({}, `/deck/${SESSION}`);
  await screen.findByText('Where does oxygen come from?');
  expect(screen.queryByText('From your notes')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Turn over/ }));
  expect(screen.getByText('From your notes')).toBeTruthy();
  await userEvent.click(document.body);
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText('Card 2 of 2')).toBeTruthy();
  await userEvent.keyboard(' ');
  expect(screen.getByText('What photolysis means.')).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: 'Questions 1' }));
  expect(await screen.findByText('Card 1 of 1')).toBeTruthy();
  expect(callsOf('gradeCards')).toHaveLength(0);
});
