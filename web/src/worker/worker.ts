/*
 * The service worker: it starts the app and shows what was read last without a connection. Nothing is answered from
 * what was kept as long as the server answers.
 */
import { API } from '../../../shared/contract/endpoint.ts';
import type { WorkerMessage } from '../../../shared/web/offline.ts';
import { dropOtherVersions, fileFor, holdsFile, storeFiles } from './app-files.ts';
import { answerFor } from './kept-answers.ts';
import { scope } from './scope.ts';

scope.addEventListener('install', (event) => event.waitUntil(storeFiles()));
scope.addEventListener('activate', (event) => event.waitUntil(dropOtherVersions().then(() => scope.clients.claim())));

scope.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.kind === 'activate') void scope.skipWaiting();
  else event.ports[0]?.postMessage(holdsFile(message.path));
});

/** The build knows it from where the rest of the product does. */
declare const __SITE_CONFIG_PATH__: string;
const PLACE_CACHE = 'fabula-place';

/** Where the services of this installation are: public, and nothing starts without it. */
const place = async (request: Request): Promise<Response> => {
  const cache = await caches.open(PLACE_CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(__SITE_CONFIG_PATH__, answer.clone());
    return answer;
  } catch (error) {
    const found = await cache.match(__SITE_CONFIG_PATH__);
    if (found) return found;
    throw error;
  }
};

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== scope.location.origin) return;
  const answered = (() => {
    if (url.pathname === __SITE_CONFIG_PATH__) return place(request);
    if (url.pathname.startsWith(`${API}/`)) return answerFor(request, url, (work) => event.waitUntil(work));
    return fileFor(request, url.pathname);
  })();
  if (answered !== undefined) event.respondWith(answered);
});
