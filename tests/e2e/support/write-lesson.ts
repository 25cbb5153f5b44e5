import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SessionId } from '../../../shared/model/id.ts';
import { apiOf } from './api.ts';

/** Creates a short story of this text for the user of the page, and waits until it is written. */
export const writeLesson = async (page: Page, title: string, content: string): Promise<SessionId> => {
  const api = apiOf(page);
  const { id: sessionId } = await api('createSession', { body: { title, mode: 'custom', status: 'generating' } });
  const style = { genre: 'mystery', authorInspiration: 'doyle', estimatedDuration: 15 };
  await api('generateStory', { body: { sessionId, content, ...style } });
  const status = async () => (await api('getSession', { params: { sessionId } })).status;
  await expect.poll(status, { timeout: 90_000 }).toBe('ready');
  return sessionId;
};
