import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { customDashboard } from '../../../../web/src/features/session/dashboard/dashboards.ts';
import { refuse } from '../fake-api.ts';
import { aToday, twoWeeks } from '../samples/deck.ts';
import { SESSION } from '../samples/sessions.ts';
import { openDashboard } from '../session/stage.tsx';

const open = (getToday: () => unknown) => openDashboard(customDashboard, { answers: { getToday } });
const strip = () => screen.findByRole('region', { name: 'Today' });

it('shows what is due and new today, the last two weeks, and the way to review', async () => {
  open(() => aToday({ due: 12, fresh: 5, behind: twoWeeks }));
  const today = within(await strip());
  expect(today.getByText('12').parentElement?.textContent).toBe('12 due');
  expect(today.getByText('5').parentElement?.textContent).toBe('5 new');
  expect(today.getByText('10 of the last 14 days')).toBeTruthy();
  expect(today.getByText('about 6 min')).toBeTruthy();
  expect(today.getByRole('link', { name: 'Review' }).getAttribute('href')).toBe('/review');
});

it('says when the next cards come when nothing is due', async () => {
  open(() => aToday({ ahead: [5], behind: twoWeeks }));
  expect(within(await strip()).getByText('Nothing is due. Next: 5 tomorrow.')).toBeTruthy();
});

it('shows nothing to somebody without cards', async () => {
  open(() => aToday());
  await screen.findByRole('article');
  expect(screen.queryByRole('region', { name: 'Today' })).toBeNull();
});

it('says what could not be loaded, and tries again', async () => {
  const { answers } = open(refuse('forbidden') as () => unknown);
  await screen.findByText('What is due today could not be loaded.');
  answers.getToday = () => aToday({ due: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(within(await strip()).getByText('about 1 min')).toBeTruthy();
});

it('says on a card how many of its cards fade, without a call for each', async () => {
  const { callsOf } = open(() => aToday({ due: 4, sessions: [{ session_id: SESSION, due: 4, cards: 18 }] }));
  const card = within(await screen.findByRole('article'));
  await waitFor(() => expect(card.getByText('4 of 18')).toBeTruthy());
  const link = card.getByRole('link', { name: 'Review 4 fading cards of The Locked Room of Light' });
  expect(link.getAttribute('href')).toBe(`/review?session=${SESSION}`);
  expect(callsOf('getToday')).toHaveLength(1);
});

it('leaves one first thing to do: what waits, else a new story', async () => {
  const primary = () =>
    screen
      .getAllByRole('link')
      .flatMap(({ className, textContent }) => (/bg-primary/.test(className) ? textContent : []));
  const { unmount } = open(() => aToday({ due: 4 }));
  await strip();
  expect(primary()).toEqual(['Review']);
  unmount();
  open(() => aToday({ ahead: [5], behind: twoWeeks }));
  await strip();
  expect(primary()).toEqual([customDashboard.create.label]);
});
