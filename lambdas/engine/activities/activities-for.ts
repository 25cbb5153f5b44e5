import type { ProposedActivity } from '../../domain/model/answers.ts';
import { hashOf } from '../../domain/scene/shuffle.ts';
import type { Reading } from '../nlp/reading.ts';
import { findBook } from './book.ts';
import { findGap } from './gap.ts';
import { findMatch } from './match.ts';
import { findOrder } from './order.ts';
import { findPredict } from './predict.ts';
import { findRecall } from './recall.ts';
import { readScene } from './scene-text.ts';
import { findSort } from './sort.ts';
import { findWhy } from './why.ts';

interface ActivityWish {
  /** The Markdown of the scene. */
  readonly content: string;
  /** Decides between kinds of the same worth, so that chapters differ. */
  readonly seed: string;
}

/** Besides a recall and a prediction. */
const MOST_OTHERS = 2;

/** Rare kinds first, because few chapters hold them; the others take turns. */
const RARE = [findOrder, findSort] as const;
const COMMON = [findMatch, findWhy, findGap, findBook] as const;

/** The quotes of an activity: two that practise the same sentence are one too many. */
const quotesOf = ({ items }: ProposedActivity): Set<string> => new Set(items.map(({ quote }) => quote));

const repeats = (one: ProposedActivity, others: readonly ProposedActivity[]): boolean => {
  const quotes = quotesOf(one);
  return others.some((other) => other.kind !== 'recall' && [...quotesOf(other)].some((quote) => quotes.has(quote)));
};

const turned = <T>(all: readonly T[], by: number): T[] => [
  ...all.slice(by % all.length),
  ...all.slice(0, by % all.length),
];

/** Practice for a chapter: one recall, at most one prediction before it, and the best of the others, each of its own kind. */
export const activitiesFor = (
  reading: Reading,
  chunkIds: readonly string[],
  wish: ActivityWish,
): ProposedActivity[] => {
  const scene = readScene(reading, chunkIds, wish.content);
  const recall = findRecall(scene).slice(0, 1);
  const predict = findPredict(scene).slice(0, 1);
  const chosen: ProposedActivity[] = [];
  for (const find of [...RARE, ...turned(COMMON, hashOf(`${wish.seed} ${chunkIds[0]}`))]) {
    if (chosen.length === MOST_OTHERS) break;
    const best = find(scene).find((one) => !repeats(one, [...predict, ...chosen]));
    if (best) chosen.push(best);
  }
  return [...predict, ...recall, ...chosen];
};
