import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { Model } from '../../../lambdas/domain/model/model.ts';
import type { CallName } from '../../../lambdas/domain/model/model-calls.ts';
import type { LocalModel } from '../../../local/bedrock/local-model.ts';
import type { SessionId } from '../../../shared/model/id.ts';
import { startBuilt } from '../../built/start.ts';
import { type PromptTask, readTask } from '../../fixtures/lesson/read-prompt.ts';
import { riversText } from '../../fixtures/lesson/rivers.ts';
import { apiOf } from './api.ts';
import { openBrowser } from './stage.ts';

/** A test's model as a server has it. `before` is told of each task and may hold its answer back. */
export const servedBy =
  (model: Model, before: (kind: PromptTask['kind'] | undefined) => Promise<void>): LocalModel =>
  async ({ answerAs, system, messages }) => {
    if (answerAs.kind !== 'tool') throw new Error('Only tools are asked for');
    const task = messages.at(-1)?.text ?? '';
    await before(readTask(task)?.kind);
    const { value } = await model.complete({ name: answerAs.name as CallName, prefix: system, task, maxTokens: 9_000 });
    return { output: value, usage: { inputTokens: 1_200, outputTokens: 340 } };
  };

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
