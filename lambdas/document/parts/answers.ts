import { phrasePattern } from '../phrases/phrases.ts';
import type { PlacedBlock } from './place.ts';

const LABEL = phrasePattern('answer');
const BEHIND = phrasePattern('answerBehind');

/** Emphasis that began inside of what was cut off. */
const tidy = (text: string): string => (text.split('**').length % 2 === 0 ? text.replace('**', '') : text).trim();

/** "C", "(b)": the letter of an option, and nothing else. */
export const isLetter = (markdown: string): boolean => /^\(?[a-h][.)]?$/i.test(markdown.trim());

/** What stands behind "Answer:", '' where nothing does; undefined without such a label. */
export const behindLabel = (markdown: string): string | undefined =>
  LABEL.test(markdown) ? tidy(markdown.replace(LABEL, '')) : undefined;

/** A question with the answer that stands on its line, or on a line of its own below it. */
export const withoutAnswer = (markdown: string): { text: string; answer: string | undefined } => {
  const lines = markdown.split('\n').map((line) => line.trim());
  const at = lines.findIndex((line, index) => index > 0 && behindLabel(line) !== undefined);
  if (at > 0) {
    const answer = [behindLabel(lines[at] ?? '') ?? '', ...lines.slice(at + 1)].join('\n').trim();
    return { text: lines.slice(0, at).join('\n').trim(), answer: answer || undefined };
  }
  const [text = '', ...said] = markdown.split(BEHIND);
  return { text, answer: tidy(said.join(' ')) || undefined };
};

export interface Solution {
  readonly answer: string;
  readonly block: PlacedBlock;
}

/** The answer that stands at a place below its question: behind a label, below one, or as a letter alone. */
export const solutionAt = (blocks: readonly PlacedBlock[], at: number): Solution | undefined => {
  const block = blocks[at];
  if (block?.block.kind !== 'paragraph') return undefined;
  const { markdown } = block.block;
  const said = isLetter(markdown) ? markdown.trim() : behindLabel(markdown);
  if (said === undefined) return undefined;
  const next = blocks[at + 1];
  if (said !== '') return { answer: said, block };
  return next && { answer: next.block.markdown, block: next };
};
