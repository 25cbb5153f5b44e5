import type { Chunk } from '../../../lambdas/domain/material/chunk.ts';
import type { WrittenScene } from '../../../lambdas/domain/scene/written-scene.ts';
import { isOpen, isOpenKey } from '../../../shared/model/learning/question.ts';
import { publishedIn } from '../questions.ts';
import { passageAround } from './question-sheet.ts';

interface ShownPoint {
  readonly text: string;
  readonly quote: string;
  readonly around: string;
}

/** A question to answer in one's own words, as a rater sees it. */
export interface OpenItem {
  /** The file it is of. */
  readonly text: string;
  readonly question: string;
  /** The case that it puts the reader before, where it has one. */
  readonly scenario: string | null;
  readonly points: readonly ShownPoint[];
}

/** Every such question once, however many lessons ask it. */
export const openItemsOf = (name: string, chunks: readonly Chunk[], scenes: Iterable<WrittenScene>): OpenItem[] => {
  const items = publishedIn(scenes).flatMap(({ question: asked, key }): OpenItem[] => {
    if (!isOpen(asked) || !isOpenKey(key)) return [];
    const points = key.points.map(({ text, evidence }) => ({
      text,
      quote: evidence.quote.replace(/\s+/g, ' '),
      around: passageAround(evidence, chunks),
    }));
    return [{ text: name, question: asked.question, scenario: asked.scenario, points }];
  });
  return [...new Map(items.map((item) => [keyOfOpen(item), item])).values()];
};

export const keyOfOpen = ({ text, question }: OpenItem): string => `${text}/${question}`;

/** Each question with the points that an answer is compared with, their quotes and what stands around them. */
export const openSheet = (items: readonly OpenItem[]): string =>
  items
    .map(({ text, question, scenario, points }, at) =>
      [
        `### ${at + 1}. (${text})`,
        ...(scenario === null ? [] : [scenario]),
        question,
        points.map((point) => `- Point: ${point.text}\n  Quote: “${point.quote}”`).join('\n'),
        ...new Set(points.map(({ around }) => `Passage: ${around}`)),
        'Good (understood; the points answer it, right and complete enough; quoted): ____  Worth (3 key idea, 2 useful, 1 incidental): ____  Why not: ____',
      ].join('\n\n'),
    )
    .join('\n\n');
