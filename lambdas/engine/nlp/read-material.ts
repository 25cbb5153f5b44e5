import { createHash } from 'node:crypto';
import type { Apparatus, Chunk } from '../../domain/material/chunk.ts';
import { Recent } from '../cache.ts';
import { localeOf } from '../locales/locales.ts';
import { blocksOf } from './blocks.ts';
import type { ReadChunk, Reading } from './reading.ts';
import { sentenceSalience } from './sentence-salience.ts';
import { termsOf } from './terms.ts';

/** How headings are joined in a chunk. */
const BETWEEN_HEADINGS = ' › ';
/** Characters of material whose reading is remembered: a few of the largest size. */
const REMEMBERED = 2_000_000;
const readings = new Recent<Reading>(REMEMBERED);

/** What is read of a chunk: a prompt's chunk has no offsets. */
export type ReadableChunk = Pick<Chunk, 'id' | 'heading' | 'text' | 'role'>;

interface ReadingInput {
  /** ISO 639-1, or "und". */
  readonly language: string;
  readonly chunks: readonly ReadableChunk[];
  readonly apparatus?: Apparatus | undefined;
}

const NO_APPARATUS: Apparatus = { objectives: [], glossary: [], questions: [] };

const read = ({ language, chunks: given, apparatus = NO_APPARATUS }: ReadingInput): Reading => {
  const { nlp } = localeOf(language);
  const chunks = given.map(({ id, heading, role, text }): ReadChunk => {
    const blocks = blocksOf({ chunk: id, text, language, nlp });
    const path = heading?.split(BETWEEN_HEADINGS) ?? [];
    return { id, path, role: role ?? 'body', text, blocks, sentences: blocks.flatMap(({ sentences }) => sentences) };
  });
  const terms = termsOf(chunks, apparatus, nlp);
  const salience = sentenceSalience(chunks, apparatus, terms, nlp);
  return {
    language,
    chunks,
    bodies: chunks.filter(({ role }) => role === 'body'),
    byId: new Map(chunks.map((chunk) => [chunk.id, chunk])),
    apparatus,
    terms,
    salience: (sentence) => salience.get(sentence) ?? 0,
  };
};

/** All that the engine knows of one material. Remembered by content: the same material is read once. */
export const readMaterial = (input: ReadingInput): Reading => {
  const size = input.chunks.reduce((sum, { text }) => sum + text.length, 0);
  const content = JSON.stringify([
    input.chunks.map(({ id, heading, role, text }) => [id, heading, role, text]),
    input.apparatus,
  ]);
  return readings.of(`${input.language} ${createHash('sha256').update(content).digest('hex')}`, size, () =>
    read(input),
  );
};
