import { objectionsTo, type SentenceObjection } from '../../domain/generation/checking/objections.ts';
import { type MendedSentence, mendedIn, removedFrom } from '../../domain/generation/checking/places.ts';
import { replaceSentences, takeOut } from '../../domain/generation/checking/take-out.ts';
import type { Bible } from '../../domain/generation/plan/bible.ts';
import { sceneWords } from '../../domain/generation/plan/scene-words.ts';
import type { Model } from '../../domain/model/model.ts';
import { noUsage, sumUsage, type TokenUsage } from '../../domain/model/token-usage.ts';
import { fold } from '../../domain/scene/fold.ts';
import type { WrittenScene } from '../../domain/scene/written-scene.ts';
import type { CheckTask } from '../prompts/tasks.ts';
import { answerTokens } from '../prompts/tokens.ts';
import { checkContext, type WritingContext } from '../writing/context.ts';
import { askReader } from './ask-reader.ts';

/** A scene with its check, and what that cost. */
export interface CheckedScene {
  readonly scene: WrittenScene;
  readonly usage: TokenUsage;
}

interface TextToCheck {
  readonly scene: WrittenScene;
  readonly content: string;
  readonly type: Parameters<typeof sceneWords>[0];
  /** Chunks that the scene may be made from. */
  readonly chunks: readonly string[];
  readonly bible: Bible | undefined;
}

export const failedCheck = { state: 'failed', removed: [] } as const;

/** One reading. Objections are undefined when it failed. */
const read = async (
  model: Model,
  context: WritingContext,
  { scene: { order, title }, chunks, bible }: TextToCheck,
  content: string,
  name: 'check' | 'check_again',
) => {
  const task: CheckTask = { kind: 'check', order, title, chunks, content, ...(bible && { bible }) };
  const { value, usage } = await askReader(model, {
    name,
    ...context.prompt.call(task),
    maxTokens: answerTokens.check,
  });
  return { objections: value && objectionsTo(content, value.objections), usage };
};

/** A text that its writer has mended, and where. */
interface Mended {
  readonly text: string;
  readonly mends: readonly MendedSentence[];
}

/** What the writer puts in the place of the sentences, unless the whole then fails what every scene has to pass. */
const mend = async (
  model: Model,
  context: WritingContext,
  { scene, content, type, chunks }: TextToCheck,
  objections: readonly SentenceObjection[],
): Promise<Mended & { readonly usage: TokenUsage }> => {
  const { order, title } = scene;
  const { value, usage } = await askReader(model, {
    name: 'mend',
    ...context.prompt.call({
      kind: 'mend',
      order,
      title,
      chunks,
      content,
      objections: objections.map(({ said }) => said),
    }),
    maxTokens: answerTokens.mend(objections.length),
  });
  const replacements = objections.flatMap(({ sentences: [sentence, ...others], said }) => {
    const instead = value?.sentences.find((one) => fold(one.sentence) === fold(said.sentence))?.instead ?? '';
    // Several at once are not one sentence: they are taken out
    return sentence && others.length === 0 ? [{ sentence, instead, said }] : [];
  });
  const mended = replaceSentences(content, replacements);
  const checked = checkContext(context, chunks);
  const words = sceneWords(type, context.spec, checked.chunks);
  const { sceneOutcome } = await import('../../domain/scene/checks/scene-outcome.ts');
  const { findings, scene: passed } = sceneOutcome(
    { ...scene, content: mended },
    { ...checked, title, words: { min: words.least, max: words.most }, needsSources: scene.type === 'chapter' },
  );
  const passes = findings.length === 0 && passed.content === mended;
  return passes ? { text: mended, mends: replacements, usage } : { text: content, mends: [], usage };
};

const withoutSentences = (
  scene: WrittenScene,
  { text: content, mends }: Mended,
  objections: readonly SentenceObjection[],
): WrittenScene => {
  const left = takeOut(
    content,
    objections.flatMap(({ sentences }) => sentences),
  );
  const mended = mendedIn(left, mends);
  return {
    ...scene,
    content: left,
    terms: scene.terms.filter(({ term }) => fold(left).includes(fold(term))),
    check: {
      state: 'done',
      removed: removedFrom(content, left, objections),
      ...(mended.length > 0 && { mended }),
    },
  };
};

/**
 * A text scene after a second reader: what the material does not support is mended once by its writer and read again;
 * what then still fails is taken out. Throws `ModelThrottled`.
 */
export const checkText = async (model: Model, context: WritingContext, text: TextToCheck): Promise<CheckedScene> => {
  const { scene, content } = text;
  const unchanged: Mended = { text: content, mends: [] };
  const first = await read(model, context, text, content, 'check');
  if (!first.objections) return { scene: { ...scene, check: failedCheck }, usage: first.usage };
  if (first.objections.length === 0) return { scene: withoutSentences(scene, unchanged, []), usage: first.usage };
  const { usage, ...mended } = await mend(model, context, text, first.objections);
  const spent = sumUsage(first.usage, usage);
  const again =
    mended.text === content
      ? { objections: first.objections, usage: noUsage }
      : await read(model, context, text, mended.text, 'check_again');
  const all = sumUsage(spent, again.usage);
  if (!again.objections) return { scene: withoutSentences(scene, unchanged, first.objections), usage: all };
  // Not mended, and overlooked the second time
  const standing = objectionsTo(
    mended.text,
    [...again.objections, ...first.objections].map(({ said }) => said),
  );
  return {
    scene: standing ? withoutSentences(scene, mended, standing) : withoutSentences(scene, unchanged, first.objections),
    usage: all,
  };
};
