import type { Passage } from '../../../../../shared/model/learning/question.ts';
import type { Scene } from '../../../../../shared/model/session/scene.ts';
import { plainText } from '../../../lib/words/plain-text.ts';

export interface PassagePlace {
  /** Index of the scene among those of the lesson. */
  readonly index: number;
  /** The nearest heading above it, else the title of the scene. */
  readonly heading: string;
  /** The paragraph that holds the passage, as plain text: what is before it, the passage, and what is after it. */
  readonly paragraph: readonly [before: string, quote: string, after: string];
}

const HEADING = /^#{1,6}\s/;

/** Where the lesson has a passage of the material word for word; undefined where it tells it in other words. */
export const placeOf = (
  scenes: readonly Pick<Scene, 'title' | 'content'>[],
  { quote }: Pick<Passage, 'quote'>,
): PassagePlace | undefined => {
  const wanted = plainText(quote);
  if (wanted === '') return undefined;
  for (const [index, { title, content }] of scenes.entries()) {
    let heading = title;
    for (const block of (content ?? '').split(/\n\s*\n/)) {
      const text = plainText(block);
      if (HEADING.test(block)) heading = text;
      const at = HEADING.test(block) ? -1 : text.indexOf(wanted);
      if (at >= 0) return { index, heading, paragraph: [text.slice(0, at), wanted, text.slice(at + wanted.length)] };
    }
  }
  return undefined;
};

/** Whether the lesson has more in that paragraph than the passage itself. */
export const hasMore = ({ paragraph: [before, , after] }: PassagePlace): boolean => `${before}${after}`.trim() !== '';

/** The index of the scene that has a passage word for word, else of one that was told from it; undefined where none was. */
export const sceneOf = (
  scenes: readonly Pick<Scene, 'title' | 'content' | 'sources'>[],
  passage: Passage,
): number | undefined => {
  const place = placeOf(scenes, passage);
  if (place) return place.index;
  const told = scenes.findIndex(({ sources }) =>
    sources.some(({ start, end }) => start < passage.end && passage.start < end),
  );
  return told === -1 ? undefined : told;
};
