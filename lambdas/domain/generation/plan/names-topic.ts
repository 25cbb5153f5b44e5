import type { GenerationSpec, Topic } from '../spec.ts';

/** Letters of a word that say what it is about: not "the", "and", "of". */
const TELLING = 4;
/** Letters at the end that change with its form: "cells" and "cellular" are found by "cell". */
const ENDING = 2;

const stemsOf = ({ topic, subtopic }: Topic): string[] =>
  (`${topic} ${subtopic}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => word.length >= TELLING)
    .map((word) => word.slice(0, Math.max(TELLING, word.length - ENDING)));

/**
 * Whether the learner's own material mentions the topic that was typed: one of its words is enough. Undefined where nobody
 * can tell: there is no topic, none of its words says anything, or the text was written on it.
 */
export const namesTopic = (
  { topic, origin }: Partial<Pick<GenerationSpec, 'topic' | 'origin'>>,
  chunks: readonly { readonly text: string; readonly heading: string | null }[],
): boolean | undefined => {
  if (!topic || origin === 'model') return undefined;
  const stems = stemsOf(topic);
  if (stems.length === 0) return undefined;
  return chunks.some(({ heading, text }) => {
    const said = `${heading ?? ''}\n${text}`.toLowerCase();
    return stems.some((stem) => said.includes(stem));
  });
};
