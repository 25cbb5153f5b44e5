import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Case, CaseDecision } from '../../../../shared/model/report.ts';
import { ReportButton } from '../../../../web/src/features/report/report-button.tsx';
import { Toaster } from '../../../../web/src/ui/overlay/toaster.tsx';
import { type Answers, refuse, stubApi } from '../fake-api.ts';
import { createFakeAuth, session, show } from '../stage.tsx';
import { openAdmin } from './stage.tsx';

vi.mock('../../../../web/src/features/generation/live.tsx', () => ({ default: () => null }));

const id = 'ses_01JZ8E5V6H7K8M9N0P1Q2R3S40';
const aCase = (given: Partial<Case> = {}): Case => ({
  session_id: id,
  status: 'open',
  reports: 2,
  first_at: '2025-06-01T10:00:00.000Z',
  last_at: '2025-06-02T10:00:00.000Z',
  decided_at: null,
  session: { title: 'Cells', mode: 'custom', visibility: 'public', author: { id: 'u1', name: 'Anna Author' } },
  ...given,
});
const ruled: Readonly<Record<CaseDecision, Case['status']>> = {
  hide: 'hidden',
  restore: 'dismissed',
  dismiss: 'dismissed',
};

const open = (item: Case | undefined, answers: Answers = {}, at = '/admin/moderation') =>
  openAdmin(at, {
    listCases: ({ query }) => ({ items: item && query['status'] === item.status ? [item] : [], cursor: null }),
    decideCase: ({ body }) => ({ ...item, status: ruled[(body as { decision: CaseDecision }).decision] }),
    ...answers,
  });
const agree = async (button: string) => {
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: button }));
};

describe('the queue of reports', () => {
  it('lists open cases with author, visibility, number of reports, and a way to look', async () => {
    open(aCase());
    const row = (await screen.findByRole('heading', { name: 'Cells' })).closest('article') as HTMLElement;
    expect(row.textContent).toContain('Story by Anna Author, shared with everybody');
    expect(row.textContent).toContain('2 reports');
    expect(within(row).getByRole('link', { name: 'Preview Cells' }).getAttribute('href')).toBe(
      `/admin/moderation/${id}`,
    );
  });

  it.each([
    ['Hide', 'open', 'hide', 'Hidden from everybody but its author'],
    ['Dismiss', 'open', 'dismiss', 'Reports dismissed'],
    ['Restore', 'hidden', 'restore', 'Restored as its author shared it'],
  ] as const)(
    '%s asks first, sends the decision, and takes the case out of the list',
    async (verb, status, decision, said) => {
      const { callsOf } = open(aCase({ status }), {}, `/admin/moderation?status=${status}`);
      await userEvent.click(await screen.findByRole('button', { name: `${verb} Cells` }));
      expect(callsOf('decideCase')).toEqual([]);
      await agree(verb);
      expect(await screen.findByText(said)).toBeTruthy();
      expect(callsOf('decideCase')).toMatchObject([{ params: { sessionId: id }, body: { decision } }]);
      await waitFor(() => expect(screen.queryByRole('heading', { name: 'Cells' })).toBeNull());
    },
  );

  it('offers no hiding of what nobody reads any more', async () => {
    const gone = open(aCase({ session: null }));
    expect(await screen.findByText('Its author deleted it.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Hide/ })).toBeNull();
    gone.unmount();
    const { session: shared } = aCase();
    open(aCase({ session: shared && { ...shared, visibility: 'private' } }));
    expect(await screen.findByRole('button', { name: 'Dismiss Cells' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Hide/ })).toBeNull();
  });

  it('gives nothing back that is gone', async () => {
    open(aCase({ status: 'hidden', session: null }), {}, '/admin/moderation?status=hidden');
    expect(await screen.findByText('Its author deleted it.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull();
  });

  it('says when there is nothing to look at, and when it could not be loaded', async () => {
    const { answers } = open(undefined);
    expect(await screen.findByRole('heading', { name: 'Nothing to look at' })).toBeTruthy();
    answers.listCases = refuse('internal');
    await userEvent.click(screen.getByRole('tab', { name: 'Hidden' }));
    expect(await screen.findByRole('heading', { name: 'The cases could not be loaded' })).toBeTruthy();
    answers.listCases = () => ({ items: [aCase({ status: 'hidden' })], cursor: null });
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Cells' })).toBeTruthy();
  });

  it('says why a case could not be decided', async () => {
    open(aCase(), { decideCase: refuse('conflict') });
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss Cells' }));
    await agree('Dismiss');
    expect(await screen.findByText('Somebody changed this at the same time. Please try again.')).toBeTruthy();
  });
});

describe('the preview of a case', () => {
  it('shows what readers said, and what they read', async () => {
    const scene = {
      id: 'scn_01JZ8E5V6H7K8M9N0P1Q2R3S40001',
      session_id: id,
      type: 'chapter',
      title: 'The smallest units',
      content: 'Cells are the smallest units of life.',
      quiz: null,
      order_index: 1,
      estimated_duration: 1,
      state: 'written',
      sources: [{ chunk: 'c1', heading: 'Cells', quote: 'The cell is the smallest unit of life.', start: 0, end: 37 }],
      terms: [],
      activities: [],
    };
    const reports = [{ reason: 'wrong', note: 'The dates do not hold.', reported_at: '2025-06-02T10:00:00.000Z' }];
    open(aCase(), { getCase: () => ({ case: aCase(), reports, scenes: [scene] }) }, `/admin/moderation/${id}`);
    expect(await screen.findByText('The dates do not hold.')).toBeTruthy();
    expect(screen.getByText('It is wrong')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'The smallest units' })).toBeTruthy();
    expect(await screen.findByText('Cells are the smallest units of life.')).toBeTruthy();
    // They are not the moderator's own sessions
    expect(screen.getByText('From the author’s notes')).toBeTruthy();
  });

  it('says that there is nothing to read, or no case', async () => {
    const answers = { getCase: () => ({ case: aCase({ session: null }), reports: [], scenes: [] }) };
    const gone = open(undefined, answers, `/admin/moderation/${id}`);
    expect(await screen.findByRole('heading', { name: 'There is nothing to read' })).toBeTruthy();
    gone.unmount();
    open(undefined, { getCase: refuse('session_not_found') }, `/admin/moderation/${id}`);
    expect(await screen.findByText('Nobody has reported this session.')).toBeTruthy();
  });
});

describe('reporting a session', () => {
  const openButton = (answers: Answers) => {
    const element = (
      <>
        <ReportButton sessionId={id} title="Cells" />
        <Toaster />
      </>
    );
    const api = stubApi(answers);
    return { ...api, ...show([{ path: '/here', element }], '/here', createFakeAuth(session()).auth) };
  };

  it('asks what is the matter, and sends it with what was added', async () => {
    const { callsOf } = openButton({ reportSession: () => ({ ok: true }) });
    await userEvent.click(screen.getByRole('button', { name: 'Report' }));
    const send = await screen.findByRole('button', { name: 'Send Report' });
    expect(send.hasAttribute('disabled')).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: /^It is wrong/ }));
    await userEvent.type(screen.getByRole('textbox'), ' The dates do not hold. ');
    await userEvent.click(send);
    expect(await screen.findByText('Thank you. A moderator will look at it.')).toBeTruthy();
    expect(callsOf('reportSession')).toMatchObject([
      { params: { sessionId: id }, body: { reason: 'wrong', note: 'The dates do not hold.' } },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says why it could not be sent, and keeps what was written', async () => {
    openButton({ reportSession: refuse('session_not_found') });
    await userEvent.click(screen.getByRole('button', { name: 'Report' }));
    await userEvent.click(await screen.findByRole('radio', { name: /^It is wrong/ }));
    await userEvent.type(screen.getByRole('textbox'), 'Look here');
    await userEvent.click(screen.getByRole('button', { name: 'Send Report' }));
    expect(await screen.findByText('Story session not found or not accessible')).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Look here');
  });
});
