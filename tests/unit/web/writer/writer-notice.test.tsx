import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { WriterChoices } from '../../../../shared/model/session/writer.ts';
import type { SiteConfig } from '../../../../shared/web/site-config.ts';
import { WriterNotice } from '../../../../web/src/features/wizard/writer-notice.tsx';
import { Toaster } from '../../../../web/src/ui/overlay/toaster.tsx';
import { stubApi } from '../fake-api.ts';
import { user } from '../samples/users.ts';
import { createFakeAuth, session, show } from '../stage.tsx';

let config: Partial<SiteConfig> = {};
vi.mock('../../../../web/src/lib/browser/site-config.ts', () => ({
  siteConfig: async () => config,
}));
afterEach(() => {
  config = {};
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
  });
  const element = (
    <>
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
    await userEvent.click(await screen.findByRole('button', { name: 'Choose who writes' }));
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

  it('says how to get a model where there is none', async () => {
    config = { basic: true, choosable: true };
    open('owner', { choices: [engine] });
    await userEvent.click(await screen.findByRole('button', { name: 'Choose who writes' }));
    expect(await screen.findByText('No model on this computer yet')).toBeTruthy();
  });

  it('is only told to everybody else, and nothing is asked for them', async () => {
    config = { writer: 'llama3.1', lost: 'llama3.1', choosable: true };
    const { callsOf } = open('user');
    expect(await screen.findByText(/llama3\.1 does not answer at the moment/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Choose who writes' })).toBeNull();
    expect(callsOf('listWriters')).toEqual([]);
  });
});
