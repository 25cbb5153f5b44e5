import { objectionsTo, type SentenceObjection } from '../../../lambdas/domain/generation/checking/objections.ts';
import { blocksOf } from '../../../lambdas/domain/generation/checking/sentences.ts';
import { objectionsToQuestions, optionQuestions } from '../../../lambdas/domain/generation/checking/solutions.ts';
import { sceneWords } from '../../../lambdas/domain/generation/plan/scene-words.ts';
import type { CheckAnswer, SolveAnswer } from '../../../lambdas/domain/model/answers.ts';
import { type Model, ModelRefused } from '../../../lambdas/domain/model/model.ts';
import { noUsage } from '../../../lambdas/domain/model/token-usage.ts';
import { sceneOutcome } from '../../../lambdas/domain/scene/checks/scene-outcome.ts';
import type { WrittenScene } from '../../../lambdas/domain/scene/written-scene.ts';
import { checkScene } from '../../../lambdas/pipeline/steps/check.ts';
import { checkContext, createWritingContext } from '../../../lambdas/pipeline/writing/context.ts';
import { refOf } from '../../fixtures/lesson/contract.ts';
import type { World } from '../../fixtures/lesson/memory-store.ts';
import { portsOf } from '../../fixtures/lesson/run-lesson.ts';
import { type Heard, overheard } from '../checking/second-reader.ts';
import { findingsOn } from '../measure.ts';
import { publishedIn } from '../questions.ts';
import type { Copy } from './deal.ts';
import { type Fault, isTextFault, placeOf, questionOf } from './faults.ts';

/** What rules say against a scene: its text as a whole, or a question. */
const rulesAgainst = (world: World, scene: WrittenScene): ReadonlySet<string> => {
  const { extract, spec } = world;
  if (!extract) throw new Error('A lesson without an extract');
  const { type, title, content } = scene;
  if (type === 'quiz' || type === 'assessment') {
    const against = publishedIn([scene]).filter((one) =>
      findingsOn(one, { world }).some(({ severity }) => severity === 'major'),
    );
    return new Set(against.map(({ question }) => question.id));
  }
  const ids = extract.chunks.map(({ id }) => id);
  const context = checkContext(createWritingContext(spec, extract), ids);
  const words = sceneWords(type, spec, context.chunks);
  const { findings, scene: passed } = sceneOutcome(
    { ...scene, content: content ?? '' },
    { ...context, title, words: { min: words.least, max: words.most }, needsSources: false },
  );
  return new Set([...findings.map(({ reason }) => reason), ...(passed.content === content ? [] : ['changed'])]);
};

const isRefused = (world: World, before: WrittenScene, { scene }: Copy, fault: Fault): boolean => {
  const [known, against] = [rulesAgainst(world, before), rulesAgainst(world, scene)];
  return isTextFault(fault)
    ? [...against].some((reason) => !known.has(reason))
    : against.has(questionOf(scene, fault)) && !known.has(questionOf(scene, fault));
};

/** The faults of a copy that rules find, without anybody who reads. */
export const foundByRules = (world: World, before: WrittenScene, copy: Copy): readonly Fault[] =>
  copy.faults.filter((fault) => isRefused(world, before, copy, fault));

/** Of one copy that was read. */
export interface Reading {
  readonly copy: Copy;
  readonly found: readonly Fault[];
  /** What was said against what is no fault. */
  readonly falseAlarms: readonly string[];
  /** Sentences or questions that were read. */
  readonly read: number;
  /** Nobody read it, or they were against more than half: the product leaves such a scene as it is. */
  readonly failed: boolean;
}

const ofText = (copy: Copy, { objections }: CheckAnswer): Omit<Reading, 'copy' | 'read'> => {
  const content = copy.scene.content ?? '';
  const counted = objectionsTo(content, objections);
  const places = copy.faults.filter(isTextFault).map((fault) => ({ fault, ...placeOf(fault, content) }));
  const hits = ({ sentences }: SentenceObjection): Fault[] =>
    places
      .filter((place) => sentences.some(({ start, end }) => start < place.end && place.start < end))
      .map(({ fault }) => fault);
  return {
    found: [...new Set((counted ?? []).flatMap(hits))],
    falseAlarms: (counted ?? [])
      .filter((one) => hits(one).length === 0)
      .map(({ said }) => `${said.sentence} (${said.reason})`),
    failed: counted === undefined,
  };
};

const ofQuiz = (copy: Copy, solved: SolveAnswer): Omit<Reading, 'copy' | 'read'> => {
  const counted = objectionsToQuestions(copy.scene, solved);
  // What might be better stands where nothing is
  const unsound = (counted ?? []).filter(({ sound }) => !sound);
  const against = new Map(unsound.map(({ questionId, finding }) => [questionId, finding.reason]));
  const faults = copy.faults.filter((fault) => !isTextFault(fault));
  const spoiled = new Map(faults.map((fault) => [questionOf(copy.scene, fault), fault]));
  return {
    found: [...spoiled].flatMap(([id, fault]) => (against.has(id) ? [fault] : [])),
    falseAlarms: [...against].flatMap(([id, reason]) => (spoiled.has(id) ? [] : [reason])),
    failed: counted === undefined,
  };
};

/** Only reads: whoever is asked to write something instead refuses, and so the product takes out what was named. */
const readerOnly = (model: Model): Model => ({
  ...model,
  complete: async (call) => {
    if (call.name === 'check' || call.name === 'solve') return model.complete(call);
    throw new ModelRefused('Only readers are asked', noUsage);
  },
});

/** One copy through the product's own check of a scene, by this reader. */
export const readCopy = async (world: World, copy: Copy, model: Model): Promise<Reading> => {
  const { scene } = copy;
  const scenes = new Map(world.scenes).set(scene.order, { ...scene, check: { state: 'waiting', removed: [] } });
  const heard: Heard[] = [];
  await checkScene(portsOf({ ...world, scenes }, overheard(readerOnly(model), heard)), {
    ...refOf(),
    order: scene.order,
  });
  const [answer] = heard;
  const read = scene.quiz
    ? optionQuestions(scene).length
    : blocksOf(scene.content ?? '').flatMap(({ sentences }) => sentences).length;
  if (!answer) return { copy, read, found: [], falseAlarms: [], failed: true };
  const said =
    answer.name === 'solve' ? ofQuiz(copy, answer.value as SolveAnswer) : ofText(copy, answer.value as CheckAnswer);
  return { copy, read, ...said };
};
