import type { PromptChunk } from '../../pipeline/prompts/envelope.ts';
import { type Block, type Row, readBlocks } from './blocks.ts';
import { type Mark, type Prose, sliced } from './prose.ts';
import { sentenceSpans } from './sentences.ts';
import { countWords, fold, words } from './words.ts';

/** The smallest thing a lesson is made of. `start` and `end` are offsets into the chunk's own text. */
export interface Sentence {
  readonly chunk: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What is code or bold in it. */
  readonly marks: readonly Mark[];
  /** An item of a list, a note of one line, or running prose. */
  readonly kind: 'prose' | 'item' | 'line';
  readonly heading: string | null;
}

export interface ListItem {
  readonly depth: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly sentences: readonly Sentence[];
}
export type Part =
  | { readonly kind: 'prose' | 'line'; readonly sentences: readonly Sentence[] }
  | {
      readonly kind: 'list';
      readonly ordered: boolean;
      readonly lead: string | null;
      readonly items: readonly ListItem[];
    }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly Row[] }
  | { readonly kind: 'code'; readonly language: string; readonly text: string };

export interface Section {
  readonly heading: string | null;
  /** The heading was typed in bold: what stands under it still belongs to the heading before. */
  readonly minor: boolean;
  readonly parts: readonly Part[];
}

export interface ReadChunk {
  readonly id: string;
  readonly text: string;
  /** The headings above it, outermost first. */
  readonly path: readonly string[];
  readonly sections: readonly Section[];
  readonly sentences: readonly Sentence[];
  readonly words: number;
}

const BOLD_LEVEL = 6;
const PATH_SEPARATOR = ' › ';
/** Parts of a text that are about the text. */
const APPARATUS =
  /^(?:references?|bibliography|works cited|further reading|see also|external links|review questions?|free response|art connections?|footnotes?|endnotes?|(?:learning )?objectives|table of contents|contents|acknowledge?ments|index|literatur(?:verzeichnis)?|einzelnachweise|weblinks|inhaltsverzeichnis|bibliografía|referencias|enlaces externos|índice)$/i;
const NUMBERING = /^(?:\d+(?:\.\d+)*[.)]?|chapter \d+[:.]?|kapitel \d+[:.]?|capítulo \d+[:.]?)\s+(?=\S)/i;

/** "3.2 THE STAMP ACT:" as a reader would write it: "The Stamp Act". */
export const tidyHeading = (text: string): string => {
  const bare = text
    .replace(NUMBERING, '')
    .replace(/\s*[:：]$/, '')
    .trim();
  if (bare !== bare.toUpperCase() || bare === bare.toLowerCase() || words(bare).length < 2) return bare;
  const small = /^(?:a|an|and|as|at|by|for|from|in|of|on|or|the|to|with|de|del|der|des|du|la|van|von)$/;
  return bare
    .toLowerCase()
    .replace(/\p{L}[\p{L}’']*/gu, (word, at: number) =>
      at > 0 && small.test(word) && !/[:–-]\s*$/.test(bare.slice(0, at))
        ? word
        : word[0]?.toUpperCase() + word.slice(1),
    );
};

/** Headings that name a place in a text and nothing of its subject. */
const EMPTY =
  /^(?:(?:section |chapter )?(?:summary|introduction|conclusions?|overview|background|abstract|preface|foreword|appendix|notes|discussion|results|miscellaneous|other|example|examples|main|body)|einleitung|zusammenfassung|fazit|überblick|introducción|resumen|conclusión|conclusiones)$/i;
export const isEmptyHeading = (heading: string | null): boolean => heading !== null && EMPTY.test(heading);

export const isApparatus = (heading: string | null): boolean => heading !== null && APPARATUS.test(heading);

const looksLikeHeading = (block: Block, next: Block | undefined, known: ReadonlySet<string>): boolean => {
  if (block.kind !== 'line') return false;
  const { text } = block.prose;
  if (known.has(fold(tidyHeading(text)))) return true;
  const length = words(text).length;
  if (next?.kind !== 'paragraph' || length > 10 || length === 0 || /[.:;,?!]$/.test(text)) return false;
  return countWords(next.prose.text) >= 15 && /^[\p{Lu}\p{N}]/u.test(text);
};

const withHeadings = (blocks: readonly Block[], path: readonly string[]): Block[] => {
  const known = new Set(path.map(fold));
  const marked = blocks.some(({ kind }) => kind === 'heading');
  return blocks.map((block, index) =>
    block.kind === 'line' && looksLikeHeading(block, marked ? undefined : blocks[index + 1], known)
      ? { kind: 'heading', level: 2, start: block.start, end: block.end, text: block.prose.text }
      : block,
  );
};

const CLOSING = /[*_`"”’»)\]]/;
/** Takes the signs of emphasis around a sentence along, so that what is quoted looks whole. */
const widened = (source: string, start: number, end: number): [number, number] => {
  let [from, to] = [start, end];
  while (from > 0 && /[*_`]/.test(source[from - 1] ?? '')) from -= 1;
  while (to < source.length && CLOSING.test(source[to] ?? '')) to += 1;
  return [from, to];
};

/** The parts of a sentence that the material sets in code or in bold. */
export const markedIn = ({ text, marks }: Sentence, kind: Mark['kind']): string[] =>
  marks.filter((mark) => mark.kind === kind).map(({ start, end }) => text.slice(start, end));

/** What announces a list: a line that ends with a colon, or a few words that end with nothing. */
const leadIn = (text: string, kind: 'line' | 'prose'): string | null =>
  /[:：]$/.test(text) || (kind === 'line' && words(text).length <= 5 && !/[:.?!]/.test(text)) ? text : null;

export const readChunk = (chunk: PromptChunk, language: string): ReadChunk => {
  const path = (chunk.heading ?? '').split(PATH_SEPARATOR).filter(Boolean).map(tidyHeading);
  const blocks = withHeadings(readBlocks(chunk.text), path);
  const sections: { heading: string | null; minor: boolean; parts: Part[] }[] = [
    { heading: path.at(-1) ?? null, minor: false, parts: [] },
  ];
  const sentencesOf = (prose: Prose, kind: Sentence['kind']): Sentence[] => {
    const heading = sections.at(-1)?.heading ?? null;
    return sentenceSpans(prose.text, language).map(({ start, end }) => {
      const part = sliced(prose, start, end);
      const [from, to] = widened(chunk.text, part.offsets[0] ?? 0, part.offsets.at(-1) ?? 0);
      return { chunk: chunk.id, text: part.text, start: from, end: to, marks: part.marks, kind, heading };
    });
  };
  let lead: string | null = null;
  for (const block of blocks) {
    const parts = sections.at(-1)?.parts ?? [];
    if (block.kind === 'heading') {
      const heading = tidyHeading(block.text);
      if (parts.length === 0) sections.pop();
      sections.push({ heading, minor: block.level === BOLD_LEVEL, parts: [] });
      lead = null;
    } else if (block.kind === 'paragraph' || block.kind === 'line') {
      const kind = block.kind === 'line' ? 'line' : 'prose';
      parts.push({ kind, sentences: sentencesOf(block.prose, kind) });
      lead = leadIn(block.prose.text.trim(), kind);
    } else if (block.kind === 'list') {
      const items = block.items.map(({ depth, prose }) => {
        const [start, end] = widened(chunk.text, prose.offsets[0] ?? 0, (prose.offsets.at(-2) ?? 0) + 1);
        return { depth, text: prose.text.trim(), start, end, sentences: sentencesOf(prose, 'item') };
      });
      parts.push({ kind: 'list', ordered: block.ordered, lead, items });
      lead = null;
    } else if (block.kind === 'table') parts.push({ kind: 'table', head: block.head, rows: block.rows });
    else parts.push({ kind: 'code', language: block.language, text: block.text });
  }
  const filled = sections.filter(({ parts }) => parts.length > 0);
  const about = filled.filter(({ heading }) => !isApparatus(heading));
  // A chunk that is nothing else is still a part of the material.
  const kept = about.length > 0 ? about : filled;
  const sentences = kept.flatMap(({ parts }) => parts.flatMap(sentencesIn));
  const count = sentences.reduce((sum, { text }) => sum + countWords(text), 0);
  return { id: chunk.id, text: chunk.text, path, sections: kept, sentences, words: count };
};

export const sentencesIn = (part: Part): readonly Sentence[] => {
  if (part.kind === 'list') return part.items.flatMap(({ sentences }) => sentences);
  return part.kind === 'prose' || part.kind === 'line' ? part.sentences : [];
};

/** Sentences of running prose, each with the one that follows it in its paragraph. */
export const pairsIn = ({ sections }: ReadChunk): [Sentence, Sentence][] =>
  sections.flatMap(({ parts }) =>
    parts.flatMap((part) =>
      part.kind === 'prose'
        ? part.sentences.slice(1).flatMap((next, at): [Sentence, Sentence][] => {
            const before = part.sentences[at];
            return before ? [[before, next]] : [];
          })
        : [],
    ),
  );

/** The sentence as it stands in the material, letter by letter. */
export const verbatim = (chunk: ReadChunk, { start, end }: { readonly start: number; readonly end: number }): string =>
  chunk.text.slice(start, end);
