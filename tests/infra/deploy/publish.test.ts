import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { prerenderedIn } from '../../../infra/build/prerendered.ts';
import { publish, type SiteObject } from '../../../infra/deploy/publish.ts';
import { SITE_ADDRESS } from '../../../shared/web/site-address.ts';

const config = { region: 'us-east-1', userPoolId: 'p', userPoolClientId: 'c', socketUrl: 'wss://s.example/live' };

const built = (...files: string[]): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fabula-site-'));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), file);
  }
  return folder;
};

const published = async (folder: string): Promise<readonly SiteObject[]> => {
  const objects: SiteObject[] = [];
  await publish(folder, { origin: 'https://fabula.example', config }, async (object) => {
    objects.push(object);
  });
  return objects;
};

it('puts what pages need before the pages', async () => {
  const site = built('app.html', 'index.html', 'assets/app-1.js', 'sw.js');
  const keys = (await published(site)).map((object) => object.Key);
  expect(keys.slice(0, 2).sort()).toEqual(['assets/app-1.js', 'config.json']);
  expect(keys.slice(2, 4).sort()).toEqual(['app.html', 'index.html']);
  // It stores the pages under the name of its own build
  expect(keys.slice(4)).toEqual(['sw.js']);
});

it('lets browsers keep assets for ever and nothing else', async () => {
  const objects = await published(built('app.html', 'theme.js', 'sw.js', 'assets/app-1.js', 'assets/read-2.woff2'));
  const kept = objects.filter((object) => object.CacheControl.includes('immutable')).map((object) => object.Key);
  expect(kept.sort()).toEqual(['assets/app-1.js', 'assets/read-2.woff2']);
  for (const name of ['app.html', 'sw.js'])
    expect(objects.find((object) => object.Key === name)?.CacheControl, name).toBe('no-cache');
});

it('says what each file is', async () => {
  const objects = await published(
    built('app.html', 'favicon.svg', 'favicon.ico', 'manifest.webmanifest', 'sitemap.xml', 'assets/app-1.js'),
  );
  expect(Object.fromEntries(objects.map((object) => [object.Key, object.ContentType]))).toEqual({
    'app.html': 'text/html; charset=utf-8',
    'favicon.svg': 'image/svg+xml',
    'assets/app-1.js': 'text/javascript; charset=utf-8',
    'favicon.ico': 'image/x-icon',
    'manifest.webmanifest': 'application/manifest+json',
    'sitemap.xml': 'application/xml',
    'config.json': 'application/json',
  });
});

it('names the place where it is served, which the build left open', async () => {
  const folder = built('app.html', 'assets/app-1.js');
  for (const file of ['index.html', 'robots.txt', 'sitemap.xml', 'assets/app-1.js'])
    writeFileSync(path.join(folder, file), `<a href="${SITE_ADDRESS}/x">`);
  const bodies = Object.fromEntries((await published(folder)).map(({ Key, Body }) => [Key, Body.toString()]));
  for (const file of ['index.html', 'robots.txt', 'sitemap.xml'])
    expect(bodies[file], file).toBe('<a href="https://fabula.example/x">');
  expect(bodies['assets/app-1.js']).toContain(SITE_ADDRESS);
});

it('replaces a config of the build by the deployment’s own', async () => {
  const objects = await published(built('app.html', 'config.json'));
  const configs = objects.filter((object) => object.Key === 'config.json').map((object) => object.Body);
  expect(configs).toEqual([JSON.stringify(config)]);
});

it('keeps the build’s own notes to itself', async () => {
  const objects = await published(built('app.html', '.vite/manifest.json'));
  expect(objects.map((object) => object.Key)).not.toContain('.vite/manifest.json');
});

it('finds the pages that were written at build time', () => {
  expect(prerenderedIn(built('app.html', 'index.html', 'pricing/index.html'))).toEqual(['/', '/pricing']);
});

it('refuses to describe a site that was never built', () => {
  expect(() => prerenderedIn(built('readme.txt'))).toThrow('npm run build');
});
