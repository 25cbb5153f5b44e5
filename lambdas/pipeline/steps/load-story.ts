import { isQuiz, type SceneType } from '../../../shared/model/session/scene-type.ts';
import type { GenerationRef } from '../../domain/generation/generation.ts';
import type { Plan, PlannedScene } from '../../domain/generation/plan/plan.ts';
import { toldBefore } from '../../domain/generation/plan/told.ts';
import type { SceneStore } from '../../domain/generation/ports.ts';
import type { SceneStory } from '../prompts/tasks.ts';
import type { WritingContext } from '../writing/context.ts';

/** Scenes that say what chapters became, and are therefore written after them. */
export const looksBack = (type: SceneType): boolean => isQuiz(type) || type === 'recap' || type === 'summary';

/** Characters of the opening, and of the sentence that it ends with: more of it would say no more about how it is told. */
const LONGEST = { opening: 1_200, end: 300 } as const;

/** Whole sentences, as far as one ends, and the last one: it often asks what the lesson answers. */
const shortened = (text: string): string => {
  if (text.length <= LONGEST.opening) return text;
  const last = /[.!?…]["”’»)*_]*\s+(\S[^.!?…]*[.!?…]["”’»)*_]*)\s*$/.exec(text)?.[1] ?? '';
  const end = last.length <= LONGEST.end ? last : '';
  const beginning = text.slice(0, LONGEST.opening - end.length - 4);
  const whole = /^[\s\S]*[.!?…]["”’»)]*(?=\s)/.exec(beginning)?.[0] ?? beginning.slice(0, beginning.lastIndexOf(' '));
  return end === '' ? whole : `${whole} […] ${end}`;
};

const pointsIn = ({ scenes }: Plan) =>
  scenes.flatMap(({ order, point }) => (point ? [{ order, point: point.point }] : []));

/** The hook that the nearest chapter before leaves. */
const hookBefore = ({ scenes }: Plan, order: number): string =>
  scenes.findLast((scene) => scene.order < order && scene.point)?.point?.hook ?? '';

/**
 * What a scene shares with the others, read when it is written: asked twice, a scene keeps the same bible and point.
 * Undefined for an edition, whose scenes are the material's own.
 */
export const loadStory = async (
  store: Pick<SceneStore, 'opening' | 'writtenScenes'>,
  ref: GenerationRef,
  { edition }: Pick<WritingContext, 'edition'>,
  plan: Plan,
  { order, type, point }: PlannedScene,
): Promise<SceneStory | undefined> => {
  if (edition) return undefined;
  const told = looksBack(type) ? toldBefore(plan, await store.writtenScenes(ref), order) : [];
  if (isQuiz(type)) return told.length > 0 ? { told } : undefined;
  const opening = order > 1 ? await store.opening(ref.sessionId) : undefined;
  const before = hookBefore(plan, order);
  const points = pointsIn(plan);
  return {
    ...(plan.bible && { bible: plan.bible }),
    ...(opening?.content && { opening: shortened(opening.content) }),
    ...(told.length > 0 ? { told } : { ...(points.length > 0 && { points }) }),
    ...(point && { line: point }),
    ...(type === 'chapter' && before && { before }),
  };
};
