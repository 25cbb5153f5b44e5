import { planLimits } from '../../shared/catalogue/limits.ts';
import type { CurrentGeneration } from '../domain/generation/ports.ts';

const paces = Math.max(...Object.values(planLimits).map(({ pace }) => pace));
/** The highest concurrency of an inline Map. */
const MOST_AT_ONCE = 40;

/** How many scenes are written at a time, by the index that `paceOf` answers; the last is one after another. */
export const scenesAtOnce = (mapConcurrency: number): readonly number[] => [
  ...Array.from({ length: paces }, (_, index) => Math.min(mapConcurrency * (index + 1), MOST_AT_ONCE)),
  1,
];

/** A model on this computer answers several calls no sooner than one after another; others write as fast as the subscription plan lets them. */
export const paceOf = ({ tier, pinned }: Pick<CurrentGeneration, 'tier' | 'pinned'>): number =>
  pinned?.writer.code === 'local' ? paces : planLimits[tier].pace - 1;
