import type { ChangedSentence } from '../../../../shared/model/session/scene-check.ts';
import type { SentenceObjection } from './objections.ts';
import { blocksOf, findSentences, type SceneSentence } from './sentences.ts';

/** An objection after which the writer put another sentence in the place of the one that it names. */
export interface MendedSentence {
  readonly said: ChangedSentence;
  readonly instead: string;
}

const sentencesOf = (markdown: string): readonly SceneSentence[] =>
  blocksOf(markdown).flatMap(({ sentences }) => sentences);

/** What was taken out of a text, each with the end of the sentence that stood before it and still does. */
export const removedFrom = (
  before: string,
  left: string,
  objections: readonly SentenceObjection[],
): readonly ChangedSentence[] => {
  const taken = new Set(objections.flatMap(({ sentences }) => sentences.map(({ start }) => start)));
  const kept = sentencesOf(before).filter(({ start }) => !taken.has(start));
  const standing = sentencesOf(left);
  return objections.map(({ sentences: [first], said: { sentence, reason } }) => {
    const known = kept.filter(({ start }) => start < (first?.start ?? 0));
    // Without what was taken out, two sentences may be read as one: then it stands earlier in the list
    const last = standing.slice(0, known.length).findLast(({ folded }) => folded === known.at(-1)?.folded);
    return { sentence, reason, ...(last && { at: last.end }) };
  });
};

/** Of what was mended, that which stands in the text, each with the end of the new sentence. */
export const mendedIn = (left: string, mends: readonly MendedSentence[]): readonly ChangedSentence[] => {
  const blocks = blocksOf(left);
  return mends.flatMap(({ said: { sentence, reason }, instead }) => {
    const last = findSentences(blocks, instead).at(-1);
    return last ? [{ sentence, reason, at: last.end }] : [];
  });
};
