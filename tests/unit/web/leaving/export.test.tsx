import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Export } from '../../../../shared/model/account/export.ts';
import { errorCodes } from '../../../../shared/model/error-code.ts';
import { ExportData } from '../../../../web/src/features/export/export-data.tsx';
import { SessionExport } from '../../../../web/src/features/export/session-export.tsx';
import { Component as Unsubscribe } from '../../../../web/src/routes/unsubscribe.tsx';
import { Toaster } from '../../../../web/src/ui/overlay/toaster.tsx';
import { type Answers, refuse, stubApi } from '../fake-api.ts';
import { SESSION } from '../samples/sessions.ts';
import { user } from '../samples/users.ts';
import { createFakeAuth, show, session as signedIn } from '../stage.tsx';

const at = '2026-03-01T12:00:00.000Z';
const made: Export = {
  id: 'exp_01JABCDEFGHJKMNPQRSTVWXYZ0',
  status: 'making',
  sessions: 0,
  bytes: null,
  created_at: at,
  expires_at: null,
};
const ready: Export = {
  ...made,
  status: 'ready',
  sessions: 3,
  bytes: 2_400_000,
  expires_at: '2099-03-02T12:00:00.000Z',
};

/** The files that were offered for download. */
let downloads: { href: string; download: string }[];
beforeEach(() => {
  downloads = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push({ href: this.href, download: this.download });
  });
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
});
afterEach(() => vi.restoreAllMocks());

const open = (element: React.ReactNode, answers: Answers, path = '/page') => {
  const api = stubApi({ getMe: () => user(), ...answers });
  const page = (
    <>
      {element}
      <Toaster />
    </>
  );
  show([{ path: '/page', element: page }], path, createFakeAuth(signedIn()).auth);
  return api;
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const showing = (found: Export | null, answers: Answers = {}) =>
  open(<ExportData />, { getExport: () => ({ export: found }), ...answers });

describe('the export of everything', () => {
  it('begins with a click and shows that it is being made [SET-30]', async () => {
    const { callsOf } = showing(null, { createExport: () => made });
    await press('Export My Data');
    expect(await screen.findByText('Your export is being made. You can leave this page.')).toBeDefined();
    expect(callsOf('createExport')).toHaveLength(1);
    expect((await screen.findByRole('button', { name: 'Export My Data' })).getAttribute('aria-busy')).toBe('true');
  });

  it('is handed over by a fresh link while it is there [SET-30]', async () => {
    const url = 'https://files.example/export.zip?signed';
    showing(ready, { openExport: () => ({ url, expires_in: 300 }) });
    expect(await screen.findByText(/^Your export is ready \(2\.3 MB\)\. It can be downloaded until/)).toBeDefined();
    await press('Download');
    await waitFor(() => expect(downloads).toEqual([{ href: url, download: '' }]));
    expect(screen.getByRole('button', { name: 'Make a new one' })).toBeDefined();
  });

  it('says that it failed, and can be asked for again', async () => {
    const { callsOf } = showing({ ...made, status: 'failed' }, { createExport: () => made });
    expect(await screen.findByText('Your last export could not be made. Please try again.')).toBeDefined();
    await press('Export My Data');
    await waitFor(() => expect(callsOf('createExport')).toHaveLength(1));
  });

  it('says when its link has ended meanwhile', async () => {
    showing(ready, { openExport: refuse('export_absent') });
    await press('Download');
    expect(await screen.findByText(errorCodes.export_absent.text)).toBeDefined();
    expect(downloads).toEqual([]);
  });
});

describe('the export of one session', () => {
  const file = { name: 'tides.md', type: 'text/markdown; charset=utf-8', base64: btoa('# Tides') };
  const subscribed = {
    subscription: {
      subscription_status: 'active',
      price_id: 'price_1',
      interval: 'month',
      price: 19,
      currency: 'usd',
      cancel_at_period_end: false,
      current_period_end: '2099-01-01T00:00:00.000Z',
      trial_end: null,
    },
    trial_available: false,
  };

  it('is Markdown for everybody, and shows what belongs to Pro [BILL-06, BILL-07]', async () => {
    const { callsOf } = open(<SessionExport sessionId={SESSION} />, { exportSession: () => file });
    await press('Export');
    const book = await screen.findByRole('radio', { name: /E-book \(Pro\)/ });
    expect(book.getAttribute('aria-disabled') ?? book.getAttribute('data-disabled')).not.toBeNull();
    await press('Download');
    await waitFor(() => expect(downloads).toEqual([{ href: 'blob:file', download: 'tides.md' }]));
    expect(callsOf('exportSession').map(({ query }) => query)).toEqual([{ format: 'markdown' }]);
  });

  it('is an e-book for Pro [BILL-06, BILL-07]', async () => {
    const { callsOf } = open(<SessionExport sessionId={SESSION} named="Tides" />, {
      exportSession: () => ({ ...file, name: 'tides.epub' }),
      getSubscription: () => subscribed,
      listPlans: () => ({ plans: [] }),
    });
    await press('Export Tides');
    await userEvent.click(await screen.findByRole('radio', { name: /^E-book(?! \(Pro\))/ }));
    await press('Download');
    await waitFor(() => expect(callsOf('exportSession').map(({ query }) => query)).toEqual([{ format: 'epub' }]));
  });
});

describe('the page behind the link in a mail', () => {
  it('stops mails when asked to, and not by being opened', async () => {
    const { callsOf } = open(<Unsubscribe />, { unsubscribe: () => ({ ok: true }) }, '/page?token=abc.def');
    await screen.findByRole('heading', { name: 'Stop e-mail notifications?' });
    expect(callsOf('unsubscribe')).toEqual([]);
    await press('Stop these mails');
    expect(await screen.findByRole('heading', { name: 'You get no more mails' })).toBeDefined();
    expect(callsOf('unsubscribe').map(({ query }) => query)).toEqual([{ token: 'abc.def' }]);
  });

  it('says what to do with a link that is broken', async () => {
    open(<Unsubscribe />, { unsubscribe: refuse('bad_unsubscribe') }, '/page?token=abc');
    await press('Stop these mails');
    expect(await screen.findByText(errorCodes.bad_unsubscribe.text)).toBeDefined();
    expect(screen.getByRole('link', { name: 'To your settings' })).toBeDefined();
  });

  it('misses the token of an address that was cut off', async () => {
    open(<Unsubscribe />, {});
    expect(await screen.findByRole('heading', { name: 'This link is not complete' })).toBeDefined();
  });
});
