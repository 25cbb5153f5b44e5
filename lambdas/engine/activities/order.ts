import type { ProposedActivity } from '../../domain/model/answers.ts';
import type { LocaleSteps } from '../locales/activities.ts';
import { filled } from '../locales/patterns.ts';
import type { Block, ReadChunk } from '../nlp/reading.ts';
import { capitalized, words } from '../nlp/words.ts';
import { activity, type FindActivities, type ProposedItem } from './scene-text.ts';

const STEPS = { least: 3, most: 8 } as const;
const WORDS = { least: 2, most: 30 } as const;

const order = (question: string, items: readonly ProposedItem[]): ProposedActivity[] => {
  const fits = items.length >= STEPS.least && items.length <= STEPS.most;
  const short = items.every(({ text }) => words(text).length >= WORDS.least && words(text).length <= WORDS.most);
  return fits && short ? [activity('order', question, items)] : [];
};

/** Steps without the words that say which each is; none where they cannot be told without. */
const ofSteps = (name: string, steps: LocaleSteps, items: readonly ProposedItem[]): ProposedActivity[] => {
  const bare = items.map((item) => ({ ...item, text: capitalized(item.text.replace(steps.placed, '')) }));
  return bare.some(({ text }) => steps.telling.test(text)) ? [] : order(filled(steps.question, { name }), bare);
};

const nameOf = ({ path }: ReadChunk, before: readonly Block[]): string =>
  before.findLast(({ kind }) => kind === 'heading')?.text ?? path.at(-1) ?? '';

/** A numbered list whose heading or whose line before it says that its order matters. */
const fromLists = (chunk: ReadChunk, steps: LocaleSteps): ProposedActivity[] =>
  chunk.blocks.flatMap((block, at) => {
    const before = chunk.blocks.slice(0, at);
    const name = nameOf(chunk, before);
    const lead = before.at(-1)?.kind === 'paragraph' ? (before.at(-1)?.sentences.at(-1)?.text ?? '') : '';
    const saysSo = steps.ordered.test(lead) || steps.ordered.test(name);
    if (block.ordered !== true || !saysSo || steps.unordered.test(lead) || steps.unordered.test(name)) return [];
    const items = (block.items ?? []).map(({ text, start, end }) => ({
      text: text.replace(steps.counted, ''),
      match: '',
      chunk: chunk.id,
      quote:
        chunk.text
          .slice(start, end)
          .replace(/^\s*\d+[.)]\s+/, '')
          .split('\n')[0] ?? '',
    }));
    return ofSteps(name, steps, items);
  });

/** Steps, out of their order. */
export const findOrder: FindActivities = ({ locale, chunks }) => {
  const { steps } = locale.activities;
  return steps ? chunks.flatMap((chunk) => fromLists(chunk, steps)) : [];
};
