import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../../../local/lib/http.ts';
import { createSes } from '../../../local/ses/ses.ts';

const sender = 'fabula@example.test';

const startSes = async () => {
  const outbox = mkdtempSync(path.join(tmpdir(), 'ses-'));
  const listening = await listen(createServer(createSes({ outbox, sender })));
  onTestFinished(async () => {
    await listening.close();
    rmSync(outbox, { recursive: true });
  });
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new SESv2Client({ endpoint: listening.endpoint, region: 'eu-central-1', credentials, maxAttempts: 1 });
  const send = (body: object, from = sender) => {
    const Content = { Simple: { Subject: { Data: 'Ready' }, Body: body } };
    const Destination = { ToAddresses: ['ann@example.test'] };
    return client.send(new SendEmailCommand({ FromEmailAddress: from, Destination, Content }));
  };
  const letters = () => readdirSync(outbox).map((name) => readFileSync(path.join(outbox, name), 'utf8'));
  return { send, letters };
};

const base64 = (text: string) => Buffer.from(text).toString('base64');
const text = { Text: { Data: 'Your lesson is ready.' } };
const html = { Html: { Data: '<p>Your lesson is ready.</p>' } };

it('takes a mail that is only text, or only HTML, as one part', async () => {
  const { send, letters } = await startSes();
  await send(text);
  await send(html);
  const [plain = '', marked = ''] = letters();
  expect(plain).toMatch(/^Content-Type: text\/plain; charset=UTF-8\r\n/m);
  expect(plain).toContain(base64(text.Text.Data));
  expect(marked).toMatch(/^Content-Type: text\/html; charset=UTF-8\r\n/m);
  expect(plain + marked).not.toContain('multipart');
});

it('takes both as alternatives, the text first', async () => {
  const { send, letters } = await startSes();
  await send({ ...text, ...html });
  const [letter = ''] = letters();
  expect([...letter.matchAll(/^Content-Type: ([^;]+)/gm)].map(([, type]) => type)).toEqual([
    'multipart/alternative',
    'text/plain',
    'text/html',
  ]);
});

it('refuses a mail that says nothing, and one from somebody else', async () => {
  const { send, letters } = await startSes();
  await expect(send({})).rejects.toMatchObject({ name: 'MessageRejected' });
  await expect(send(text, 'other@example.test')).rejects.toMatchObject({ name: 'MessageRejected' });
  expect(letters()).toEqual([]);
});
