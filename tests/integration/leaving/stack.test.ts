import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CognitoIdentityProviderClient, ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { ListExecutionsCommand, SFNClient } from '@aws-sdk/client-sfn';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newAccount } from '../../../local/stack/account.ts';
import { engineModel } from '../../../local/stack/model/engine-model.ts';
import { bucketName, jobMachineName, region, tableName } from '../../../local/stack/settings.ts';
import type { Stack } from '../../../local/stack/start.ts';
import { priceIds } from '../../../local/stripe/catalogue.ts';
import { type Client, createClient } from '../../../shared/contract/client.ts';
import { defaultPreferences } from '../../../shared/model/account/settings.ts';
import type { SessionId } from '../../../shared/model/id.ts';
import { startBuilt } from '../../built/start.ts';
import { readZip } from './read-zip.ts';

/** Stands in everything of one person, and nowhere else. */
const canary = 'zqleavercanary';
const material = [
  `# The ${canary} engine`,
  `The ${canary} engine is a machine that turns heat into motion. A boiler is a closed vessel in which water becomes steam. `,
  'James Watt improved the condenser in 1769. A condenser is a chamber that cools steam back into water.',
  // Has a glossary, and so a quiz
  readFileSync('tests/fixtures/texts/tides.md', 'utf8').replace(/^---[\s\S]*?\n---\n/, ''),
].join('\n\n');

const dataDir = mkdtempSync(path.join(tmpdir(), 'leaving-'));
let stack: Stack;
let api: Client;
let token: string;
let sessionId: SessionId;

const until = (what: string, holds: () => Promise<boolean> | boolean) =>
  vi.waitFor(async () => expect(await holds(), what).toBe(true), { timeout: 60_000, interval: 100 });

const clientOf = (bearer: string) => createClient({ base: stack.origin, token: async () => bearer, newKey: ulid });

const noJobs = async () => {
  const workflows = new SFNClient({ endpoint: stack.workflows.endpoint, region, credentials: stack.credentials });
  const stateMachineArn = stack.workflows.arnOf(jobMachineName);
  const { executions } = await workflows.send(new ListExecutionsCommand({ stateMachineArn, statusFilter: 'RUNNING' }));
  return executions?.length === 0;
};

const outbox = () =>
  readdirSync(path.join(dataDir, 'outbox')).map((name) => readFileSync(path.join(dataDir, 'outbox', name), 'utf8'));
const mailsTo = (word: string) => outbox().filter((mail) => mail.includes(`To: ${word}@example.test`));
/** The text of a mail, which is its first part. */
const textOf = (mail: string): string => {
  const [, encoded = ''] = /text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(mail) ?? [];
  return Buffer.from(encoded, 'base64').toString();
};

const write = async (by: Client, title: string, content: string) => {
  const { id } = await by('createSession', { body: { mode: 'custom', title } });
  const style = { genre: 'mystery', authorInspiration: 'doyle', estimatedDuration: 15 };
  await by('generateStory', { body: { sessionId: id, content, ...style } });
  await until(
    'the lesson is ready',
    async () => (await by('getSession', { params: { sessionId: id } })).status === 'ready',
  );
  return id;
};

beforeAll(async () => {
  stack = await startBuilt({ dataDir, port: 0, site: 'none', model: engineModel({ delayMs: 0 }) });
  ({ token } = await newAccount(stack, { email: `${canary}@example.test`, password: 'secret1', name: canary }));
  api = clientOf(token);
  await api('getMe');
  sessionId = await write(api, canary, material);
}, 120_000);
afterAll(async () => {
  await stack.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('a mail', () => {
  it('tells once that a lesson is ready, with a way to end such mails', async () => {
    await until('the mail is there', () => mailsTo(canary).length > 0);
    await stack.stream.caughtUp();
    const [mail = '', ...more] = mailsTo(canary);
    expect(more).toEqual([]);
    expect(mail).toContain('From: fabula@example.com');
    expect(mail).toMatch(/^Subject: Ready to read: /m);
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(mail).toMatch(new RegExp(`^List-Unsubscribe: <${stack.origin}/api/unsubscribe\\?token=[\\w.-]+>$`, 'm'));
    expect(textOf(mail)).toContain(`Hello ${canary},`);
    expect(textOf(mail)).toContain(`${stack.origin}/session/${sessionId}`);
  });

  it('is ended with one click, without signing in and by nobody who does not hold it', async () => {
    const account = { email: 'bob@example.test', password: 'secret1', name: 'Bob' };
    const bob = clientOf((await newAccount(stack, account)).token);
    await bob('getMe');
    await write(bob, 'First', material.replaceAll(canary, 'steam'));
    await until('the mail is there', () => mailsTo('bob').length === 1);
    const [, click = ''] = /^List-Unsubscribe: <(.*)>/m.exec(mailsTo('bob')[0] ?? '') ?? [];
    const forged = click.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const asMailProgramsDo = { method: 'POST', body: 'List-Unsubscribe=One-Click' };
    expect((await fetch(forged.replace(/token=./, 'token=A'), asMailProgramsDo)).status).toBe(400);
    expect((await bob('getSettings', { query: { timezone: 'UTC' } })).email_notifications).toBe(true);
    for (let times = 0; times < 2; times += 1) expect((await fetch(click, asMailProgramsDo)).status).toBe(200);
    expect((await bob('getSettings', { query: { timezone: 'UTC' } })).email_notifications).toBe(false);
    await write(bob, 'Second', material.replaceAll(canary, 'water'));
    await stack.stream.caughtUp();
    await until('every job is done', noJobs);
    expect(mailsTo('bob')).toHaveLength(1);
  });

  it('is sent only where the toggle says so, and settings that do nothing yet are named', async () => {
    const { acting } = await api('getAbilities');
    expect(acting).toEqual({
      email_notifications: true,
      community_notifications: true,
      marketing_emails: true,
      profile_public: true,
      allow_followers: false,
    });
  });
});

describe('everything an account holds', () => {
  it('is handed over as a ZIP, as Markdown and as JSON [SET-30]', async () => {
    await api('putSettings', { body: { ...defaultPreferences('UTC'), language: 'fr' } });
    await api('createMaterial', { params: { sessionId }, body: { kind: 'text', content: `${material} `.repeat(30) } });
    const begun = await api('createExport');
    expect(begun).toMatchObject({ status: 'making', sessions: 0, expires_at: null });
    expect((await api('createExport')).id).toBe(begun.id);
    await until('it is ready', async () => (await api('getExport')).export?.status === 'ready');
    const { url, expires_in } = await api('openExport', { params: { exportId: begun.id } });
    expect(expires_in).toBe(300);
    const answer = await fetch(url);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="fabula-export-[\d-]{10}\.zip"$/);
    const files = await readZip(new Uint8Array(await answer.arrayBuffer()));
    const named = (end: string) => [...files].find(([name]) => name.endsWith(end))?.[1] ?? '';
    const account = JSON.parse(named('account.json'));
    expect(account.PROFILE[0]).toMatchObject({ email: `${canary}@example.test`, name: canary });
    expect(account.SETTINGS[0]).toMatchObject({ language: 'fr' });
    expect(account.STATS).toHaveLength(1);
    expect(named('account.md')).toContain(canary);
    expect(named('README.md')).toContain('lesson.md');
    const session = JSON.parse(named('session.json'));
    expect(session.SESSION[0]).toMatchObject({ title: expect.any(String), id: sessionId });
    expect(session.SCENE.length).toBeGreaterThan(1);
    expect(JSON.stringify(session.SCENE)).toContain('"evidence"');
    expect(session.MATERIAL.length).toBe(2);
    const lesson = named('lesson.md');
    expect(lesson).toMatch(/^# /);
    expect(lesson).toMatch(/^### Answers$/m);
    expect(lesson).toMatch(/^> /m);
    expect([...files.keys()].filter((name) => name.includes('/materials/'))).toHaveLength(2);
    expect(named('.txt')).toContain('closed vessel');
  });

  it('is nobody else’s to fetch', async () => {
    const account = { email: 'eve@example.test', password: 'secret1', name: 'Eve' };
    const eve = clientOf((await newAccount(stack, account)).token);
    const { export: made } = await api('getExport');
    await expect(eve('openExport', { params: { exportId: made!.id } })).rejects.toMatchObject({
      code: 'export_absent',
    });
    expect((await eve('getExport')).export).toBeNull();
  });
});

describe('one session', () => {
  const take = (format: 'markdown' | 'html' | 'epub') =>
    api('exportSession', { params: { sessionId }, query: { format } });

  it('is exported as Markdown by everybody, and in other formats by Pro [BILL-06, BILL-07]', async () => {
    const { name, type, base64 } = await take('markdown');
    expect(name).toMatch(/\.md$/);
    expect(type).toBe('text/markdown; charset=utf-8');
    expect(Buffer.from(base64, 'base64').toString()).toMatch(/^# /);
    await expect(take('epub')).rejects.toMatchObject({ code: 'format_pro' });
    await expect(take('html')).rejects.toMatchObject({ code: 'format_pro' });
  });
});

/** Everywhere something of a person can be. */
const traces = async (word: string) => {
  const endpoint = stack.dynamo.endpoint;
  const table = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, region, credentials: stack.credentials }));
  const { Items = [] } = await table.send(new ScanCommand({ TableName: tableName, ConsistentRead: true }));
  const bucket = new S3Client({
    endpoint: process.env['AWS_ENDPOINT_URL_S3']!,
    region,
    credentials: stack.credentials,
    forcePathStyle: true,
  });
  const { Contents = [] } = await bucket.send(new ListObjectsV2Command({ Bucket: bucketName }));
  const pool = new CognitoIdentityProviderClient({
    endpoint: stack.identityEndpoint,
    region,
    credentials: stack.credentials,
  });
  const { Users } = await pool.send(new ListUsersCommand({ UserPoolId: stack.userPoolId }));
  const plain = (_: string, value: unknown) => (value instanceof Set ? [...value] : value);
  const has = (value: unknown) => (JSON.stringify(value, plain) ?? '').includes(word);
  return {
    rows: Items.filter(has).map(({ PK, SK }) => `${PK} ${SK}`),
    objects: Contents.map(({ Key = '' }) => Key).filter(has),
    users: (Users ?? []).filter(has).length,
    payments: stack.stripe.dump().includes(word),
  };
};

describe('a deleted account', () => {
  it('is found nowhere: not in table, bucket, user pool or payments [SET-15]', async () => {
    const { id: userId } = await api('getMe');
    await api('setVisibility', { params: { sessionId }, body: { visibility: 'community' } });
    await api('createCheckout', {
      body: {
        price_id: priceIds.month,
        mode: 'subscription',
        success_url: `${stack.origin}/checkout/success`,
        cancel_url: `${stack.origin}/pricing`,
      },
    });
    await stack.stream.caughtUp();
    const before = await traces(canary);
    expect(before).toMatchObject({ users: 1, payments: true });
    expect(before.rows.length).toBeGreaterThan(10);
    expect((await traces(userId)).objects.length).toBeGreaterThan(0);

    await api('deleteAccount', { body: { confirmation: 'DELETE' } });
    await expect(api('getMe')).rejects.toMatchObject({ status: 401, message: 'Please sign in' });
    const nothing = { rows: [], objects: [], users: 0, payments: false };
    await vi.waitFor(async () => expect(await traces(canary)).toEqual(nothing), { timeout: 60_000, interval: 200 });
    await expect(api('createSession', { body: { mode: 'custom' } })).rejects.toMatchObject({ code: 'sign_in' });
    await stack.stream.caughtUp();
    expect(await traces(canary)).toEqual(nothing);
    // Bare ids, until they expire: that it was deleted, and the audit trail
    const left = await traces(userId);
    expect(left).toMatchObject({ objects: [], users: 0, payments: false });
    expect(left.rows.filter((row) => !/^(AUDIT|DELETION#|ACTIVITY#)/.test(row))).toEqual([]);
  });
});
