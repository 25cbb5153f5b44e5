import type { APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { handler as authorize } from '../../../lambdas/realtime/authorizer.ts';
import { handler as onSocket } from '../../../lambdas/realtime/socket.ts';
import { socketStore, table } from '../../../lambdas/runtime/container.ts';
import { ticketKey } from '../../../lambdas/store/keys.ts';
import { getRow } from '../../../lambdas/store/single.ts';
import { type Backend, type Identity, person, startBackend } from '../harness.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const ticketOf = async (who: Identity) => (await backend.call('createRealtimeTicket', who, {})).body;
const knock = async (ticket: string | undefined) => {
  const event: object = { methodArn: 'arn:x', queryStringParameters: ticket === undefined ? {} : { ticket } };
  const { policyDocument, context } = await authorize(event as APIGatewayRequestAuthorizerEvent);
  return [policyDocument.Statement[0]?.Effect, context.userId];
};
const socket = (routeKey: string, connectionId: string, userId?: string) => {
  const event: object = { requestContext: { routeKey, connectionId, ...(userId ? { authorizer: { userId } } : {}) } };
  return onSocket(event as Parameters<typeof onSocket>[0]);
};

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

it('is not kept as it is: the table has only its hash', async () => {
  const { ticket } = await ticketOf(person('dan'));
  expect(await getRow(table(), ticketKey(ticket))).toBeUndefined();
});

it('a socket comes into its owner’s list and leaves it', async () => {
  const { userId } = person('eli');
  const list = () => socketStore().list(userId, Date.now());
  expect(await socket('$connect', 'tab', userId)).toEqual({ statusCode: 200 });
  expect(await socket('$default', 'tab', userId)).toEqual({ statusCode: 200 });
  expect(await list()).toEqual(['tab']);
  await socket('$disconnect', 'tab', userId);
  expect(await list()).toEqual([]);
  expect(await socket('$connect', 'tab')).toEqual({ statusCode: 401 });
});
