import type { Chunk } from '../../lambdas/domain/material/chunk.ts';
import type { WrittenScene } from '../../lambdas/domain/scene/written-scene.ts';
import { isQuiz } from '../../shared/model/session/scene-type.ts';
import { shownBlocks } from './leaks/shown.ts';

export interface Completeness {
  /** Sentences of the body. */
  readonly sentences: number;
  readonly told: number;
  /** Not told, but of a section that is named as left over. */
  readonly leftOver: number;
  /** Neither. */
  readonly lost: readonly string[];
  /** Sections of which chapters tell some sentences that stand nowhere else, and do not tell others. */
  readonly torn: readonly string[];
}

/** Only letters and digits, because marks and spaces are set anew. */
const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

const sentencesOf = (chunk: Chunk, segmenter: Intl.Segmenter): string[] =>
  shownBlocks(chunk.text)
    .filter(({ kind }) => kind !== 'heading')
    .flatMap(({ text }) => [...segmenter.segment(text)].map(({ segment }) => segment.trim()))
    .filter((sentence) => /\p{L}{2}/u.test(sentence));

const shownOf = ({ title, content }: WrittenScene): string =>
  [title, ...shownBlocks(content ?? '').map(({ text }) => text)].map(folded).join(' ');

/** The innermost heading, by which a section is named. */
const nameOf = ({ heading }: Chunk): string => heading?.split(' › ').at(-1) ?? '';

/** Characters. What is shorter (a cell, "This code prints:") stands in many places. */
const DISTINCT = 25;

/** Which sentences of the body stand in the chapters, and which sections are named as left over by the scenes around them. */
export const completenessOf = (
  chunks: readonly Chunk[],
  scenes: readonly WrittenScene[],
  language: string,
): Completeness => {
  const segmenter = new Intl.Segmenter(language === 'und' ? 'en' : language, { granularity: 'sentence' });
  const told = scenes.filter(({ type }) => type === 'chapter').map(shownOf);
  const frame = scenes.filter(({ type }) => type !== 'chapter' && !isQuiz(type)).map(shownOf);
  const bodies = chunks
    .filter(({ role }) => role === undefined)
    .map((chunk) => ({ chunk, sentences: sentencesOf(chunk, segmenter) }));
  const times = Map.groupBy(bodies.flatMap(({ sentences }) => sentences).map(folded), (sentence) => sentence);
  const isDistinct = (sentence: string): boolean =>
    folded(sentence).length >= DISTINCT && times.get(folded(sentence))?.length === 1;
  const counted = bodies.map(({ chunk, sentences }) => {
    const missing = sentences.filter((sentence) => !told.some((text) => text.includes(folded(sentence))));
    const isNamed = nameOf(chunk) !== '' && frame.some((text) => text.includes(folded(nameOf(chunk))));
    const isBegun = sentences.some((sentence) => isDistinct(sentence) && !missing.includes(sentence));
    return { chunk, sentences, missing, isNamed, isTorn: isBegun && missing.length > 0 };
  });
  return {
    sentences: counted.reduce((sum, { sentences }) => sum + sentences.length, 0),
    told: counted.reduce((sum, { sentences, missing }) => sum + sentences.length - missing.length, 0),
    leftOver: counted.reduce((sum, { missing, isNamed }) => sum + (isNamed ? missing.length : 0), 0),
    lost: counted.flatMap(({ missing, isNamed }) => (isNamed ? [] : missing)),
    torn: counted.flatMap(({ chunk, isTorn }) => (isTorn ? [`${chunk.id} ${nameOf(chunk)}`] : [])),
  };
};
