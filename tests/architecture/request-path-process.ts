import { createServer } from 'node:http';
import { Session } from 'node:inspector/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { newSession } from '../../lambdas/domain/generation/new-session.ts';
import type { SessionRecord } from '../../lambdas/domain/session/session.ts';
import { newUser } from '../../lambdas/domain/user/user.ts';
import { handler as communityHandler } from '../../lambdas/http/community.ts';
import { handler as learningHandler } from '../../lambdas/http/learning.ts';
import { post } from '../../lambdas/http/routes/community/post.ts';
import { quiz as quizzes } from '../../lambdas/http/routes/session/quiz.ts';
import { session } from '../../lambdas/http/routes/session/session.ts';
import { handler as sessionHandler } from '../../lambdas/http/sessions.ts';
import { postStore, sessionStore, table, userStore } from '../../lambdas/runtime/container.ts';
import type { Handler } from '../../lambdas/runtime/http/router.ts';
import { digestOf, notMine, type SceneFields, writeFields } from '../../lambdas/store/scene/write-fields.ts';
import { startDynamo } from '../../local/dynamodb/start.ts';
import { ensureTable } from '../../local/dynamodb/table.ts';
import { listen, sendJson } from '../../local/lib/http.ts';
import { contract, type EndpointName } from '../../shared/contract/contract.ts';
import { type Endpoint, IDEMPOTENCY_HEADER } from '../../shared/contract/endpoint.ts';
import { newId, sceneId } from '../../shared/model/id.ts';
import { instant } from '../../shared/model/time.ts';

/**
 * Prints as JSON which files of the product a request enters: those of which a function is called, by what V8 counts,
 * when the same was asked before. `route` is from the route to the table and back, `whole` from the gateway's event to
 * the answer, with telling who asks. Files of the embedded table are none of the product's.
 */
const root = pathToFileURL(path.resolve(import.meta.dirname, '../..')).href;
const userId = 'ann-0000-4000-8000-000000000000';

const startIssuer = async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'key', alg: 'RS256', use: 'sig' }];
  const { endpoint, close } = await listen(createServer((_, res) => sendJson(res, 200, { keys })));
  const claims = { sub: userId, client_id: 'client', token_use: 'access', auth_time: Math.floor(Date.now() / 1_000) };
  const unsigned = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'key' }).setIssuer(endpoint);
  return { endpoint, close, token: await unsigned.setIssuedAt().setExpirationTime('1h').sign(privateKey) };
};

const evidence = { chunk: 'c1', heading: null, quote: 'Rivers run to the sea', start: 0, end: 21 };
const quiz = {
  state: 'written' as const,
  type: 'quiz' as const,
  title: 'Quiz',
  content: null,
  quiz: {
    title: null,
    description: null,
    questions: [{ id: 'q1', question: 'Where do rivers run?', options: ['Uphill', 'To the sea'] }],
  },
  keys: [{ id: 'q1', correctAnswer: 1, explanation: 'They run down.', evidence }],
  sources: [],
  terms: [],
  activities: [],
  asked: 1,
  passed: 1,
  minutes: 1,
} satisfies Omit<SceneFields, 'digest'>;

/** A finished lesson of one quiz, shared. */
const seed = async (now: number): Promise<SessionRecord> => {
  await userStore().signUp(newUser(userId, 'ann@example.com', 'Ann', instant(now)));
  const generationId = newId('gen');
  const made = newSession(userId, { mode: 'custom' }, now);
  const lesson: SessionRecord = {
    ...made,
    title: 'Rivers',
    status: 'ready',
    learning_status: 'ready',
    generated_at: instant(now),
    scene_end: 1,
    generated_scene_count: 1,
  };
  await sessionStore().create(lesson, undefined);
  const writer = { sessionId: lesson.id, generationId, userId };
  await writeFields(table(), writer, 1, { ...quiz, digest: digestOf(quiz) }, notMine(writer));
  return postStore().share(lesson.id, (stored) => ({ ...stored!, visibility: 'public' }), now);
};

interface Asked {
  readonly name: EndpointName;
  readonly handler: Handler;
  readonly route: (call: never) => Promise<unknown>;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: object;
}

/** As the gateway would call it. */
const request = async ({ name, handler, params, body }: Asked, token: string): Promise<void> => {
  const { method, path: where, status }: Endpoint = contract[name];
  const event = {
    routeKey: `${method} ${where}`,
    headers: { authorization: `Bearer ${token}`, [IDEMPOTENCY_HEADER]: newId('req'), 'accept-encoding': 'gzip' },
    requestContext: { requestId: name },
    pathParameters: params,
    body: body && JSON.stringify(body),
    isBase64Encoded: false,
  };
  // The parts of the event that the router reads
  const answer = await handler(event as unknown as Parameters<Handler>[0]);
  if (answer.statusCode !== status) throw new Error(`${name} is answered ${answer.statusCode}: ${answer.body}`);
};

/** As the router would call it, once it knows who asks for what. */
const callRoute = async ({ route, params, query, body }: Asked): Promise<void> => {
  const now = Date.now();
  const idempotent = { userId, key: newId('req'), fingerprint: 'same', now };
  await route({ caller: { userId }, params, query, body, now, request: idempotent } as never);
};

/** The files entered while something is done, that has been done before. */
const entered = async (inspector: Session, act: () => Promise<void>): Promise<string[]> => {
  await act();
  await inspector.post('Profiler.takePreciseCoverage');
  await act();
  const { result } = await inspector.post('Profiler.takePreciseCoverage');
  const isOurs = (url: string) => /^\/(lambdas|shared)\//.test(url.replace(root, ''));
  return result
    .filter(({ url, functions }) => isOurs(url) && functions.some(({ ranges: [whole] }) => (whole?.count ?? 0) > 0))
    .map(({ url }) => url.slice(root.length + 1))
    .sort();
};

const [dynamo, issuer] = await Promise.all([startDynamo({}), startIssuer()]);
await ensureTable(dynamo.endpoint, 'Fabula');
Object.assign(process.env, {
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'key',
  AWS_SECRET_ACCESS_KEY: 'secret',
  AWS_ENDPOINT_URL_DYNAMODB: dynamo.endpoint,
  TABLE_NAME: 'Fabula',
  USER_POOL_CLIENT_ID: 'client',
  TOKEN_ISSUER: issuer.endpoint,
});
const { id } = await seed(Date.now());
const all: readonly Asked[] = [
  { name: 'getSession', handler: sessionHandler, route: session.getSession, params: { sessionId: id } },
  { name: 'listPosts', handler: communityHandler, route: post.listPosts, query: { sort: 'recent', limit: 20 } },
  {
    name: 'submitAnswers',
    handler: learningHandler,
    route: quizzes.submitAnswers,
    params: { sceneId: sceneId(id, 1) },
    body: { answers: [{ id: 'q1', chosen: 1 }] },
  },
];
const inspector = new Session();
inspector.connect();
await inspector.post('Profiler.enable');
await inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
const paths: Record<string, { readonly route: string[]; readonly whole: string[] }> = {};
for (const asked of all)
  paths[asked.name] = {
    route: await entered(inspector, () => callRoute(asked)),
    whole: await entered(inspector, () => request(asked, issuer.token)),
  };
inspector.disconnect();
await Promise.all([dynamo.close(), issuer.close()]);
process.stdout.write(`${JSON.stringify(paths, undefined, 1)}\n`);
