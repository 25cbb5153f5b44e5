import { readFileSync } from 'node:fs';
import type { ConverseCommandInput } from '@aws-sdk/client-bedrock-runtime';
import cdk from '../../cdk.json' with { type: 'json' };
import { createModel } from '../../lambdas/adapters/bedrock/model.ts';
import type { Converse } from '../../lambdas/adapters/bedrock/request.ts';
import type { GenerationSpec } from '../../lambdas/domain/generation/spec.ts';
import type { FormName } from '../../lambdas/domain/model/model-calls.ts';
import { checkScene } from '../../lambdas/pipeline/steps/check.ts';
import { extractMaterial } from '../../lambdas/pipeline/steps/extract.ts';
import { finalizeLesson } from '../../lambdas/pipeline/steps/finalize.ts';
import { generateScene } from '../../lambdas/pipeline/steps/generate.ts';
import { planLesson } from '../../lambdas/pipeline/steps/plan.ts';
import type { Mode } from '../../shared/catalogue/contract-choices.ts';
import {
  anchorPlan,
  customPlan,
  questionTotal,
  targets,
  traditionalPlan,
} from '../../shared/catalogue/duration-plan.ts';
import { contractOf, refOf } from '../fixtures/lesson/contract.ts';
import { fakeModel } from '../fixtures/lesson/fake-model.ts';
import { worldOf } from '../fixtures/lesson/memory-store.ts';
import { rivers, riversMaterial, riversText } from '../fixtures/lesson/rivers.ts';
import { portsOf } from '../fixtures/lesson/run-lesson.ts';

/** Anthropic's guide: 555,000 words of English make a million tokens of the newer tokenizer. With its space a word has six characters. */
const CHARACTERS_A_TOKEN = 6 / 1.8;
const tokens = (text: string): number => Math.round(text.length / CHARACTERS_A_TOKEN);

/** What one request holds, in tokens. */
export interface ModelUse {
  readonly form: FormName;
  readonly tools: number;
  readonly prompt: number;
  /** Whether an answer had begun before that was asked with the same beginning. */
  readonly isCached: boolean;
  readonly own: number;
  readonly output: number;
  /** What is reserved of a quota for the answer. */
  readonly reserved: number;
}

/** Only a question with options has one; it is as long as it may be, and most are near that. */
const reasoned = (question: object): object => ({
  ...question,
  reasoning:
    'The quote gives what was measured beside its name, and what the others have stands beside theirs, so that only one fits.',
});

/** What every scene has besides its text: exercises and terms, as long as those of lessons that were written by hand. */
const extras = {
  activities: ['gap', 'order'].map((kind) => ({
    kind,
    place: '',
    question: 'What follows what on the way of the water from its springs through the meadows to the lake?',
    items: ['first', 'then', 'last'].map((text) => ({
      text: `${text} step of it`,
      match: '',
      chunk: 'c1',
      quote: 'From there the water gathers in small pools, and each pool feeds the next one.',
    })),
    wrong: [],
  })),
  terms: ['spring', 'bank', 'warden'].map((term) => ({
    term,
    definition: 'Where water first comes out of the ground, high above the line of the forest.',
  })),
};

const readText = (name: string): string => readFileSync(new URL(`../fixtures/texts/${name}`, import.meta.url), 'utf8');

const sections = riversText(rivers.length).split(/(?=^## )/m);
const fillers = ['cellular-respiration.txt', 'ferry-manual.md', 'suez-canal.txt', 'the-salt-road.txt']
  .flatMap((name) => readText(name).split(/\n{2,}/))
  .filter((part) => part.length > 200);

/** Every section has something that the script asks about; the longer material tells more beside it. */
export const materials = {
  /** As much as a chapter of a textbook. */
  chapter: sections.join(''),
  long: sections
    .map((section, at) => [section, ...fillers.filter((_, filler) => filler % sections.length === at)].join('\n\n'))
    .join('\n\n'),
};

/** What is asked for so many minutes: the upper end of the catalogue. */
const specOf = (mode: Mode, minutes: number): GenerationSpec => {
  if (mode === 'traditional') {
    const { scenes, assessment } = traditionalPlan('structured', minutes);
    return contractOf({
      mode,
      lessonStyle: 'structured',
      assessment,
      estimatedDuration: minutes,
      sceneTarget: scenes.max,
      questionTarget: questionTotal(assessment),
    });
  }
  const { scenes, questions } = targets((mode === 'anchor' ? anchorPlan : customPlan)(minutes));
  return contractOf({ mode, estimatedDuration: minutes, sceneTarget: scenes, questionTarget: questions });
};

const textOf = (blocks: readonly { text?: string | undefined }[] = []): string =>
  blocks.map(({ text }) => text ?? '').join('\n');

/** A provider that answers by the script, and remembers which beginnings it knows: those of answers that have begun. */
const scriptedProvider = () => {
  const uses: ModelUse[] = [];
  const known = new Set<string>();
  const script = fakeModel(({ task }, good) => {
    if (task.kind === 'scene' && task.type === 'chapter') return { ...good, ...extras };
    return 'questions' in good ? { ...good, questions: good.questions.map(reasoned) } : undefined;
  });
  const converse: Converse = async (
    { toolConfig, system, messages, inferenceConfig }: ConverseCommandInput,
    _,
    onPiece,
  ) => {
    const form = toolConfig?.toolChoice?.tool?.name as FormName;
    const [tools, prefix, task] = [JSON.stringify(toolConfig?.tools), textOf(system), textOf(messages?.[0]?.content)];
    const isCached = known.has(tools + prefix);
    await new Promise((resolve) => setImmediate(resolve));
    known.add(tools + prefix);
    const { value } = await script.complete({ name: form, prefix, task, maxTokens: 1 });
    const said = JSON.stringify(value);
    onPiece?.(said.slice(0, 1));
    uses.push({
      form,
      tools: tokens(tools),
      prompt: tokens(prefix),
      isCached,
      own: tokens(task),
      output: tokens(said),
      reserved: inferenceConfig?.maxTokens ?? 0,
    });
    const output = {
      message: {
        role: 'assistant' as const,
        content: [{ toolUse: { toolUseId: 't', name: form, input: Object(value) } }],
      },
    };
    return { output, stopReason: 'tool_use', usage: undefined, metrics: undefined, $metadata: {} };
  };
  return { uses, converse };
};

const nobody = {
  send: async () => undefined,
  keep: async () => undefined,
  forget: async () => undefined,
  report: () => undefined,
};

/** The requests of a whole lesson, with its second reader, as they would go to Bedrock. */
export const scriptedLesson = async (mode: Mode, minutes: number, text: string): Promise<readonly ModelUse[]> => {
  const { uses, converse } = scriptedProvider();
  const settings = { schemaMode: 'forced', effort: undefined, thinking: 'disabled', headroomTokens: 0 } as const;
  const model = createModel(converse, { modelId: cdk.context['fabula:model'].id, ...settings });
  const world = worldOf({
    spec: specOf(mode, minutes),
    materials: [{ id: riversMaterial, name: null, text, objectKey: null }],
  });
  const ports = portsOf(world, model);
  await extractMaterial({ ...ports, textOf: async () => ({ text: '' }) }, refOf());
  const { orders, closing, checks } = await planLesson({ ...ports, view: nobody }, refOf());
  await Promise.all(orders.map((order) => generateScene(ports, { ...refOf(), order })));
  for (const order of closing) await generateScene(ports, { ...refOf(), order });
  for (const order of [...checks, ...closing]) await checkScene(ports, { ...refOf(), order });
  await finalizeLesson(ports, refOf());
  return uses;
};
