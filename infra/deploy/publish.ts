import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { WORKER_PATH } from '../../shared/web/offline.ts';
import { cacheControlOf, contentTypeOf } from '../../shared/web/served-file.ts';
import { namesAddress, withAddress } from '../../shared/web/site-address.ts';
import { SITE_CONFIG_PATH, type SiteConfig } from '../../shared/web/site-config.ts';

export interface SiteObject {
  readonly Key: string;
  readonly Body: Buffer | string;
  readonly ContentType: string;
  readonly CacheControl: string;
}

const objectOf = (Key: string, Body: Buffer | string): SiteObject => ({
  Key,
  Body,
  ContentType: contentTypeOf(Key),
  CacheControl: cacheControlOf(Key),
});

export interface SiteTarget {
  /** Origin of the site. */
  readonly origin: string;
  readonly config: SiteConfig;
}

/**
 * Uploads the built site to its bucket; returns the number of objects. Assets are uploaded before pages, and pages
 * before the service worker, which stores them under the name of its own build. Nothing is removed, because open tabs still
 * load files of theirs.
 */
export const publish = async (
  folder: string,
  { origin, config }: SiteTarget,
  put: (object: SiteObject) => Promise<unknown>,
): Promise<number> => {
  const keys = globSync('**/*', { cwd: folder })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .map((file) => file.replaceAll(path.sep, '/'))
    // Build metadata
    .filter((key) => !key.startsWith('.'));
  const configKey = SITE_CONFIG_PATH.slice(1);
  const isPage = (key: string) => key.endsWith('.html');
  const isWorker = (key: string) => `/${key}` === WORKER_PATH;
  const read = (key: string) => {
    const stored = readFileSync(path.join(folder, key));
    return objectOf(key, namesAddress(key) ? withAddress(stored.toString(), origin) : stored);
  };
  const needed = keys.filter((key) => !isPage(key) && !isWorker(key) && key !== configKey).map(read);
  needed.push(objectOf(configKey, JSON.stringify(config)));
  const pages = keys.filter(isPage).map(read);
  await Promise.all(needed.map(put));
  await Promise.all(pages.map(put));
  const workers = keys.filter(isWorker).map(read);
  await Promise.all(workers.map(put));
  return needed.length + pages.length + workers.length;
};
