import { hashOf } from '../../../lambdas/domain/scene/shuffle.ts';
import type { WrittenScene } from '../../../lambdas/domain/scene/written-scene.ts';
import { CannotPlant, type Fault, isTextFault, plant, questionOf } from './faults.ts';

/** A copy of a scene that is read once; without faults where it stands as it was written. */
export interface Copy {
  readonly scene: WrittenScene;
  readonly faults: readonly Fault[];
}

/** A scene with more would be against its reader: more than half of it named is a failed reading. */
const MOST_IN_TEXT = 3;

const byLot = <T>(all: readonly T[], seed: string, nameOf: (one: T) => string): T[] =>
  all.toSorted((one, other) => hashOf(`${seed}/${nameOf(one)}`) - hashOf(`${seed}/${nameOf(other)}`));

const fits = (copy: Copy, fault: Fault): boolean => {
  if (isTextFault(fault)) {
    const apart = copy.faults.every(
      (other) => isTextFault(other) && !other.put.includes(fault.find) && !fault.put.includes(other.put),
    );
    const stands = (copy.scene.content?.split(fault.find).length ?? 0) === 2;
    return copy.faults.length < MOST_IN_TEXT && apart && stands;
  }
  const most = Math.ceil((copy.scene.quiz?.questions.length ?? 0) / 2);
  const asked = copy.faults.map((other) => (isTextFault(other) ? '' : questionOf(copy.scene, other)));
  return copy.faults.length < most && !asked.includes(questionOf(copy.scene, fault));
};

/**
 * Copies of the scenes with all faults between them, and each scene once as it was written; in an order that tells
 * nobody which are spoiled. Throws `CannotPlant`.
 */
export const deal = (scenes: readonly WrittenScene[], faults: readonly Fault[], seed: string): readonly Copy[] => {
  const copies: Copy[] = [];
  for (const fault of byLot(faults, seed, ({ id }) => id)) {
    const at = copies.findIndex((copy) => copy.scene.order === fault.scene && fits(copy, fault));
    const copy = copies[at];
    const scene = copy?.scene ?? scenes.find(({ order }) => order === fault.scene);
    if (!scene) throw new CannotPlant(`${fault.id}: there is no scene ${fault.scene}`);
    const spoiled = { scene: plant(scene, fault), faults: [...(copy?.faults ?? []), fault] };
    if (copy) copies[at] = spoiled;
    else copies.push(spoiled);
  }
  const all = [...scenes.map((scene) => ({ scene, faults: [] })), ...copies];
  return byLot(all, seed, ({ scene, faults: some }) => `${scene.order}/${some.map(({ id }) => id).join('/')}`);
};
