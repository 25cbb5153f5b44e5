/** Files of the app with what changes when their content does, and a name for all of them; the build knows both. */
declare const __APP_FILES__: Readonly<Record<string, string>>;
declare const __APP_VERSION__: string;

const PREFIX = 'fabula-app-';
const cacheName = PREFIX + __APP_VERSION__;

export const holdsFile = (path: string): boolean => path in __APP_FILES__;

/** Named after its content: it is the same wherever it comes from. */
const isImmutable = (path: string): boolean => path.startsWith('/assets/');

const store = async (cache: Cache, path: string): Promise<void> => {
  const known = isImmutable(path) ? await caches.match(path) : undefined;
  const file = known ?? (await fetch(path, { cache: isImmutable(path) ? 'default' : 'reload' }));
  if (!file.ok) throw new Error(`${path} answered ${file.status}`);
  await cache.put(path, file);
};

/** As many as a browser asks for at once. */
const AT_ONCE = 6;

/** All or none: half an app would not start. */
export const storeFiles = async (): Promise<void> => {
  const cache = await caches.open(cacheName);
  const paths = Object.keys(__APP_FILES__);
  try {
    const next = async (): Promise<void> => {
      for (let path = paths.pop(); path !== undefined; path = paths.pop()) await store(cache, path);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  } catch (error) {
    await caches.delete(cacheName);
    throw error;
  }
};

export const dropOtherVersions = async (): Promise<void> => {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== cacheName);
  await Promise.all(others.map((name) => caches.delete(name)));
};

const stored = async (path: string): Promise<Response | undefined> => (await caches.open(cacheName)).match(path);

/** A file that never changes, from the browser if it is there. Fonts and pictures come to it as they are first shown. */
const immutableFile = async (request: Request, path: string): Promise<Response> => {
  const found = await stored(path);
  if (found) return found;
  const file = await fetch(request);
  if (file.ok && file.status === 200) await (await caches.open(cacheName)).put(path, file.clone());
  return file;
};

/** The newest there is: the server's, and without a connection the one that was stored. */
const newest = async (request: Request, path: string): Promise<Response> => {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await stored(path);
    if (found) return found;
    throw error;
  }
};

/** Undefined for what the worker leaves alone. */
export const fileFor = (request: Request, path: string): Promise<Response> | undefined => {
  if (request.mode === 'navigate') return /\.\w+$/.test(path) ? undefined : newest(request, '/app.html');
  if (isImmutable(path)) return immutableFile(request, path);
  return holdsFile(path) ? newest(request, path) : undefined;
};
