import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { SFNClient, StartExecutionCommand, StopExecutionCommand } from '@aws-sdk/client-sfn';
import { mockClient } from 'aws-sdk-client-mock';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { vi } from 'vitest';
import type { TicketHolder } from '../../lambdas/domain/socket/socket.ts';
import { lines } from '../../lambdas/runtime/logs/lines.ts';
import { type DynamoOptions, startDynamo } from '../../local/dynamodb/start.ts';
import { ensureTable } from '../../local/dynamodb/table.ts';
import { listen, sendJson } from '../../local/lib/http.ts';
import { startS3 } from '../../local/s3/start.ts';
import { type Contract, contract, type EndpointName } from '../../shared/contract/contract.ts';
import {
  type Endpoint,
  type ErrorBody,
  type FunctionGroup,
  IDEMPOTENCY_HEADER,
  type Input,
  type Output,
} from '../../shared/contract/endpoint.ts';

const tableName = 'Fabula';
const bucketName = 'fabula-files';
const clientId = 'client';
const kid = 'key-1';

/** A signed-in person. `authTime` is epoch seconds. */
export interface Identity {
  readonly userId: string;
  readonly authTime: number;
}

/** Each name is one person, in one test file. */
export const person = (name: string): Identity => ({
  userId: `${name}-0000-4000-8000-000000000000`,
  authTime: Math.floor(Date.now() / 1_000),
});
export const visitor = undefined;
const signInOf = ({ userId, authTime }: Identity): string => `${userId}-${authTime}`;

/** What a ticket that somebody asks for now remembers of them. */
export const holderOf = ({ userId, authTime }: Identity): TicketHolder => ({
  userId,
  signedInAt: authTime,
  requestedAt: Date.now(),
  signInId: signInOf({ userId, authTime }),
});

const claimsOf = ({ userId, authTime }: Identity) => ({
  sub: userId,
  username: userId,
  client_id: clientId,
  token_use: 'access',
  auth_time: authTime,
  origin_jti: signInOf({ userId, authTime }),
});

/** The issuer of the tokens that callers show. */
const startIssuer = async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }];
  const listening = await listen(createServer((_, res) => sendJson(res, 200, { keys })));
  const issuer = listening.endpoint;
  const token = (
    claims: object,
    { from = issuer, expires = '1h' }: { from?: string; expires?: string | null } = {},
  ) => {
    const unsigned = new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', kid }).setIssuer(from).setIssuedAt();
    return (expires === null ? unsigned : unsigned.setExpirationTime(expires)).sign(privateKey);
  };
  return { issuer, token, close: listening.close };
};

interface Reply<T> {
  readonly status: number;
  readonly body: T;
  readonly error: ErrorBody;
}

export interface CallOptions {
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Instead of the JSON of the input's body. */
  readonly rawBody?: string;
  readonly claims?: Readonly<Record<string, unknown>>;
}

type LooseInput = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };

const queryOf = (query: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

const eventOf = (endpoint: Endpoint, input: LooseInput, options: CallOptions, headers: Record<string, string>) => ({
  version: '2.0',
  routeKey: `${endpoint.method} ${endpoint.path}`,
  rawPath: endpoint.path,
  rawQueryString: '',
  headers: { ...headers, ...(options.key ? { [IDEMPOTENCY_HEADER]: options.key } : {}), ...options.headers },
  ...(input.query ? { queryStringParameters: queryOf(input.query) } : {}),
  ...(input.params ? { pathParameters: input.params } : {}),
  requestContext: { requestId: randomUUID(), http: { method: endpoint.method, path: endpoint.path } },
  ...(options.rawBody !== undefined
    ? { body: options.rawBody }
    : input.body !== undefined
      ? { body: JSON.stringify(input.body) }
      : {}),
  isBase64Encoded: false,
});

const handlers = {
  account: () => import('../../lambdas/http/account.ts'),
  sessions: () => import('../../lambdas/http/sessions.ts'),
  learning: () => import('../../lambdas/http/learning.ts'),
  deck: () => import('../../lambdas/http/deck.ts'),
  generation: () => import('../../lambdas/http/generation.ts'),
  community: () => import('../../lambdas/http/community.ts'),
  billing: () => import('../../lambdas/http/billing.ts'),
  webhook: () => import('../../lambdas/billing/webhook.ts'),
  admin: () => import('../../lambdas/http/admin.ts'),
  leaving: () => import('../../lambdas/http/leaving.ts'),
} as const satisfies Record<FunctionGroup, () => Promise<unknown>>;

export type Backend = Awaited<ReturnType<typeof startBackend>>;

/** Table, bucket and issuer of a test file's own, and the handlers on top. Starts of the workflow are only recorded. */
export const startBackend = async (options: DynamoOptions = {}) => {
  const dynamo = await startDynamo(options);
  await ensureTable(dynamo.endpoint, tableName);
  const s3 = await startS3({ secretAccessKey: 'secret', allowedOrigins: ['http://localhost'], buckets: [bucketName] });
  const issuer = await startIssuer();
  Object.assign(process.env, {
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_ENDPOINT_URL_DYNAMODB: dynamo.endpoint,
    AWS_ENDPOINT_URL_S3: s3.endpoint,
    TABLE_NAME: tableName,
    BUCKET_NAME: bucketName,
    USER_POOL_ID: 'pool',
    USER_POOL_CLIENT_ID: clientId,
    TOKEN_ISSUER: issuer.issuer,
    STATE_MACHINE_ARN: 'arn:aws:states:eu-central-1:000000000000:stateMachine:write',
    JOB_MACHINE_ARN: 'arn:aws:states:eu-central-1:000000000000:stateMachine:jobs',
    SOCKET_ENDPOINT: 'http://127.0.0.1:9',
    SITE_ORIGIN: 'https://fabula.test',
  });
  vi.spyOn(lines, 'write').mockReturnValue();
  const workflow = mockClient(SFNClient);
  workflow.on(StartExecutionCommand).resolves({});
  workflow.on(StopExecutionCommand).resolves({});
  const accounts = mockClient(CognitoIdentityProviderClient);

  const tokenOf = (as: Identity) => issuer.token(claimsOf(as));

  /** Calls an endpoint as the gateway would. */
  const call = async <N extends EndpointName>(
    name: N,
    as: Identity | undefined,
    input: Input<Contract[N]>,
    callOptions: CallOptions = {},
  ): Promise<Reply<Output<Contract[N]>>> => {
    const endpoint: Endpoint = contract[name];
    const token = callOptions.claims ? await issuer.token(callOptions.claims) : as && (await tokenOf(as));
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const sent: object = eventOf(endpoint, input, callOptions, headers);
    const { handler } = await handlers[endpoint.group]();
    const answer = await handler(sent as Parameters<typeof handler>[0]);
    const body =
      endpoint.type === 'html' && answer.statusCode === 200 ? answer.body : JSON.parse(answer.body ?? 'null');
    return { status: answer.statusCode ?? 0, body, error: body };
  };

  const close = async () => {
    await Promise.all([dynamo.close(), s3.close(), issuer.close()]);
    workflow.restore();
    accounts.restore();
  };
  return { call, tokenOf, dynamo, issuer, workflow, accounts, tableName, bucketName, clientId, close };
};
