import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import Live from '../../../../web/src/features/generation/live.tsx';
import { Component as Upload } from '../../../../web/src/routes/upload/upload.tsx';
import { Component as UploadAnchor } from '../../../../web/src/routes/upload/upload-anchor.tsx';
import { Component as UploadTraditional } from '../../../../web/src/routes/upload/upload-traditional.tsx';
import { openEdit } from '../edit/stage.tsx';
import { type Answers, refuse, stubApi } from '../fake-api.ts';
import { FakeSocket, stubSocket } from '../fake-socket.ts';
import { aSubscription, plans } from '../samples/plans.ts';
import { user } from '../samples/users.ts';
import { createFakeAuth, session, show } from '../stage.tsx';
import { holding } from './stage.tsx';

const none = { used: 0, limit: null };
const free = (used: number) => ({
  tier: 'free',
  stories: { used, limit: 3 },
  lessons: { used: used * 3, limit: 10 },
  expansions: { used, limit: 5 },
  running: { used: 0, limit: 1 },
});
const pro = { tier: 'pro', stories: none, lessons: none, expansions: none, running: { used: 0, limit: 3 } };

const routes = [
  { path: '/upload', Component: Upload },
  { path: '/upload-traditional', Component: UploadTraditional },
  { path: '/upload/anchor', Component: UploadAnchor },
].map(({ path, Component }) => ({
  path,
  element: (
    <>
      <Component />
      <Live />
    </>
  ),
}));

const open = (at: string, answers: Answers = {}) => {
  const api = stubApi({
    getMe: () => user(),
    listPlans: () => ({ plans }),
    listAnchorSessions: () => ({ items: [], cursor: null }),
    createRealtimeTicket: () => ({ ticket: 't', expires_in: 60 }),
    ...answers,
  });
  stubSocket();
  return { ...api, ...show(routes, at, createFakeAuth(session()).auth) };
};

const OVER = /You've reached your usage limit\. Please upgrade your plan or try again later\./;
const forGood = /The 3 stories of the Free plan are written\. They are counted for good: neither waiting/;
const nextMonth = (what: string) => new RegExp(`${what} of this month on the Free plan are .* The next \\d+ come on `);
const told = async (text: RegExp) => {
  const notice = await screen.findByText(text);
  expect(within(notice).getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/pricing');
};

describe('what is left of the plan', () => {
  it.each([
    ['/upload', /2 stories left of 3 on the Free plan\./],
    ['/upload-traditional', /7 lessons left of 10 on the Free plan this month\./],
    ['/upload/anchor', /2 stories left of 3 on the Free plan\./],
  ])('is said before %s begins [BILL-04]', async (at, text) => {
    open(at, { getUsage: () => free(1) });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  const spent = { getUsage: () => ({ ...free(3), lessons: { used: 10, limit: 10 } }) };
  it.each([
    ['/upload', forGood],
    ['/upload-traditional', nextMonth('The 10 lessons')],
    ['/upload/anchor', forGood],
  ])(
    'is nothing: %s says before it begins whether waiting helps, with the way to the plans, and goes no further [BILL-04]',
    async (at, text) => {
      open(at, spent);
      await told(text);
      expect(screen.queryByText(OVER)).toBeNull();
      const on = screen.getByRole('button', { name: at.endsWith('anchor') ? 'Generate Anchor Session' : 'Next' });
      expect((on as HTMLButtonElement).disabled).toBe(true);
    },
  );

  it('is nothing: what was typed before stands, and nothing more can be typed for it [BILL-04]', async () => {
    const { answers, unmount } = open('/upload', { getUsage: () => free(1) });
    await screen.findByText(/2 stories left/);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Title/ }), 'Rivers');
    // A draft is saved with a delay, or when the page is left
    unmount();
    answers.getUsage = spent.getUsage;
    open('/upload', spent);
    await told(forGood);
    const title = (await screen.findByRole('textbox', { name: /Title/ })) as HTMLInputElement;
    expect(title.value).toBe('Rivers');
    expect(title.matches(':disabled')).toBe(true);
  });

  it('is said before an expansion, and so is that nothing is left [BILL-04]', async () => {
    const { unmount } = openEdit({ getUsage: () => free(1) });
    expect(await screen.findByText(/4 updates left of 5 this month on the Free plan\./)).toBeTruthy();
    unmount();
    openEdit({ getUsage: () => ({ ...free(1), expansions: { used: 5, limit: 5 } }) });
    await told(nextMonth('The 5 updates'));
  });

  it('is told by the refusal of an expansion, with the way to the plans [BILL-04]', async () => {
    openEdit({ getUsage: () => free(1), expandStory: refuse('quota_exceeded') });
    await userEvent.type(await screen.findByRole('textbox', { name: /New material/ }), 'Chlorophyll is green.');
    await userEvent.click(screen.getByRole('button', { name: 'Update Story' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(OVER)).toBeTruthy();
    expect(alert.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/pricing');
  });

  it('is without limit as soon as the subscription is recorded, without a reload [BILL-04, BILL-35]', async () => {
    const { answers } = open('/upload', { getUsage: () => free(3) });
    await told(forGood);
    await waitFor(() => expect(FakeSocket.all).toHaveLength(1));
    act(() => FakeSocket.last.onopen?.());
    answers.getUsage = () => pro;
    answers.getSubscription = () => holding(aSubscription());
    FakeSocket.last.tell({ kind: 'subscription.changed', id: 'user-1', version: 1 });
    await waitFor(() => expect(screen.queryByText(forGood)).toBeNull());
  });
});
