import type { ChangedSentence } from '../../../../shared/model/session/scene-check.ts';
import { tidyLine } from '../../scene/tidy.ts';
import { blocksOf, findSentences, type SceneSentence } from './sentences.ts';

/** A sentence of a scene as a second reader names it, and what the material says instead. */
export interface ProposedObjection {
  readonly sentence: string;
  readonly reason: string;
}

/** The same with its place in the scene. */
export interface SentenceObjection {
  readonly sentences: readonly SceneSentence[];
  readonly said: ChangedSentence;
}

const LONGEST = { sentence: 600, reason: 300 } as const;
/** The share of a scene's sentences beyond which its reader is wrong and not the scene. */
const MOST_OBJECTED = 0.5;

/**
 * The objections that hold something of the scene; others are ignored. Undefined when they are against more than half of
 * it: such a reading has failed.
 */
export const objectionsTo = (
  content: string,
  proposed: readonly ProposedObjection[],
): readonly SentenceObjection[] | undefined => {
  const blocks = blocksOf(content);
  const objected = new Set<number>();
  const objections = proposed.flatMap(({ sentence: quoted, reason: given }): SentenceObjection[] => {
    const reason = tidyLine(given, LONGEST.reason);
    const sentences = findSentences(blocks, quoted).filter(({ start }) => !objected.has(start));
    const sentence = tidyLine(sentences.map(({ text }) => text).join(' '), LONGEST.sentence);
    if (reason === undefined || sentence === undefined) return [];
    for (const { start } of sentences) objected.add(start);
    return [{ sentences, said: { sentence, reason } }];
  });
  const all = blocks.reduce((sum, { sentences }) => sum + sentences.length, 0);
  return objected.size > all * MOST_OBJECTED ? undefined : objections;
};
