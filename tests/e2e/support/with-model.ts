import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { LocalModel } from '../../../local/bedrock/local-model.ts';
import type { SessionId } from '../../../shared/model/id.ts';
import { startBuilt } from '../../built/start.ts';
import { riversText } from '../../fixtures/lesson/rivers.ts';
import { apiOf } from './api.ts';
import { openBrowser } from './stage.ts';

/** The product with a model of the test's own, and a browser. */
export const startWithModel = async (model: LocalModel) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'with-model-'));
  const [stack, browser] = await Promise.all([
    startBuilt({ dataDir, port: 0, site: 'built', model, topics: 'any' }),
    openBrowser(),
  ]);
  return {
    origin: stack.origin,
    browser,
    close: async () => {
      await Promise.all([stack.close(), browser.close()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** Has a story of the rivers begun for the user of the page, after `opened` when that is given. */
export const beginStory = async (
  page: Page,
  opened?: (sessionId: SessionId) => Promise<unknown>,
): Promise<SessionId> => {
  const api = apiOf(page);
  const { id: sessionId } = await api('createSession', { body: { title: 'Rivers', mode: 'custom' } });
  await opened?.(sessionId);
  const style = { genre: 'mystery', authorInspiration: 'doyle', estimatedDuration: 15 };
  await api('generateStory', { body: { sessionId, content: riversText(8), ...style } });
  return sessionId;
};
