import type { APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TicketHolder } from '../../../lambdas/domain/socket/socket.ts';
import { newUser } from '../../../lambdas/domain/user/user.ts';
import { deletionStore, socketStore, table, userStore } from '../../../lambdas/runtime/container.ts';
import { handler as authorize } from '../../../lambdas/socket/authorizer.ts';
import { handler as onSocket } from '../../../lambdas/socket/socket.ts';
import { contextOf } from '../../../lambdas/socket/ticket-context.ts';
import { ticketKey } from '../../../lambdas/store/keys.ts';
import { getRow } from '../../../lambdas/store/table.ts';
import { instant } from '../../../shared/model/time.ts';
import { type Backend, holderOf, type Identity, person, startBackend } from '../harness.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const ticketOf = async (who: Identity) => (await backend.call('createRealtimeTicket', who, {})).body;
const knock = async (ticket: string | undefined, headers: Record<string, string> = {}) => {
  const event: object = { methodArn: 'arn:x', headers, queryStringParameters: ticket === undefined ? {} : { ticket } };
  const { policyDocument, context } = await authorize(event as APIGatewayRequestAuthorizerEvent);
  return [policyDocument.Statement[0]?.Effect, 'userId' in context ? context.userId : 'nobody'];
};
const socket = (routeKey: string, connectionId: string, who?: TicketHolder) => {
  const authorizer =
    who && Object.fromEntries(Object.entries(contextOf(who)).map(([name, value]) => [name, String(value)]));
  const event: object = { requestContext: { routeKey, connectionId, ...(authorizer ? { authorizer } : {}) } };
  return onSocket(event as Parameters<typeof onSocket>[0]);
};
const listOf = async ({ userId }: Identity) =>
  (await socketStore().list(userId, Date.now())).map(({ connection }) => connection);

it('opens a socket for the person it was made for, once', async () => {
  const ann = person('ann');
  const { ticket, expires_in: seconds } = await ticketOf(ann);
  expect(seconds).toBe(60);
  expect(await knock(ticket)).toEqual(['Allow', ann.userId]);
  expect(await knock(ticket)).toEqual(['Deny', 'nobody']);
});

it('opens one socket when it is brought twice at the same time', async () => {
  const { ticket } = await ticketOf(person('bea'));
  const answers = await Promise.all([knock(ticket), knock(ticket), knock(ticket)]);
  expect(answers.map(([effect]) => effect).sort()).toEqual(['Allow', 'Deny', 'Deny']);
});

it('opens nothing after a minute, and nothing that was never given out', async () => {
  const { ticket } = await ticketOf(person('cal'));
  expect(await socketStore().redeem(ticket, Date.now() + 61_000)).toBeUndefined();
  expect(await knock('made-up')).toEqual(['Deny', 'nobody']);
  expect(await knock(undefined)).toEqual(['Deny', 'nobody']);
});

it('opens nothing to a page of another site, and stays good for one of this', async () => {
  const { ticket } = await ticketOf(person('fay'));
  for (const Origin of ['https://elsewhere.test', 'null', 'https://fabula.test.elsewhere.test'])
    expect(await knock(ticket, { Origin })).toEqual(['Deny', 'nobody']);
  expect(await knock(ticket, { origin: 'https://fabula.test' })).toEqual(['Allow', person('fay').userId]);
});

it('is not kept as it is: the table has only its hash', async () => {
  const { ticket } = await ticketOf(person('dan'));
  expect(await getRow(table(), ticketKey(ticket))).toBeUndefined();
});

it('a socket comes into its owner’s list and leaves it', async () => {
  const eli = person('eli');
  const holder = holderOf(eli);
  expect(await socket('$connect', 'tab', holder)).toEqual({ statusCode: 200 });
  expect(await socket('$default', 'tab', holder)).toEqual({ statusCode: 200 });
  expect(await listOf(eli)).toEqual(['tab']);
  await socket('$disconnect', 'tab', holder);
  expect(await listOf(eli)).toEqual([]);
  expect(await socket('$connect', 'tab')).toEqual({ statusCode: 401 });
});

describe('after the end of the sign-in', () => {
  const record = ({ userId }: Identity) =>
    userStore().signUp(newUser(userId, `${userId}@example.com`, undefined, instant(Date.now())));
  const everywhere = ({ userId }: Identity, at: number) =>
    userStore().update(userId, { signed_out_at: instant(at) }, instant(at));
  const here = (who: Identity) => backend.call('signOutHere', who, {});
  const leaves = ({ userId }: Identity, at: number) => deletionStore().begin({ userId, role: 'user' }, instant(at));
  const ends = [
    ['everywhere', everywhere],
    ['here', here],
    ['with the account', leaves],
  ] as const;

  it.each(ends)('%s, a ticket that was taken before opens nothing', async (how, end) => {
    const who = person(`gil-${how.replaceAll(' ', '-')}`);
    await record(who);
    const { ticket } = await ticketOf(who);
    await end(who, Date.now() + 1);
    expect(await knock(ticket)).toEqual(['Deny', 'nobody']);
  });

  it.each(ends)('%s, a socket whose ticket has been taken already is refused and not listed', async (how, end) => {
    const who = person(`ivo-${how.replaceAll(' ', '-')}`);
    await record(who);
    const holder = await socketStore().redeem((await ticketOf(who)).ticket, Date.now());
    await end(who, Date.now() + 1);
    expect(await socket('$connect', 'late', holder)).toEqual({ statusCode: 401 });
    expect(await listOf(who)).toEqual([]);
  });

  it('everywhere, a new sign-in opens sockets, in the very second too', async () => {
    const jan = person('jan');
    await record(jan);
    const before = { ...jan, authTime: jan.authTime - 60 };
    const [old, at] = [await ticketOf(before), Date.now()];
    await everywhere(jan, at);
    const again = { ...jan, authTime: Math.floor(at / 1_000) };
    expect(await knock((await ticketOf(again)).ticket)).toEqual(['Allow', jan.userId]);
    expect(await knock(old.ticket)).toEqual(['Deny', 'nobody']);
  });

  it('here, the other sign-ins of the same person go on', async () => {
    const kai = person('kai');
    await record(kai);
    const other = { ...kai, authTime: kai.authTime - 60 };
    await here(other);
    expect(await knock((await ticketOf(other)).ticket)).toEqual(['Deny', 'nobody']);
    expect(await knock((await ticketOf(kai)).ticket)).toEqual(['Allow', kai.userId]);
  });
});
