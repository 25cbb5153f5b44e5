import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, root, tracked } from './sources.ts';

/** Pages about the repository as it is; decisions tell what was, samples and the specification are about something else. */
const pages = tracked.filter((file) => /^(README|docs\/[\w-]+)\.md$/.test(file));

const isThere = (file: string): boolean => existsSync(path.join(root, file));
const matches = (page: string, pattern: RegExp) => [...read(page).matchAll(pattern)].map(([, found]) => found ?? '');

describe('a page about the repository', () => {
  it('names files and folders that are there', () => {
    const named = pages.flatMap((page) =>
      matches(page, /`((?:docs|infra|lambdas|local|shared|tests|web)\/[\w./-]*)`/g).map((file) => ({ page, file })),
    );
    expect(named.length).toBeGreaterThan(100);
    // docs/security.md names tests from `tests/` on, which security.test.ts holds
    const elsewhere = named.filter(({ page }) => page !== 'docs/security.md');
    expect(elsewhere.filter(({ file }) => !isThere(file))).toEqual([]);
  });

  it('links to files that are there', () => {
    const links = pages.flatMap((page) =>
      matches(page, /\]\((?!https?:|#)([^)#\s]+)/g).map((to) => path.posix.join(path.posix.dirname(page), to)),
    );
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((to) => !isThere(to))).toEqual([]);
  });
});
