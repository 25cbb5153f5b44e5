import { countWords } from '../../../shared/model/text/words.ts';
import type { ProposedActivity } from '../../domain/model/answers.ts';
import { hashOf } from '../../domain/scene/shuffle.ts';
import type { Reading } from '../nlp/reading.ts';
import { findGap } from './gap.ts';
import { findMatch } from './match.ts';
import { findRecall } from './recall.ts';
import { type FindActivities, readScene } from './scene-text.ts';

interface ActivityWish {
  /** The Markdown of the scene. */
  readonly content: string;
  /** Decides between kinds of the same worth, so that chapters differ. */
  readonly seed: string;
  /** The chunks of the whole lesson, in their order. */
  readonly told?: readonly string[];
  /** Questions that a quiz asks. */
  readonly asked?: readonly string[];
}

/** Besides a recall, in a chapter of fewer words than `words` and in a longer one. */
const MOST_OTHERS = { short: 2, long: 3, words: 500 } as const;

/** Chapters differ in which of these comes first. */
const COMMON = [findMatch, findGap] as const;

/** Whether one asks for the word that another one asks about, or for. */
const hides = (one: ProposedActivity, other: ProposedActivity): boolean =>
  one.kind === 'gap' &&
  one.items.some(({ text, match }) =>
    [text, ...match.split('|')].some(
      (word) => word !== '' && (other.question.includes(word) || other.items.some((item) => item.text === word)),
    ),
  );

/** Whether one practises a sentence or a word that another one practises, or asks what it asks. */
const repeats = (one: ProposedActivity, others: readonly ProposedActivity[]): boolean =>
  others.some(
    (other) =>
      (one.question !== '' && other.question === one.question) ||
      hides(one, other) ||
      hides(other, one) ||
      other.items.some(({ chunk, quote }) =>
        one.items.some((item) => item.chunk === chunk && (item.quote.includes(quote) || quote.includes(item.quote))),
      ),
  );

const turned = <T>(all: readonly T[], by: number): T[] => [
  ...all.slice(by % all.length),
  ...all.slice(0, by % all.length),
];

/** Practice for a chapter: the best of some kinds; else a recall. */
export const activitiesFor = (
  reading: Reading,
  chunkIds: readonly string[],
  wish: ActivityWish,
): ProposedActivity[] => {
  const scene = readScene(reading, chunkIds, wish.content, wish.told);
  const most = countWords(wish.content) < MOST_OTHERS.words ? MOST_OTHERS.short : MOST_OTHERS.long;
  const chosen: ProposedActivity[] = [];
  const isNew = (one: ProposedActivity): boolean => !wish.asked?.includes(one.question) && !repeats(one, chosen);
  const take = (find: FindActivities): void => {
    const best = find(scene).find(isNew);
    if (best) chosen.push(best);
  };
  for (const find of turned(COMMON, hashOf(`${wish.seed} ${chunkIds[0]}`))) if (chosen.length < most) take(find);
  // A drill that every chapter repeats is skipped: it stands where nothing else is asked of the text but its words
  const recall = chosen.some(({ kind }) => kind !== 'match') ? [] : findRecall(scene).slice(0, 1);
  return [...recall, ...chosen];
};
