import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../../../../shared/model/session/session.ts';
import type { WriterChoices } from '../../../../shared/model/session/writer.ts';
import type { SiteConfig } from '../../../../shared/web/site-config.ts';
import { WriterNotice } from '../../../../web/src/features/wizard/writer-notice.tsx';
import { WriterChip } from '../../../../web/src/features/writer/writer-chip.tsx';
import { Toaster } from '../../../../web/src/ui/overlay/toaster.tsx';
import { stubApi } from '../fake-api.ts';
import { aSession } from '../samples/sessions.ts';
import { user } from '../samples/users.ts';
import { createFakeAuth, session, show } from '../stage.tsx';

let config: Partial<SiteConfig> = {};
vi.mock('../../../../web/src/lib/browser/site-config.ts', () => ({
  siteConfig: async () => config,
}));
let lessons: Session[] = [];
afterEach(() => {
  config = {};
  lessons = [];
});

const llama = { id: 'local.x', writer: { code: 'local' as const, name: 'llama3.1' }, server: 'Ollama' };
const engine = { id: 'engine', writer: { code: 'engine' as const } };
const choices = (some: Partial<WriterChoices> = {}): WriterChoices => ({
  choices: [llama, engine],
  chosen: 'engine',
  decided: true,
  ...some,
});

const open = (role: 'user' | 'owner', some: Partial<WriterChoices> = {}) => {
  const api = stubApi({
    getMe: () => user({ role }),
    listWriters: () => choices(some),
    chooseWriter: () => choices({ chosen: llama.id }),
    listSessions: () => ({ items: lessons, cursor: null }),
  });
  const element = (
    <>
      <WriterChip />
      <WriterNotice />
      <Toaster />
    </>
  );
  show([{ path: '/', element }], '/', createFakeAuth(session()).auth);
  return api;
};

describe('who writes, in the wizard', () => {
  it('is for administrators to choose, from the next lesson on', async () => {
    config = { basic: true, choosable: true };
    const { callsOf } = open('owner');
    await userEvent.click(await screen.findByRole('button', { name: /^Study edition, no AI.*Choose who writes$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Who writes' }));
    await userEvent.click(await dialog.findByRole('radio', { name: /llama3\.1 on this computer/ }));
    expect(callsOf('chooseWriter')[0]?.body).toEqual({ id: llama.id });
    expect(await screen.findByText('llama3.1 on this computer writes from the next lesson on.')).toBeTruthy();
  });

  it('is asked once where a model was found and nobody has chosen', async () => {
    config = { basic: true, choosable: true };
    const { callsOf } = open('owner', { decided: false });
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Ollama answers on this computer with llama3.1. Use it for stories?' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    expect(callsOf('chooseWriter')[0]?.body).toEqual({ id: engine.id });
  });

  it('tells how good a model is by the lessons that it has written alone', async () => {
    config = { writer: 'llama3.1', choosable: true };
    const written = (some: Partial<Session>) =>
      aSession({
        writers: [{ code: 'local', name: 'llama3.1' }],
        spent: { tokens: 9_000, usd: 0, seconds: 540 },
        generated_at: '2026-06-02T00:00:00.000Z',
        question_counts: { asked: 7, passed: 6 },
        checked: true,
        ...some,
      });
    const engineToo: Session['writers'] = [{ code: 'local', name: 'llama3.1' }, { code: 'engine' }];
    lessons = [
      written({
        generated_at: '2026-06-01T00:00:00.000Z',
        spent: { tokens: 9_000, usd: 0, seconds: 60 },
        checked: false,
      }),
      written({}),
      written({ writers: engineToo, question_counts: { asked: 50, passed: 0 } }),
    ];
    open('owner', { chosen: llama.id });
    await userEvent.click(await screen.findByRole('button', { name: /^Written by llama3\.1 on this computer/ }));
    await userEvent.click(await screen.findByText('How good is it?'));
    expect(
      await screen.findByText('llama3.1 has written 2 lessons for you. The last one took 9 minutes.'),
    ).toBeTruthy();
    expect(screen.getByText('Questions that passed our checks').parentElement?.textContent).toContain('12 of 14');
    expect(screen.getByText('Lessons checked whole against the material').parentElement?.textContent).toContain(
      '1 of 2',
    );
  });

  it('promises nothing of a model that has not finished a lesson', async () => {
    config = { writer: 'llama3.1', choosable: true };
    open('owner', { chosen: llama.id });
    await userEvent.click(await screen.findByRole('button', { name: /Choose who writes/ }));
    await userEvent.click(await screen.findByText('How good is it?'));
    expect(await screen.findByText(/llama3\.1 has not finished a lesson for you yet/)).toBeTruthy();
  });

  it('says how to get a model where there is none', async () => {
    config = { basic: true, choosable: true };
    open('owner', { choices: [engine] });
    await userEvent.click(await screen.findByRole('button', { name: /Choose who writes/ }));
    expect(await screen.findByText('No model on this computer yet')).toBeTruthy();
  });

  it('is only told to everybody else, and nothing is asked for them', async () => {
    config = { writer: 'llama3.1', lost: 'llama3.1', choosable: true };
    const { callsOf } = open('user');
    expect(await screen.findByText(/llama3\.1 does not answer at the moment/)).toBeTruthy();
    expect(screen.getByText('does not answer').textContent).toBe('llama3.1 does not answer');
    expect(screen.queryByRole('button', { name: /Choose who writes/ })).toBeNull();
    expect(callsOf('listWriters')).toEqual([]);
  });
});
