import type { ProposedActivity } from '../../domain/model/answers.ts';
import { hashOf } from '../../domain/scene/shuffle.ts';
import type { Reading } from '../nlp/reading.ts';
import { findGap } from './gap.ts';
import { findMatch } from './match.ts';
import { findOrder } from './order.ts';
import { findPredict } from './predict.ts';
import { findRecall } from './recall.ts';
import { type FindActivities, readScene } from './scene-text.ts';
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
const COMMON = [findMatch, findWhy, findGap] as const;

/** Whether one practises a sentence that another one practises, or asks what it asks. */
const repeats = (one: ProposedActivity, others: readonly ProposedActivity[]): boolean =>
  others.some(
    ({ question, items }) =>
      (question !== '' && question === one.question) ||
      items.some(({ quote }) => one.items.some((item) => item.quote.includes(quote) || quote.includes(item.quote))),
  );

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
  const chosen: ProposedActivity[] = [];
  const bestOf = (find: FindActivities): ProposedActivity[] =>
    find(scene)
      .filter((one) => !repeats(one, chosen))
      .slice(0, 1);
  const rare = RARE.flatMap(bestOf).slice(0, MOST_OTHERS);
  chosen.push(...rare);
  const recall = [...bestOf(findRecall), ...findRecall(scene)].slice(0, 1);
  chosen.push(...recall);
  const predict = bestOf(findPredict);
  chosen.push(...predict);
  const others = [...rare];
  for (const find of turned(COMMON, hashOf(`${wish.seed} ${chunkIds[0]}`))) {
    if (others.length >= MOST_OTHERS) break;
    const best = bestOf(find);
    others.push(...best);
    chosen.push(...best);
  }
  return [...predict, ...recall, ...others];
};
