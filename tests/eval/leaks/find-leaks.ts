import type { WrittenScene } from '../../../lambdas/domain/scene/written-scene.ts';
import { plainText } from '../../../web/src/lib/words/plain-text.ts';
import { detectors } from './detectors.ts';
import { type ShownBlock, shownBlocks } from './shown.ts';

export interface Leak {
  readonly detector: string;
  /** Where: a scene's title with what it stands in. */
  readonly place: string;
  /** What was found with a few words around it. */
  readonly excerpt: string;
}

const AROUND = 40;

const leaksIn = (blocks: readonly ShownBlock[], place: string): Leak[] =>
  blocks.flatMap(({ kind, text }) =>
    detectors.flatMap(({ id, find, kinds }) => {
      const found = kinds && !kinds.includes(kind) ? null : find.exec(text);
      if (!found) return [];
      const from = Math.max(0, found.index - AROUND);
      return [{ detector: id, place, excerpt: text.slice(from, found.index + found[0].length + AROUND) }];
    }),
  );

/** Leaks of a text in Markdown. */
export const leaksOfMarkdown = (markdown: string, place: string): Leak[] => leaksIn(shownBlocks(markdown), place);
const leaksOfPlain = (text: string, place: string, kind: ShownBlock['kind'] = 'cell'): Leak[] =>
  leaksIn([{ kind, text }], place);

/** Every string somewhere in a value, whatever its shape: what is added to scenes later is looked at too. */
const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** Fields that no learner reads as text. */
const UNREAD = new Set(['id', 'kind', 'chunk', 'place']);
const readIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(readIn);
  if (typeof value !== 'object' || value === null) return stringsIn(value);
  return Object.entries(value).flatMap(([name, field]) => {
    if (UNREAD.has(name)) return [];
    // Around its gaps a sentence is one.
    if (name === 'parts') return [stringsIn(field).join('…')];
    // A quote is shown without its marks: the row of a table has dots between its cells.
    return name === 'quote' ? readIn(field).map(plainText) : readIn(field);
  });
};

/** What a lesson shows of its sources' files. */
export const leaksOfScene = (scene: WrittenScene): Leak[] => [
  ...leaksOfPlain(scene.title, `title of “${scene.title}”`, 'heading'),
  ...leaksOfMarkdown(scene.content ?? '', scene.title),
  ...readIn([scene.quiz, scene.keys]).flatMap((text) => leaksOfMarkdown(text, `quiz “${scene.title}”`)),
  ...readIn(scene.activities).flatMap((text) => leaksOfMarkdown(text, `activities of “${scene.title}”`)),
  ...readIn([scene.terms, scene.vignette, scene.likeness]).flatMap((text) =>
    leaksOfMarkdown(text, `beside “${scene.title}”`),
  ),
];
