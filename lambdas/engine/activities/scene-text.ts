import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import { isFigureLine } from '../../document/html/figure.ts';
import type { ProposedActivity } from '../../domain/model/answers.ts';
import { once } from '../cache.ts';
import type { Locale } from '../locales/locale.ts';
import { localeOf } from '../locales/locales.ts';
import { isListOfBooks } from '../nlp/list-of-books.ts';
import { type Block, quoteOf, type ReadChunk, type Reading, type Sentence, type Term } from '../nlp/reading.ts';

/** What stands under one heading of a scene, without what is below its own headings. */
export interface SceneSection {
  /** As the scene's content has it, without marks; null for what stands before the first. */
  readonly heading: string | null;
  readonly level: number;
  /** A box: it stands beside what its scene is about. */
  readonly aside: boolean;
  readonly sentences: readonly Sentence[];
}

/** A scene with what is known of its part of the material. */
export interface SceneText {
  readonly reading: Reading;
  readonly locale: Locale;
  readonly chunks: readonly ReadChunk[];
  readonly sections: readonly SceneSection[];
  /** Of a body, as they are told. */
  readonly sentences: readonly Sentence[];
  /** Terms that the scene uses, the weightiest first. */
  readonly terms: readonly Term[];
  /** Ids of the chunks that the lesson tells before it. */
  readonly before: ReadonlySet<string>;
}

/** What a kind of activity may become in a scene, the best first. */
export type FindActivities = (scene: SceneText) => readonly ProposedActivity[];

export type ProposedItem = ProposedActivity['items'][number];

/** An activity with one question and no wrong answers, wherever it is put. */
export const activity = (
  kind: ProposedActivity['kind'],
  question: string,
  items: readonly ProposedItem[],
): ProposedActivity => ({ kind, place: '', question, items: [...items], wrong: [] });

/** Without a text it is a line across the page, which leads back from a box. */
type Heading = Pick<SceneSection, 'level'> & { readonly text: string | null; readonly start: number };

const headingsOf = (content: string): Heading[] =>
  fromMarkdown(content).children.flatMap((node): Heading[] => {
    const start = node.position?.start.offset ?? 0;
    if (node.type === 'thematicBreak') return [{ text: null, level: 0, start }];
    return node.type === 'heading' ? [{ text: textOf(node), level: node.depth, start }] : [];
  });

/** What stands below a figure tells of the picture. */
const isCaption = (block: Block | undefined, { text }: ReadChunk): boolean =>
  block?.kind === 'paragraph' && isFigureLine(text.slice(block.start, block.end));

const toldIn = (chunk: ReadChunk): Sentence[] =>
  chunk.sentences.filter(({ block }) => !isCaption(chunk.blocks[block], chunk));

/** Where the sentences of some chunks stand in a scene's content; those that do not are left out. */
const placesIn = (content: string, chunks: readonly ReadChunk[], reading: Reading): [Sentence, number][] => {
  let cursor = 0;
  return chunks.flatMap((chunk) =>
    toldIn(chunk).flatMap((sentence): [Sentence, number][] => {
      const text = quoteOf(sentence, reading);
      const at = content.indexOf(text, cursor);
      if (at !== -1) cursor = at + text.length;
      return at === -1 ? [] : [[sentence, at]];
    }),
  );
};

const sectionsOf = (content: string, chunks: readonly ReadChunk[], reading: Reading): SceneSection[] => {
  const headings = headingsOf(content);
  const places = placesIn(content, chunks, reading);
  const { aside } = localeOf(reading.language).activities;
  const texts = headings.map(({ text }) => text);
  return [{ text: null, level: 0, start: 0 }, ...headings]
    .map(({ text, level, start }, at, all): SceneSection => {
      const end = all[at + 1]?.start ?? Infinity;
      const sentences = places.filter(([, place]) => place >= start && place < end).map(([sentence]) => sentence);
      const back = reading.byId.get(sentences[0]?.chunk ?? '')?.path.at(-1) ?? null;
      const heading = text ?? (start > 0 && texts.includes(back) ? back : null);
      const left = text !== null && at + 1 < all.length && all[at + 1]?.text === null;
      return { heading, level, aside: left || (heading !== null && aside?.test(heading) === true), sentences };
    })
    .filter(({ sentences }) => sentences.length > 0);
};

/** `content` is the Markdown of the scene, which tells the chunks; `told` is what the whole lesson tells. */
export const readScene = (
  reading: Reading,
  chunkIds: readonly string[],
  content: string,
  told: readonly string[] = [],
): SceneText => {
  const chunks = chunkIds
    .flatMap((id) => reading.byId.get(id) ?? [])
    .filter((chunk) => chunk.role === 'body' && !isListOfBooks(chunk));
  const ids = new Set(chunks.map(({ id }) => id));
  return {
    reading,
    locale: localeOf(reading.language),
    chunks,
    sections: sectionsOf(content, chunks, reading),
    sentences: chunks.flatMap(toldIn),
    terms: reading.terms.filter((term) => term.chunks.some((id) => ids.has(id))),
    before: new Set(told.slice(0, Math.max(0, told.indexOf(chunkIds[0] ?? '')))),
  };
};

/** All bodies of a material as one scene. Remembered with the reading. */
export const wholeScene = once((reading: Reading): SceneText => {
  const ids = reading.bodies.map(({ id }) => id);
  return readScene(reading, ids, reading.bodies.map(({ text }) => text).join('\n\n'));
});

/** An item of an activity that a sentence says. */
export const itemOf = (sentence: Sentence, reading: Reading, text = '', match = ''): ProposedItem => ({
  text,
  match,
  chunk: sentence.chunk,
  quote: quoteOf(sentence, reading),
});
