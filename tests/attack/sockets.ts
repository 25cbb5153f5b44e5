import { setTimeout as wait } from 'node:timers/promises';
import { ConsoleLogger } from 'aws-amplify/utils';
import { ulid } from 'ulid';
import { newAccount } from '../../local/stack/account.ts';
import { ApiError } from '../../shared/contract/api-error.ts';
import { type Client, createClient } from '../../shared/contract/client.ts';
import { SITE_CONFIG_PATH, SiteConfigSchema } from '../../shared/web/site-config.ts';
import { randomFrom } from './random.ts';
import type { Target } from './target.ts';

const SCHEDULES = 1_000;
const AT_ONCE = 24;
const MOST_STEPS = 10;
const MOST_PAUSE_MS = 40;
/** Tokens know seconds: a sign-in and a sign-out within the same one cannot be told apart. */
const SETTLED_MS = 1_100;
const CLOSED_WITHIN_MS = 15_000;

// It warns of every user pool that is not Amazon's own
ConsoleLogger.LOG_LEVEL = 'ERROR';

type Random = () => number;
const any = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

const ends: readonly ((api: Client) => Promise<unknown>)[] = [
  (api) => api('signOutHere'),
  (api) => api('signOutEverywhere'),
  (api) => api('changePassword', { body: { new_password: 'secret2' } }),
  (api) => api('deleteAccount', { body: { confirmation: 'DELETE' } }),
];

const isNetwork = (error: unknown): boolean => error instanceof ApiError && error.code === 'network';

const until = (socket: WebSocket, event: 'open' | 'close') =>
  new Promise<void>((resolve) => socket.addEventListener(event, () => resolve(), { once: true }));

/** Tickets and sockets of one sign-in at random moments around its end. Answers how many sockets outlived it. */
const runSchedule = async (socketUrl: string, api: Client, random: Random): Promise<number> => {
  const tickets: string[] = [];
  const sockets: WebSocket[] = [];
  const open = (ticket: string): WebSocket => {
    const socket = new WebSocket(`${socketUrl}?ticket=${ticket}`);
    socket.addEventListener('error', () => undefined);
    sockets.push(socket);
    return socket;
  };
  // After the end a call may be refused, which is as it should be
  const take = () =>
    api('createRealtimeTicket').then(
      ({ ticket }) => void tickets.push(ticket),
      () => undefined,
    );
  const spend = async () => {
    const ticket = tickets.splice(Math.floor(random() * tickets.length), 1)[0];
    if (ticket !== undefined) open(ticket);
  };
  await Promise.all([take(), take()]);
  const end = any(random, ends);
  // A connection that is kept may close just as it is used again; whoever meant to sign out presses again
  const surely = () => end(api).catch((error: unknown) => (isNetwork(error) ? end(api) : Promise.reject(error)));
  const steps: (() => Promise<unknown>)[] = Array.from({ length: 2 + Math.floor(random() * MOST_STEPS) }, () =>
    random() < 0.5 ? take : spend,
  );
  steps.splice(Math.floor(random() * steps.length), 0, surely);
  const running: Promise<PromiseSettledResult<unknown>[]>[] = [];
  for (const step of steps) {
    running.push(Promise.allSettled([step()]));
    if (random() < 0.7) await wait(random() * MOST_PAUSE_MS);
  }
  for (const result of (await Promise.all(running)).flat()) if (result.status === 'rejected') throw result.reason;
  // It has ended: what is left opens nothing, and what was open closes
  for (const ticket of tickets.splice(0)) open(ticket);
  const late = wait(CLOSED_WITHIN_MS).then(() => 'late' as const);
  const fates = sockets.map((socket) =>
    socket.readyState === WebSocket.CLOSED
      ? 'closed'
      : Promise.race([until(socket, 'close').then(() => 'closed'), late]),
  );
  const outlived = (await Promise.all(fates)).filter((fate) => fate === 'late').length;
  for (const socket of sockets) socket.close();
  return outlived;
};

/** A busy machine may take too long over a sign-up: that schedule is left out, and said. */
const tokenOf = async (...given: Parameters<typeof newAccount>): Promise<string | undefined> => {
  try {
    return (await newAccount(...given)).token;
  } catch {
    return undefined;
  }
};

/** Random schedules of sign-outs, tickets and sockets. Answers what was lost, if anything. */
export const attackSockets = async ({ origin, alive }: Target, seed: number): Promise<string | undefined> => {
  const random = randomFrom(seed);
  const answer = await fetch(origin + SITE_CONFIG_PATH);
  const { userPoolId, userPoolClientId: clientId, socketUrl } = SiteConfigSchema.parse(await answer.json());
  const failures: string[] = [];
  const running = new Set<Promise<void>>();
  let [done, outlived, notBegun] = [0, 0, 0];
  // Signing in is one at a time; the schedules run beside it
  for (let made = 0; made < SCHEDULES && alive(); made += 1) {
    const account = { email: `${ulid()}@example.test`, password: 'secret1', name: 'Target' };
    const token = await tokenOf({ origin, userPoolId, clientId }, account);
    if (token === undefined) {
      notBegun += 1;
      continue;
    }
    const api = createClient({ base: origin, token: async () => token, newKey: ulid });
    const schedule = api('getMe')
      .then(() => wait(SETTLED_MS))
      .then(() => runSchedule(socketUrl, api, random))
      .then(
        (left) => {
          done += 1;
          outlived += left;
        },
        (error: unknown) => void failures.push(String(error)),
      )
      .finally(() => running.delete(schedule));
    running.add(schedule);
    if (running.size >= AT_ONCE) await Promise.race(running);
  }
  await Promise.all(running);
  console.log(
    `sockets: ${done} schedules, seed ${seed}: ${outlived} sockets outlived their sign-in, ${notBegun} sign-ups came to nothing`,
  );
  for (const failure of failures.slice(0, 20)) console.log(failure);
  if (!alive()) return `the process ended within ${done} schedules`;
  if (failures.length > 0) return `${failures.length} schedules failed`;
  if (notBegun > SCHEDULES / 20) return `${notBegun} sign-ups came to nothing`;
  return outlived > 0 ? `${outlived} sockets outlived their sign-in` : undefined;
};
