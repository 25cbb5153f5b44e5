import type { Page } from 'playwright-core';
import { type Client, createClient } from '../../../shared/contract/client.ts';

/** An API client for the user who is signed in on a page. */
export const apiOf = (page: Page): Client => {
  let made = 0;
  const token = () =>
    page.evaluate(() => Object.entries(localStorage).find(([name]) => name.endsWith('.accessToken'))?.[1]);
  const newKey = () => {
    made += 1;
    return `e2e-${Date.now()}-${made}`;
  };
  return createClient({ base: new URL(page.url()).origin, token, newKey });
};
