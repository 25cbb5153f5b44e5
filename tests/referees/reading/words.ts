import { fold } from '../../../lambdas/domain/scene/fold.ts';

/** Words that are looked for together. A shorter run stands in most texts somewhere. */
const RUN = 6;
/** A shorter line is a label or the words of a badge. */
const LEAST = 8;

const wordsOf = (text: string): string[] =>
  fold(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The runs of words of `theirs`, line by line, that `ours` has nowhere. */
export const missingRuns = (theirs: string, ours: string): readonly string[] => {
  const all = ` ${wordsOf(ours).join(' ')} `;
  return theirs.split('\n').flatMap((line) => {
    const words = wordsOf(line);
    if (words.length < LEAST) return [];
    const starts = Array.from({ length: Math.floor(words.length / RUN) }, (_, at) => at * RUN);
    return starts.map((start) => words.slice(start, start + RUN).join(' ')).filter((run) => !all.includes(` ${run} `));
  });
};
