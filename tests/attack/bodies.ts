import { urlOf } from '../../shared/contract/client.ts';
import { contract, type EndpointName } from '../../shared/contract/contract.ts';
import type { Endpoint } from '../../shared/contract/endpoint.ts';
import { cardId, newId, sceneId } from '../../shared/model/id.ts';
import { type Holdings, samples } from '../integration/contract/samples.ts';
import { hostileValue, mutated } from './hostile-values.ts';
import { randomFrom } from './random.ts';
import type { Target } from './target.ts';
import { clientAt, signUpAt, writeSession } from './writing.ts';

const BODIES = 30_000;
const AT_ONCE = 16;

/** Endpoints that would end the sign-in that all other calls need. */
const endings: readonly EndpointName[] = ['signOutHere', 'signOutEverywhere', 'changePassword', 'deleteAccount'];
const names = (Object.keys(contract) as EndpointName[]).filter((name) => !endings.includes(name));

const holdingsAt = async (target: Target, token: string): Promise<Holdings> => {
  const api = clientAt(target, token);
  const own = async (title: string) => (await writeSession(api, title)) ?? newId('ses');
  const sessionId = await own('target');
  const { id: userId } = await api('getMe');
  return {
    canary: 'canary',
    origin: target.origin,
    userId,
    sessionId,
    collectionId: newId('col'),
    chapterId: sceneId(sessionId, 1),
    quizId: sceneId(sessionId, 3),
    spareId: await own('spare'),
    restorableId: await own('restorable'),
    purgeableId: await own('purgeable'),
    exportId: newId('exp'),
    cardId: cardId(sessionId, '0'.repeat(20)),
    reviewId: newId('rev'),
  };
};

type Loose = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };

const callOf = (name: EndpointName, held: Holdings, random: () => number) => {
  const endpoint: Endpoint = contract[name];
  const good = samples[name](held) as Loose;
  const query =
    random() < 0.3
      ? { limit: JSON.stringify(hostileValue(random)), cursor: JSON.stringify(hostileValue(random)) }
      : good.query;
  const text = JSON.stringify(mutated(random, good.body ?? {}));
  const body = endpoint.method === 'GET' ? undefined : random() < 0.05 ? text.slice(0, -1) : text;
  return { endpoint, path: urlOf(endpoint, { ...good, ...(query ? { query } : {}) }), body };
};

/** Sends invalid bodies to every endpoint as a signed-in user. Returns a description of the failure, if any. */
export const attackBodies = async (target: Target, seed: number): Promise<string | undefined> => {
  const random = randomFrom(seed);
  const token = await signUpAt(target);
  const held = await holdingsAt(target, token);
  const failures: string[] = [];
  const counts = new Map<string, number>();
  let next = 0;
  const sender = async (): Promise<void> => {
    while (next < BODIES && target.alive()) {
      next += 1;
      const name = names[Math.floor(random() * names.length)] as EndpointName;
      const { endpoint, path, body } = callOf(name, held, random);
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const answer = await fetch(target.origin + path, {
        method: endpoint.method,
        headers,
        redirect: 'manual',
        ...(body === undefined ? {} : { body }),
      }).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => 0,
      );
      const kind = answer === 0 ? 'no answer' : `${Math.floor(answer / 100)}xx`;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      // "Busy" and "not here" are answers that the contract has
      if (answer === 0 || (answer >= 500 && answer !== 503))
        failures.push(`${answer}: ${name} ${path} ${body?.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  const told = [...counts].map(([kind, count]) => `${kind} × ${count}`).join(', ');
  console.log(`bodies: ${next} to ${names.length} endpoints, seed ${seed}: ${told}`);
  for (const failure of failures.slice(0, 20)) console.log(failure);
  if (!target.alive()) return `the process ended within ${next} bodies`;
  return failures.length > 0 ? `${failures.length} bodies failed the server` : undefined;
};
