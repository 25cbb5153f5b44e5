import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MINUTE } from '../../../../shared/model/time.ts';
import { customDashboard } from '../../../../web/src/features/session/dashboard/dashboards.ts';
import { atWork } from '../samples/sessions.ts';
import { openDashboard } from '../session/stage.tsx';
import { modulesOf, open } from '../viewer/stage.tsx';

const site = vi.hoisted(() => ({ basic: false }));
vi.mock('../../../../web/src/lib/browser/site-config.ts', () => ({ siteConfig: async () => site }));
beforeEach(() => void (site.basic = true));

const planning = atWork(0, null);
/** One scene in the first minute: with its plan that is a quarter of a minute for each, and eight more take two minutes. */
const oneOfNine = () => {
  const session = atWork(1, 9);
  const started_at = new Date(Date.now() - MINUTE).toISOString();
  return { ...session, generation: session.generation && { ...session.generation, started_at } };
};
const card = (session: ReturnType<typeof atWork>) =>
  openDashboard(customDashboard, { sessions: [session], answers: { listScenes: () => modulesOf([]) } });
const viewer = (session: ReturnType<typeof atWork>) =>
  open({ answers: { getSession: () => session, listScenes: () => modulesOf([]) } });

describe('without a language model the writing is said to take', () => {
  it('seconds, on a card', async () => {
    card(planning);
    expect(await screen.findByText('A few seconds in all')).toBeTruthy();
  });

  it('seconds where the story opens, beside the minutes a model takes [VIEW-25]', async () => {
    viewer(planning);
    expect(await screen.findByText(/^This takes about 2-3 minutes with a language model, and a few/)).toBeTruthy();
    expect(screen.getByText(/A few seconds in all\./)).toBeTruthy();
    expect(screen.queryByText(/About 2–3 minutes/)).toBeNull();
  });

  it('no minutes after it rested, such as while the service was down', async () => {
    card(oneOfNine());
    expect(await screen.findByText('A few seconds in all')).toBeTruthy();
    expect(screen.queryByText(/min left/)).toBeNull();
  });
});

it('with a model the time left is reckoned from the pace', async () => {
  site.basic = false;
  card(oneOfNine());
  expect(await screen.findByText('2 min left')).toBeTruthy();
});

it('with a model that is busy no usual time is promised when that is over', async () => {
  site.basic = false;
  card(planning);
  expect(await screen.findByText(/^Longer than usual: the model has much to write/)).toBeTruthy();
  expect(screen.queryByText(/About 2–3 minutes/)).toBeNull();
});
