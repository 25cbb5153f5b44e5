import type { GenerationRef } from '../../lambdas/domain/generation/generation.ts';
import { generationStore } from '../../lambdas/runtime/container.ts';
import type { GenerationId, SessionId } from '../../shared/model/id.ts';
import type { Backend, Identity } from './harness.ts';
import { chapter, finishAt, planOf, quiz, usage } from './lesson.ts';

export const more = 'Roots drink water from the soil. Leaves breathe out through small openings.';

export const expand = ({ call }: Backend, who: Identity, sessionId: SessionId, materialNew = more) =>
  call('expandStory', who, { body: { sessionId, materialNew, lengthHint: 'short' } });

export const sessionOf = async ({ call }: Backend, who: Identity, sessionId: SessionId) =>
  (await call('getSession', who, { params: { sessionId } })).body;

export const runningOf = async (backend: Backend, who: Identity, sessionId: SessionId): Promise<GenerationRef> => ({
  sessionId,
  generationId: (await sessionOf(backend, who, sessionId)).generation?.id as GenerationId,
});

export const sidebarOf = async ({ call }: Backend, who: Identity, sessionId: SessionId): Promise<string[]> => {
  const { modules } = (await call('listScenes', who, { params: { sessionId } })).body;
  return modules.flatMap(({ scenes }) => scenes.map(({ order_index: order, title }) => `${order} ${title}`));
};

export const usedBy = async ({ call }: Backend, who: Identity) => {
  const { stories, expansions, running } = (await call('getUsage', who, {})).body;
  return { stories: stories.used, expansions: expansions.used, running: running.used };
};

/** What the workflow writes for an expansion of a session of three scenes. */
export const newScenes = [chapter(4, 'Roots'), chapter(5, 'Leaves'), quiz(6)] as const;

export const writeNewScenes = async (ref: GenerationRef): Promise<void> => {
  const store = generationStore();
  await store.savePlan(ref, planOf(newScenes), usage);
  for (const scene of newScenes) await store.writeScene(ref, scene, usage);
};

export const finishExpansion = (ref: GenerationRef) => generationStore().finish(ref, finishAt(Date.now()));
