import type { OpenKey, OpenQuestion } from '../../../shared/model/learning/question.ts';
import type { ResolvedOpen } from './checks/open-question.ts';

interface AssembledOpen {
  readonly questions: readonly OpenQuestion[];
  readonly keys: readonly OpenKey[];
}

/** Gives open questions their ids, short answers before cases. `before` is how many ids are taken already. */
export const assembleOpen = (resolved: readonly ResolvedOpen[], before: number): AssembledOpen => {
  const inOrder = resolved.toSorted(
    (one, other) => Number(one.kind === 'case_study') - Number(other.kind === 'case_study'),
  );
  const withIds = inOrder.map((one, at) => ({ ...one, id: `q${before + at + 1}` }));
  return {
    questions: withIds.map(({ id, kind, question, scenario }) => ({ id, kind, question, scenario })),
    keys: withIds.map(({ id, modelAnswer, points }) => ({ id, modelAnswer, points: [...points] })),
  };
};
