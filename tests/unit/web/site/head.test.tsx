import { describe, expect, it } from 'vitest';
import { SITE_ADDRESS, withAddress } from '../../../../shared/web/site-address.ts';
import { crawled, prerendered, render } from '../../../../web/src/entry-server.tsx';

const headOf = async (path: string): Promise<Document> => {
  const { head } = await render(path);
  const html = `<html><head>${withAddress(head, 'https://fabula.example')}</head></html>`;
  return new DOMParser().parseFromString(html, 'text/html');
};
const meta = (head: Document, name: string) =>
  head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

describe('the head of every public page', () => {
  it.each(prerendered)('%s has a title and a description of its own', async (path) => {
    const others = await Promise.all(prerendered.filter((other) => other !== path).map(headOf));
    const head = await headOf(path);
    expect(head.title).toMatch(/Fabula/);
    expect(meta(head, 'description')?.length).toBeGreaterThan(40);
    for (const other of others) {
      expect(other.title).not.toBe(head.title);
      expect(meta(other, 'description')).not.toBe(meta(head, 'description'));
    }
  });

  it.each(prerendered)('%s names its one address', async (path) => {
    const head = await headOf(path);
    const address = `https://fabula.example${path}`;
    expect([...head.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href'))).toEqual([
      address,
    ]);
    expect(meta(head, 'og:url')).toBe(address);
  });

  it.each(prerendered)('%s brings a card for previews of links to it', async (path) => {
    const head = await headOf(path);
    const own = { title: head.title, description: meta(head, 'description') };
    for (const kind of ['og', 'twitter']) {
      expect(meta(head, `${kind}:title`)).toBe(own.title);
      expect(meta(head, `${kind}:description`)).toBe(own.description);
      expect(meta(head, `${kind}:image`)).toBe('https://fabula.example/social-card.png');
      expect(meta(head, `${kind}:image:alt`)).toMatch(/^Fabula/);
    }
    expect(meta(head, 'twitter:card')).toBe('summary_large_image');
    expect(meta(head, 'og:type')).toBe('website');
  });
});

describe('what crawlers are told', () => {
  const list = crawled['sitemap.xml'] ?? '';

  it('lists every public page', () => {
    const { documentElement } = new DOMParser().parseFromString(list, 'application/xml');
    const places = [...documentElement.getElementsByTagName('loc')].map(({ textContent }) => textContent);
    expect(places).toEqual(prerendered.map((path) => SITE_ADDRESS + path));
  });

  it('keeps search engines out of what is somebody’s own, and previews of sessions open', () => {
    const lines = crawled['robots.txt']?.split('\n') ?? [];
    const closed = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
    const isOpen = (path: string) => !closed.some((start) => path.startsWith(start));
    expect(lines[0]).toBe('User-agent: *');
    expect(lines).toContain(`Sitemap: ${SITE_ADDRESS}/sitemap.xml`);
    for (const path of ['/dashboard/anchor', '/upload-traditional', '/settings', '/admin/members'])
      expect(isOpen(path), path).toBe(false);
    for (const path of [...prerendered, '/session/ses_1', '/api/sessions/ses_1/preview'])
      expect(isOpen(path), path).toBe(true);
  });
});
