import { countWords } from '../../../../shared/model/words.ts';
import { planEntries, type Wishes } from '../../../../shared/plan/entries.ts';
import type { Chunk } from '../../material/chunk.ts';
import { defaultChunks } from '../../material/default-chunks.ts';
import type { GenerationContract } from '../spec.ts';
import type { PlannedScene } from './plan.ts';
import { spreadKinds } from './question-kinds.ts';

export type Slot = Omit<PlannedScene, 'title'>;

export interface Layout {
  readonly slots: readonly Slot[];
  readonly questions: number;
}

/** The entries of the plan with what each is written from: the same contract and material give the same layout. */
export const layOut = (
  contract: Wishes & Partial<Pick<GenerationContract, 'assessment'>>,
  chunks: readonly Chunk[],
): Layout => {
  const words = chunks.reduce((sum, chunk) => sum + countWords(chunk.text), 0);
  const { entries, questions } = planEntries(contract, { words, chunks: chunks.length });
  const assigned = defaultChunks(entries, chunks);
  const kinds = spreadKinds(
    contract,
    entries.map((entry) => entry.questions),
  );
  return {
    slots: entries.map(({ type, questions: size }, index) => {
      const { questions: asked = size, open } = kinds[index] ?? {};
      return {
        order: (contract.after ?? 0) + index + 1,
        type,
        questions: asked,
        chunks: assigned[index] ?? [],
        ...(open && asked < size ? { open } : {}),
      };
    }),
    questions,
  };
};
