import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { prerenderedIn, siteFolder } from '../../infra/build/prerendered.ts';
import { listen } from '../../local/lib/http.ts';
import { createSite } from '../../local/web/site.ts';
import { browserFlags, findBrowser } from '../browser/executable.ts';
import { pages } from './pages.ts';
import { take } from './take.ts';

/*
 * Pictures of the built site's pages in all their states, widths and themes, for people to look at. The API's answers come
 * from here. `node tests/gallery/main.ts [part of page-state …] [--site folder]`
 */
const folder = path.resolve(import.meta.dirname, '../../.cache/gallery');
const args = process.argv.slice(2);
const at = args.indexOf('--site');
const [, site = siteFolder] = at < 0 ? [] : args.splice(at, 2);
const chosen = (name: string): boolean => args.length === 0 || args.some((part) => name.includes(part));

mkdirSync(folder, { recursive: true });
const { close, endpoint } = await listen(
  createServer(
    createSite({
      root: path.resolve(site),
      prerendered: prerenderedIn(site),
      origin: 'http://gallery.invalid',
      headers: {},
    }),
  ),
);
const { executablePath, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, env, args: browserFlags });
const rows: string[] = [];
let failures = 0;
let faulty = 0;
for (const page of pages)
  for (const state of Object.keys(page.states)) {
    const name = `${page.name}-${state}`;
    if (!chosen(name)) continue;
    try {
      const { files, complaints } = await take(browser, endpoint, page, state, folder);
      console.log(complaints.length === 0 ? name : `${name}  (${complaints.join(', ')})`);
      faulty += Math.sign(complaints.length);
      rows.push(`<h2>${name}</h2><p>${files.map((file) => `<img loading="lazy" src="${file}">`).join('\n')}</p>`);
    } catch (error) {
      failures += 1;
      console.error(`${name}  FAILED: ${error instanceof Error ? error.message : error}`);
    }
  }
await browser.close();
await close();
const style = '<style>body{font:14px sans-serif}img{height:420px;margin:4px;border:1px solid #ccc}</style>';
writeFileSync(path.join(folder, 'index.html'), `<!doctype html><meta charset="utf-8">${style}${rows.join('\n')}`);
console.log(`\n${rows.length} states in ${folder}, ${faulty} with faults, ${failures} not reached`);
process.exitCode = failures + faulty === 0 ? 0 : 1;
