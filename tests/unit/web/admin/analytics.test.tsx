import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { DayFigures } from '../../../../shared/model/analytics.ts';
import { type Answers, refuse } from '../fake-api.ts';
import { openAdmin } from './stage.tsx';

vi.mock('../../../../web/src/features/generation/live.tsx', () => ({ default: () => null }));

const aDay = (date: string, given: Partial<DayFigures> = {}): DayFigures => ({
  date,
  sign_ups: 0,
  generations: { custom: 0, traditional: 0, anchor: 0 },
  failures: 0,
  cancellations: 0,
  tokens: 0,
  cost_usd: 0,
  conversions: 0,
  ...given,
});
const days = [
  aDay('2025-06-01', { sign_ups: 6, generations: { custom: 3, traditional: 2, anchor: 1 }, cost_usd: 0.5 }),
  aDay('2025-06-02', { sign_ups: 4, failures: 2, cancellations: 1, conversions: 2, tokens: 12_000, cost_usd: 1.25 }),
];
const open = (answers: Answers = {}, at = '/admin/analytics') =>
  openAdmin(at, { getAnalytics: () => ({ days }), ...answers });

describe('the analytics', () => {
  it('sum up what happened, with rates of what was tried and of who signed up', async () => {
    open();
    await screen.findAllByRole('img');
    const totals = within(screen.getByRole('region', { name: 'Totals' }));
    const figure = (name: string) => totals.getByText(name).parentElement?.querySelector('dd')?.textContent;
    expect(['Sign-ups', 'Generations', 'Failure rate', 'Conversion', 'Model cost'].map(figure)).toEqual([
      '10',
      '6',
      '25%',
      '20%',
      '$1.75',
    ]);
  });

  it('draw sign-ups, generations by mode, failures, conversions, tokens and cost, each named with its sums', async () => {
    open();
    const names = (await screen.findAllByRole('img')).map((chart) => chart.getAttribute('aria-label'));
    expect(names).toEqual([
      'Sign-ups over 2 days: Sign-ups 10',
      'Generations by mode over 2 days: Stories 3, Traditional 2, Anchor 1',
      'Failures over 2 days: Failed 2, Cancelled 1',
      'Conversions over 2 days: New Pro members 2',
      'Tokens over 2 days: Tokens 12K',
      'Model cost over 2 days: Cost $1.75',
    ]);
  });

  it('give every chart as a table too, newest day first', async () => {
    open();
    await screen.findAllByRole('img');
    const table = within(screen.getByRole('table', { name: 'Generations by mode' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Day',
      'Stories',
      'Traditional',
      'Anchor',
    ]);
    expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['0', '0', '0', '3', '2', '1']);
    const dates = [...document.querySelectorAll('details:first-of-type time')].map((day) =>
      day.getAttribute('datetime'),
    );
    expect(dates.slice(0, 2)).toEqual(['2025-06-02', '2025-06-01']);
  });

  it('cover 30 days unless 7 or 90 are chosen, which the address keeps', async () => {
    const { callsOf, router } = open();
    await screen.findAllByRole('img');
    expect(callsOf('getAnalytics').at(-1)?.query).toEqual({ days: '30' });
    await userEvent.click(screen.getByRole('radio', { name: '90 days' }));
    await waitFor(() => expect(callsOf('getAnalytics').at(-1)?.query).toEqual({ days: '90' }));
    expect(router.state.location.search).toBe('?days=90');
  });

  it('say that they could not be loaded, and load again', async () => {
    const { answers } = open({ getAnalytics: refuse('internal') });
    await screen.findByRole('heading', { name: 'The analytics could not be loaded' });
    answers.getAnalytics = () => ({ days });
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findAllByRole('img')).toHaveLength(6);
  });

  it('draw nothing and rate nothing where nothing happened', async () => {
    open({ getAnalytics: () => ({ days: [aDay('2025-06-01')] }) });
    const charts = await screen.findAllByRole('img');
    expect(charts.flatMap((chart) => [...chart.querySelectorAll('rect')])).toEqual([]);
    expect(screen.getAllByText('-')).toHaveLength(2);
  });
});
