import { supports } from '../checks/evidence.ts';
import { figuresIn } from '../checks/figures.ts';
import { fold } from '../fold.ts';
import { shuffled } from '../shuffle.ts';
import { allDiffer, type MakeActivity, oneLine, passagesOf, says } from './proposal.ts';

const MOST = { gaps: 6, text: 700, answer: 60 } as const;

const LETTER = /[\p{L}\p{M}\p{N}]/u;
/** Scripts that write words together. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** Where some words stand in a text as whole words, or -1. */
const placeOf = (words: string, text: string): number => {
  let at = text.indexOf(words);
  const inWord = (): boolean => LETTER.test(text.charAt(at - 1)) || LETTER.test(text.charAt(at + words.length));
  while (at !== -1 && !DENSE.test(words) && inWord()) at = text.indexOf(words, at + 1);
  return at;
};

/** The text around each answer; undefined when one does not stand in it, in the order given. */
const partsAround = (text: string, answers: readonly string[]): string[] | undefined => {
  const parts: string[] = [];
  let rest = text;
  for (const answer of answers) {
    const at = placeOf(answer, rest);
    if (at === -1) return undefined;
    parts.push(rest.slice(0, at));
    rest = rest.slice(at + answer.length);
  }
  return [...parts, rest];
};

const hasFigures = (text: string): boolean => figuresIn(text).length > 0;

export const makeGap: MakeActivity = ({ question, items, wrong }, context) => {
  const text = oneLine(question);
  const answers = items.map((item) => ({
    text: oneLine(item.text),
    accepted: item.match.split('|').map(oneLine).filter(Boolean),
  }));
  const missing = answers.map((answer) => answer.text);
  if (text.length > MOST.text || missing.length > MOST.gaps) return undefined;
  // A figure in passing is not worth remembering
  if (missing.some((answer) => answer === '' || answer.length > MOST.answer || hasFigures(answer))) return undefined;
  const parts = partsAround(text, missing);
  if (!parts || !allDiffer(missing)) return undefined;
  const shown = parts.join(' … ');
  if (!/\p{L}/u.test(shown) || missing.some((answer) => says(shown, answer))) return undefined;
  // Each of two sentences may have a quote of its own
  const passages = passagesOf(items, context) ?? [];
  const [evidence] = passages;
  const quotes = passages.map(({ quote }) => quote).join(' ');
  if (!evidence || !supports(quotes, text, { translated: context.from !== undefined })) return undefined;

  const right = new Set(answers.flatMap((answer) => [answer.text, ...answer.accepted]).map(fold));
  const others = wrong.map(oneLine).filter((word) => word !== '' && !right.has(fold(word)) && !says(shown, word));
  const distinct = others.filter((word, at) => others.findIndex((one) => fold(one) === fold(word)) === at);
  const bank = distinct.length > 0 ? shuffled([...missing, ...distinct], fold(text)) : null;
  return { kind: 'gap', parts, answers, bank, evidence };
};
