import { readFileSync } from 'node:fs';
import path from 'node:path';
import { completePlan } from '../../../lambdas/domain/generation/plan/complete-plan.ts';
import { draftPlan } from '../../../lambdas/domain/generation/plan/draft-plan.ts';
import type { Plan } from '../../../lambdas/domain/generation/plan/plan.ts';
import type { GenerationSpec } from '../../../lambdas/domain/generation/spec.ts';
import type { Chunk } from '../../../lambdas/domain/material/chunk.ts';
import { chunkMaterials } from '../../../lambdas/domain/material/chunking.ts';
import { detectLanguage } from '../../../lambdas/domain/material/detect-language.ts';
import type { PlanAnswer, QuizAnswer, SceneAnswer } from '../../../lambdas/domain/model/answers.ts';
import { PlanAnswerSchema, QuizAnswerSchema, SceneAnswerSchema } from '../../../lambdas/domain/model/answers.ts';
import type { Model } from '../../../lambdas/domain/model/model.ts';
import { schemaOf } from '../../../lambdas/domain/model/model-calls.ts';
import { noUsage } from '../../../lambdas/domain/model/token-usage.ts';
import type { WrittenScene } from '../../../lambdas/domain/scene/written-scene.ts';
import { createWritingContext, type WritingContext } from '../../../lambdas/pipeline/writing/context.ts';
import { writeScene } from '../../../lambdas/pipeline/writing/write-scene.ts';
import { customPlan, targets } from '../../../shared/catalogue/duration-plan.ts';
import { answerTo } from '../../fixtures/lesson/engine.ts';

const texts = path.resolve(import.meta.dirname, '../../fixtures/texts');
export const fixtureNames = [
  'cellular-respiration.txt',
  'suez-canal.txt',
  'ferry-manual.md',
  'library-meeting.md',
  'the-salt-road.txt',
  'ciclo-del-agua.md',
  'eisenbahn.md',
] as const;
export const fixture = (name: (typeof fixtureNames)[number]): string => readFileSync(path.join(texts, name), 'utf8');

export const contractFor = (minutes: number, wishes: Partial<GenerationSpec> = {}): GenerationSpec => {
  const { scenes, questions } = targets(customPlan(minutes));
  return {
    mode: 'custom',
    title: null,
    genre: 'mystery',
    authorStyle: 'doyle',
    lessonStyle: null,
    assessment: null,
    category: null,
    subcategory: null,
    topic: null,
    anchor: null,
    origin: 'own',
    targetAudience: 'college',
    difficultyLevel: 'intermediate',
    estimatedDuration: minutes,
    learningObjectives: '',
    additionalContext: '',
    sceneTarget: scenes,
    questionTarget: questions,
    ...wishes,
  };
};

const material = 'mat_01JA0000000000000000000000' as const;
export const chunksOf = (text: string): Chunk[] => chunkMaterials([{ id: material, text }]);

export const contextFor = (text: string, spec: GenerationSpec, title?: string): WritingContext =>
  createWritingContext(spec, {
    language: detectLanguage(text),
    characters: text.length,
    words: text.split(/\s+/).length,
    hash: 'fixture',
    ...(title === undefined ? {} : { title }),
    chunks: chunksOf(text),
  });

export interface Taught {
  readonly plan: Plan;
  readonly proposal: PlanAnswer;
  readonly scenes: readonly WrittenScene[];
  /** Orders of scenes that the pipeline would have given up. */
  readonly failed: readonly number[];
  /** What the engine answered before anything was checked. */
  readonly answers: readonly (SceneAnswer | QuizAnswer)[];
  /** Calls that had to be made again with reasons. */
  readonly repairs: number;
  readonly context: WritingContext;
}

/** A whole lesson, made as the workflow makes it, with the engine in the model's place. */
export const teach = async (text: string, spec: GenerationSpec, title?: string): Promise<Taught> => {
  const context = contextFor(text, spec, title);
  const { scenes: drafted } = draftPlan(spec, context.chunks);
  const asked = drafted.map(({ order, type, questions, chunks }) => ({ order, type, questions, suggested: chunks }));
  const proposal = PlanAnswerSchema.parse(answerTo(context.prompt.call({ kind: 'plan', slots: asked })));
  const plan = completePlan({ title: spec.title, drafted, chunks: context.chunks, proposal });
  const answers: (SceneAnswer | QuizAnswer)[] = [];
  let repairs = 0;
  const model: Model = {
    complete: async ({ name, input }) => {
      const given = answerTo({ input });
      if (name.startsWith('quiz')) answers.push(QuizAnswerSchema.parse(given));
      if (name.startsWith('scene')) answers.push(SceneAnswerSchema.parse(given));
      if (name.endsWith('repair')) repairs += 1;
      return { value: schemaOf(name).parse(given), usage: noUsage };
    },
  };
  const scenes: WrittenScene[] = [];
  const failed: number[] = [];
  for (const planned of plan.scenes) {
    const { scene } = await writeScene(model, context, plan, planned);
    if (scene) scenes.push(scene);
    else failed.push(planned.order);
  }
  return { plan, proposal, scenes, failed, answers, repairs, context };
};

export const quizzesIn = ({ answers }: Taught): QuizAnswer[] => answers.filter((given) => 'questions' in given);
export const scenesIn = ({ answers }: Taught): SceneAnswer[] => answers.filter((given) => 'content' in given);
