import type { SessionRecord } from '../../session/session.ts';
import type { GenerationKind } from '../../usage/quota.ts';
import { type GenerationRef, isCurrent } from '../generation.ts';
import { describe } from '../lifecycle.ts';
import type { Plan } from './plan.ts';

/** Minutes that a planned scene is taken to need until it is written. */
export const minutesPlanned = ({ scenes }: Plan, session: SessionRecord): number =>
  Math.max(1, Math.round((session.estimated_duration ?? 0) / scenes.length));

/** Whether readers see what is planned as soon as it is: what is added to a lesson shows when it is done. */
export const showsAtOnce = (kind: GenerationKind): boolean => kind !== 'expansion';

interface Planned {
  readonly ref: GenerationRef;
  readonly plan: Plan;
  /** False when the plan was kept before: what it says of the session may still be missing there. */
  readonly first: boolean;
}

/** The session as its plan describes it; undefined where it says so already, or is another generation's by now. */
export const decidePlanned = (
  session: SessionRecord | undefined,
  { ref, plan, first }: Planned,
  now: number,
): SessionRecord | undefined => {
  const end = Math.max(0, ...plan.scenes.map(({ order }) => order));
  if (!session || !isCurrent(session, ref) || !(first || session.scene_end < end)) return undefined;
  return describe(session, plan, now);
};

/** Reading can begin with the first scene while the plan is still being made; undefined where it can already. */
export const decideOpened = (
  session: SessionRecord | undefined,
  ref: GenerationRef,
  order: number,
): SessionRecord | undefined =>
  session && isCurrent(session, ref) && session.scene_end < order ? { ...session, scene_end: order } : undefined;
