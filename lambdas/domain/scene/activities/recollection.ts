import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import type { Recall } from '../../../../shared/model/learning/activity.ts';
import { fold } from '../fold.ts';
import { type MakeActivity, oneLine, passagesOf, says } from './proposal.ts';

/** Characters of a question in one sentence. */
const QUESTION = { least: 8, most: 300 } as const;

const questionOf = (proposed: string): string | undefined => {
  const question = oneLine(proposed);
  return question.length < QUESTION.least || question.length > QUESTION.most ? undefined : question;
};

/** Both ask in a sentence and are answered by passages, which the question does not say already. */
const answered =
  (kind: 'predict' | 'why'): MakeActivity =>
  (proposed, context) => {
    const question = questionOf(proposed.question);
    const answer = passagesOf(proposed.items, context);
    if (!question || !answer) return undefined;
    return answer.some(({ quote }) => fold(question).includes(fold(quote))) ? undefined : { kind, question, answer };
  };

export const makePredict = answered('predict');
export const makeWhy = answered('why');

/** What is asked about within a text is a few words. */
const CUES = { most: 4, characters: 80 } as const;

/** Words, and characters of scripts that have no spaces, by which a paragraph is known. */
const BEGINS = { words: 7, characters: 60 } as const;

/** The paragraphs of a scene from one quote to another one, without a heading between them. */
const passageIn = (content: string, from: string, to: string): Recall['passage'] => {
  const blocks = fromMarkdown(content).children;
  const holding = (quote: string): number =>
    blocks.findIndex(({ position }) => content.slice(position?.start.offset, position?.end.offset).includes(quote));
  const [first, last] = [holding(from), holding(to)];
  const run = blocks.slice(first, last + 1);
  const [block] = run;
  if (first === -1 || !block || run.some(({ type }) => type === 'heading')) return null;
  const words = oneLine(textOf(block)).split(' ').slice(0, BEGINS.words);
  while (words.length > 1 && words.join(' ').length > BEGINS.characters) words.pop();
  const begins = words.join(' ').slice(0, BEGINS.characters);
  return { begins, blocks: run.length };
};

/**
 * The passages are what a learner ticks, so they stand in the order of the material, and what is asked about in theirs.
 * Without passages the text itself is what an answer is compared with.
 */
export const makeRecall: MakeActivity = ({ question, items, place }, context) => {
  const task = question === 'summarize' || question === 'explain' ? question : 'recall';
  const [from, to] = ['from', 'to'].map((end) => items.find(({ match }) => match === end)?.quote ?? '');
  const passage = from && to ? passageIn(context.content, from, to) : null;
  if (from && !passage) return undefined;
  const quoted = items.filter(({ quote }) => quote !== '' && !passage);
  const passages = quoted.length > 0 ? passagesOf(quoted, context) : [];
  const cues = [...new Set(items.filter(({ match }) => match === '').map(({ text }) => oneLine(text)))];
  const isAsked = (cue: string): boolean => cue !== '' && cue.length <= CUES.characters && says(context.content, cue);
  // Where one of them cannot be asked about, all of the text is
  const asked = cues.length <= CUES.most && cues.every(isAsked) ? cues : [];
  const sentences = passages?.toSorted((one, other) => one.start - other.start);
  return sentences && { kind: 'recall', heading: place || null, passage, task, cues: asked, sentences };
};
