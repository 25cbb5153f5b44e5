import type { UntitledScene } from './draft-plan.ts';

/** A plan of fewer scenes is made in one call. */
const SMALLEST_SPLIT = 10;
/** How long what is said of a scene is, and of the lesson as a whole. */
const LENGTH = { chapter: 85, other: 25, lesson: 120 } as const;

const lengthOf = ({ type }: UntitledScene): number => (type === 'chapter' ? LENGTH.chapter : LENGTH.other);

/**
 * The scenes of a lesson in two parts that take about as long to plan, the first with what is said of the lesson: both are planned
 * at the same time. One part where there is little to plan.
 */
export const planParts = (drafted: readonly UntitledScene[]): readonly (readonly UntitledScene[])[] => {
  if (drafted.length < SMALLEST_SPLIT) return [drafted];
  const half = (LENGTH.lesson + drafted.reduce((sum, scene) => sum + lengthOf(scene), 0)) / 2;
  let length: number = LENGTH.lesson;
  const end = drafted.findIndex((scene) => {
    length += lengthOf(scene);
    return length >= half;
  });
  return [drafted.slice(0, end + 1), drafted.slice(end + 1)].filter((part) => part.length > 0);
};
