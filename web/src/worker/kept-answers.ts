import { KEPT_AT, keptCache, OWNER_ADDRESS, OWNER_CACHE } from '../../../shared/web/offline.ts';

/** Paths of the endpoints whose answers are kept, with `{names}`; the build takes them from the contract. */
declare const __KEPT_PATHS__: readonly string[];

const patterns = __KEPT_PATHS__.map((path) => new RegExp(`^${path.replace(/\{\w+\}/g, '[a-z]{3}_\\w+')}$`));
export const isKeptPath = (path: string): boolean => patterns.some((pattern) => pattern.test(path));

/** Sessions whose answers are kept, and other answers. */
const SESSIONS = 12;
const OTHERS = 80;
/** Longer than this nobody waits for what is here already. */
const PATIENCE_MS = 10_000;

/** Whom an access token is for. It is only asked for the name of a cache; the server is who checks it. */
const subjectOf = (authorization: string | null): string | undefined => {
  const payload = /^Bearer [\w-]+\.([\w-]+)\./.exec(authorization ?? '')?.[1];
  if (payload === undefined) return undefined;
  try {
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof sub === 'string' ? sub : undefined;
  } catch {
    return undefined;
  }
};

const isOwner = async (userId: string): Promise<boolean> => {
  const owner = await (await caches.open(OWNER_CACHE)).match(OWNER_ADDRESS);
  return (await owner?.text()) === userId;
};

const sessionIn = (url: string): string | undefined => /ses_[0-9A-Z]{26}/.exec(url)?.[0];

/** The cache lists what was put last at its end. */
const dropOldest = async (cache: Cache): Promise<void> => {
  const newestFirst = (await cache.keys()).toReversed();
  const sessions = new Set<string>();
  let others = 0;
  for (const key of newestFirst) {
    const session = sessionIn(key.url);
    if (session !== undefined) sessions.add(session);
    else others += 1;
    const isOld = session === undefined ? others > OTHERS : [...sessions].indexOf(session) >= SESSIONS;
    if (isOld) await cache.delete(key);
  }
};

/** By its address alone: a request holds the token that it was made with. */
const keep = async (userId: string, address: string, answer: Response): Promise<void> => {
  if (!(await isOwner(userId))) return;
  const name = keptCache(userId);
  const cache = await caches.open(name);
  const headers = { 'content-type': 'application/json', [KEPT_AT]: String(Date.now()) };
  await cache.put(address, new Response(await answer.text(), { headers }));
  // Signed out meanwhile: what the page has cleared must not come back
  if (await isOwner(userId)) await dropOldest(cache);
  else await caches.delete(name);
};

const forget = async (userId: string, address: string): Promise<void> => {
  const name = keptCache(userId);
  if (await caches.has(name)) await (await caches.open(name)).delete(address);
};

const find = async (userId: string, address: string): Promise<Response | undefined> => {
  const name = keptCache(userId);
  if (!(await isOwner(userId)) || !(await caches.has(name))) return undefined;
  return (await caches.open(name)).match(address);
};

const lateness = () => new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), PATIENCE_MS));

/** The server's answer, and where there is none the one that was kept. Undefined for what the worker leaves alone. */
export const answerFor = (
  request: Request,
  url: URL,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> | undefined => {
  const userId = subjectOf(request.headers.get('authorization'));
  if (userId === undefined || !isKeptPath(url.pathname)) return undefined;
  const address = url.pathname + url.search;
  const asked = fetch(request).then((answer) => {
    const copy = answer.clone();
    if (answer.status === 200) waitUntil(keep(userId, address, copy));
    // Not to be read any more
    else if ([403, 404, 410].includes(answer.status)) waitUntil(forget(userId, address));
    return answer;
  });
  waitUntil(asked.catch(() => undefined));
  const answer = async (): Promise<Response> => {
    const kept = await find(userId, address);
    if (!kept) return asked;
    const first = await Promise.race([asked, lateness()]).catch(() => 'late' as const);
    return first === 'late' ? kept : first;
  };
  return answer();
};
