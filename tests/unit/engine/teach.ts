import { readFileSync } from 'node:fs';
import path from 'node:path';
import { extractParts } from '../../../lambdas/document/parts/extract-parts.ts';
import { readDocument } from '../../../lambdas/document/read-document.ts';
import type { Plan } from '../../../lambdas/domain/generation/plan/plan.ts';
import type { GenerationSpec } from '../../../lambdas/domain/generation/spec.ts';
import type { Chunk, Extract } from '../../../lambdas/domain/material/chunk.ts';
import { detectLanguage } from '../../../lambdas/domain/material/detect-language.ts';
import type { WrittenScene } from '../../../lambdas/domain/scene/written-scene.ts';
import { createWritingContext, type WritingContext } from '../../../lambdas/pipeline/writing/context.ts';
import { customPlan, targets } from '../../../shared/catalogue/duration-plan.ts';
import { writeLesson } from '../../eval/run.ts';
import { engine } from '../../fixtures/lesson/engine.ts';

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

const id = 'mat_01JA0000000000000000000000' as const;

/** What the extract step makes of a text. */
export const extractOf = (text: string): Extract => {
  const { chunks, apparatus, title } = extractParts([{ id, document: readDocument({ text }) }]);
  return {
    language: detectLanguage(text),
    characters: text.length,
    words: text.split(/\s+/).length,
    hash: 'fixture',
    ...(title === undefined ? {} : { title }),
    chunks,
    apparatus,
  };
};
export const chunksOf = (text: string): readonly Chunk[] => extractOf(text).chunks;

export const contextFor = (text: string, spec: GenerationSpec): WritingContext =>
  createWritingContext(spec, extractOf(text), engine);

export interface Taught {
  readonly plan: Plan;
  readonly scenes: readonly WrittenScene[];
}

/** A whole lesson, made as the workflow makes it, with the engine in the model's place. Throws where there is none. */
export const teach = async (text: string, spec: GenerationSpec): Promise<Taught> => {
  const { world, failure } = await writeLesson(text, spec, engine);
  if (!world.plan || failure !== undefined) throw new Error(failure ?? 'There is no plan');
  return { plan: world.plan, scenes: [...world.scenes.values()].toSorted((one, other) => one.order - other.order) };
};
