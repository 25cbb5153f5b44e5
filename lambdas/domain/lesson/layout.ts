import { QUIZ_SIZE, questionsIn } from '../../../shared/catalogue/material-yield.ts';
import { countWords } from '../../../shared/model/words.ts';
import type { Chunk, GenerationContract, PlannedScene } from '../generation/generation.ts';
import { type Composition, compose, type Shape, shapeOf } from './composition.ts';
import { defaultChunks } from './default-chunks.ts';
import { growing } from './expansion.ts';
import { spreadKinds } from './question-kinds.ts';
import { arrange } from './sequence.ts';

export type Slot = Omit<PlannedScene, 'title'>;

export interface Layout {
  readonly slots: readonly Slot[];
  readonly questions: number;
}

/** Words of material that one entry can honestly be made from. */
const WORDS_A_SCENE = 60;

/** The largest lesson up to `scenes` entries that gives every chapter material of its own. */
const fitting = (scenes: number, questions: number, chunks: number, shape: Shape): Composition => {
  for (let entries = scenes; entries > 1; entries -= 1) {
    const composition = compose(entries, questions, shape);
    if (composition.chapters <= chunks) return composition;
  }
  return compose(1, questions, shape);
};

type Wishes = Pick<GenerationContract, 'sceneTarget' | 'questionTarget' | 'after'> &
  Partial<Pick<GenerationContract, 'mode' | 'lessonStyle' | 'assessment'>>;

/**
 * The lesson's sidebar before anybody wrote anything: the same contract and material give the same layout. Material
 * that holds less gets fewer scenes and questions, never padding.
 */
export const layOut = (contract: Wishes, chunks: readonly Chunk[]): Layout => {
  const { sceneTarget, after } = contract;
  const words = chunks.reduce((sum, chunk) => sum + countWords(chunk.text), 0);
  const wanted = Math.min(contract.questionTarget, questionsIn(words));
  const least = wanted > 0 ? 2 : 1;
  const scenes = Math.min(sceneTarget, Math.max(least, Math.floor(words / WORDS_A_SCENE)));
  const composition =
    after === undefined
      ? fitting(scenes, wanted, chunks.length, shapeOf(contract))
      : growing(scenes, wanted, chunks.length);
  const questions = Math.min(wanted, composition.quizzes * QUIZ_SIZE.most);
  const quiz = contract.mode === 'traditional' ? 'assessment' : 'quiz';
  const entries = arrange(composition, composition.quizzes > 0 ? questions : 0, quiz);
  const assigned = defaultChunks(entries, chunks);
  const kinds = spreadKinds(
    contract,
    entries.map((entry) => entry.questions),
  );
  return {
    slots: entries.map(({ type, questions: size }, index) => {
      const { questions: asked = size, open } = kinds[index] ?? {};
      return {
        order: (after ?? 0) + index + 1,
        type,
        questions: asked,
        chunks: assigned[index] ?? [],
        ...(open && asked < size ? { open } : {}),
      };
    }),
    questions: composition.quizzes > 0 ? questions : 0,
  };
};
