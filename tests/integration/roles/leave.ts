import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Client } from '../../../shared/contract/client.ts';
import type { SessionId } from '../../../shared/model/id.ts';

type Until = (what: string, holds: () => Promise<boolean> | boolean) => Promise<void>;

/** The token in the newest mail. */
const tokenFrom = (outbox: string): string => {
  const mails = readdirSync(outbox).sort();
  const mail = readFileSync(path.join(outbox, mails.at(-1) ?? ''), 'utf8');
  return /token=([\w.-]+)>/.exec(mail)?.[1] ?? '';
};

/** Takes everything along, gets no more mails, and goes while a lesson is being written. */
export const leave = async (
  api: Client,
  {
    written,
    running,
    outbox,
    until,
  }: { written: SessionId; running: () => Promise<unknown>; outbox: string; until: Until },
): Promise<void> => {
  await api('getAbilities');
  await api('createMaterial', {
    params: { sessionId: written },
    body: { kind: 'text', content: 'Steam. '.repeat(8_000) },
  });
  await api('createCollection', { body: { title: 'Steam' } });
  const { id: exportId } = await api('createExport');
  await until('the export is ready', async () => (await api('getExport')).export?.status === 'ready');
  await api('openExport', { params: { exportId } });
  await api('exportSession', { params: { sessionId: written }, query: {} });
  await until('a mail was sent', () => readdirSync(outbox).length > 0);
  await api('unsubscribe', { query: { token: tokenFrom(outbox) } });
  await running();
  await api('deleteAccount', { body: { confirmation: 'DELETE' } });
};
