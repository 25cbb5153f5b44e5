import { countWords } from '../../../../shared/model/text/words.ts';
import { partsIn } from '../../../../shared/plan/material-yield.ts';
import { type PlanTargets, planEntries } from '../../../../shared/plan/plan-entries.ts';
import { bodyChunks } from '../../material/body-chunks.ts';
import type { Chunk } from '../../material/chunk.ts';
import { defaultChunks } from '../../material/default-chunks.ts';
import type { GenerationSpec } from '../spec.ts';
import type { PlannedScene } from './plan.ts';
import { spreadKinds } from './question-kinds.ts';

export type UntitledScene = Omit<PlannedScene, 'title'>;

export interface DraftPlan {
  readonly scenes: readonly UntitledScene[];
  readonly questions: number;
}

/** The entries of the plan with what each is written from: the same spec and material give the same draft. */
export const draftPlan = (
  spec: PlanTargets & Partial<Pick<GenerationSpec, 'assessment'>>,
  material: readonly Chunk[],
): DraftPlan => {
  const chunks = bodyChunks(material);
  const words = chunks.reduce((sum, chunk) => sum + countWords(chunk.text), 0);
  const { entries, questions } = planEntries(spec, { words, chunks: Math.min(chunks.length, partsIn(words)) });
  const assigned = defaultChunks(entries, chunks);
  const kinds = spreadKinds(
    spec,
    entries.map((entry) => entry.questions),
  );
  return {
    scenes: entries.map(({ type, questions: size }, index) => {
      const { questions: asked = size, open } = kinds[index] ?? {};
      return {
        order: (spec.after ?? 0) + index + 1,
        type,
        questions: asked,
        chunks: assigned[index] ?? [],
        ...(open && asked < size ? { open } : {}),
      };
    }),
    questions,
  };
};
