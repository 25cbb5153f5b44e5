import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { type SessionId, SessionIdSchema } from '../../../../shared/model/id.ts';
import type { Session } from '../../../../shared/model/session/session.ts';
import { SignInGuard } from '../../../../web/src/features/auth/dialog/sign-in-guard.tsx';
import type { DashboardKind } from '../../../../web/src/features/session/dashboard/dashboards.ts';
import { DashboardPage } from '../../../../web/src/routes/dashboard/dashboard-page.tsx';
import { ConfirmHost } from '../../../../web/src/ui/overlay/confirm-host.tsx';
import { Toaster } from '../../../../web/src/ui/overlay/toaster.tsx';
import { type Answers, type Call, stubApi } from '../fake-api.ts';
import { aSession } from '../samples/sessions.ts';
import { user } from '../samples/users.ts';
import { createFakeAuth, session, show } from '../stage.tsx';

export const idOf = (n: number): SessionId => SessionIdSchema.parse(`ses_01JZ8E5V6H7K8M9N0P1Q2R3S${n}0`);

export const page = (...items: unknown[]) => ({ items, cursor: null });
const figures = { totalSessions: 8, hoursLearned: 6.4, completedStories: 2, tags: [] };

/** Sessions and a bin in memory, changed by the calls that change them. */
const store = (sessions: Session[], binned: Session[]) => {
  const move = (from: Session[], to: Session[], id: unknown, deleted_at: string | null) => {
    const index = from.findIndex((item) => item.id === id);
    const [moved] = index < 0 ? [] : from.splice(index, 1);
    if (moved) to.unshift({ ...moved, deleted_at });
    return moved;
  };
  const remove = (id: unknown) => move(sessions, binned, id, new Date().toISOString());
  const idIn = ({ params }: Call) => params['sessionId'];
  return {
    listSessions: () => page(...sessions),
    listDeletedSessions: () => page(...binned),
    countDeletedSessions: () => ({ count: binned.length }),
    deleteSession: (call) => remove(idIn(call)),
    deleteSessions: ({ body }) => {
      const { ids } = body as { ids: string[] };
      for (const id of ids) remove(id);
      return { deleted: ids };
    },
    restoreSession: (call) => move(binned, sessions, idIn(call), null),
    purgeSession: (call) => {
      move(binned, [], idIn(call), null);
      return { ok: true };
    },
  } satisfies Answers;
};

interface Given {
  sessions?: Session[];
  bin?: Session[];
  answers?: Answers;
  search?: string;
}

/** One of the three dashboards over sessions and a bin in memory. */
export const openDashboard = (kind: DashboardKind, given: Given = {}) => {
  vi.stubGlobal('scrollTo', vi.fn());
  const { mode } = kind;
  const { sessions = [aSession({ mode })], bin = [], answers = {}, search = '' } = given;
  const api = stubApi({ getMe: () => user(), getStats: () => figures, ...store(sessions, bin), ...answers });
  const element = (
    <>
      <DashboardPage kind={kind} />
      <ConfirmHost />
      <Toaster />
    </>
  );
  const routes = [
    { path: '/', element: <p>Landing</p> },
    { path: '/auth', element: <p>Sign in here</p> },
    { Component: SignInGuard, children: [{ path: kind.path, element }] },
  ];
  return { ...api, ...show(routes, `${kind.path}${search}`, createFakeAuth(session()).auth) };
};

/** Answers the question that is asked; returns its words. */
export const answer = async (button: string): Promise<string> => {
  const dialog = await screen.findByRole('alertdialog');
  const text = dialog.textContent ?? '';
  await userEvent.click(within(dialog).getByRole('button', { name: button }));
  return text;
};

export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
