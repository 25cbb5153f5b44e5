import { isKeptCache, keptCache, OWNER_ADDRESS, OWNER_CACHE } from '../../../../shared/web/offline.ts';

/**
 * Lets the worker keep this person's answers, and removes everybody else's; undefined: nobody's. The worker is told
 * first, so that it puts nothing back.
 */
export const keepAnswersOf = async (userId: string | undefined): Promise<void> => {
  // Missing where the page is not served over TLS, and refused where storage is switched off
  if (!('caches' in globalThis)) return;
  const owner = await caches.open(OWNER_CACHE);
  if (userId === undefined) await owner.delete(OWNER_ADDRESS);
  else await owner.put(OWNER_ADDRESS, new Response(userId));
  const own = userId === undefined ? undefined : keptCache(userId);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => isKeptCache(name) && name !== own).map((name) => caches.delete(name)));
};
