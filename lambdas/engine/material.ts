import type { PromptChunk } from '../pipeline/prompts/envelope.ts';
import { Recent } from './cache.ts';
import type { Language } from './languages/language.ts';
import { hash } from './seed.ts';
import { type Facts, factsOf } from './terms/facts.ts';
import { type KeyTerm, keyTerms } from './terms/key-terms.ts';
import { kindsOf, type NameKind } from './terms/names.ts';
import { peopleIn } from './terms/people.ts';
import { type ReadChunk, readChunk } from './text/chunk.ts';

/** Everything the engine knows about the chunks of one prompt. */
export interface Material {
  readonly language: Language;
  readonly chunks: readonly ReadChunk[];
  readonly byId: ReadonlyMap<string, ReadChunk>;
  readonly facts: ReadonlyMap<string, Facts>;
  readonly terms: readonly KeyTerm[];
  /** What the proper names of the material stand for, as far as it can be told. */
  readonly kinds: ReadonlyMap<string, NameKind>;
  /** Names of somebody, in full and in part. */
  readonly people: ReadonlySet<string>;
  readonly termByKey: ReadonlyMap<string, KeyTerm>;
}

interface Analysed {
  readonly chunk: ReadChunk;
  readonly facts: Facts;
}

/** Characters of analysed chunks that are remembered: a few materials of the largest size. */
const REMEMBERED = 2_000_000;
const analysedChunks = new Recent<Analysed>(REMEMBERED);
const materials = new Recent<Material>(REMEMBERED);

const analysed = (chunk: PromptChunk, language: Language): Analysed =>
  analysedChunks.of(JSON.stringify([language.code, chunk]), chunk.text.length, () => {
    const read = readChunk(chunk, language.code);
    return { chunk: read, facts: factsOf(read, language) };
  });

export const materialOf = (chunks: readonly PromptChunk[], language: Language): Material => {
  const size = chunks.reduce((sum, { text }) => sum + text.length, 0);
  const key = `${language.code} ${size} ${chunks.map(({ id, heading, text }) => `${id}:${hash(`${heading}\n${text}`)}`).join(' ')}`;
  return materials.of(key, size, () => {
    const all = chunks.map((chunk) => analysed(chunk, language));
    const read = all.map(({ chunk }) => chunk);
    const facts = new Map(all.map(({ chunk, facts: found }) => [chunk.id, found]));
    const terms = keyTerms(read, facts, language);
    const kinds = kindsOf(all.flatMap(({ facts: { names } }) => names));
    return {
      language,
      chunks: read,
      byId: new Map(read.map((chunk) => [chunk.id, chunk])),
      facts,
      terms,
      kinds,
      people: peopleIn(
        kinds,
        all.flatMap(({ facts: { statements } }) => statements),
      ),
      termByKey: new Map(terms.map((term) => [term.key, term])),
    };
  });
};

/** The chunks a task names, in the material's order; all of them when it names none that are here. */
export const chunksOf = (material: Material, ids: readonly string[]): ReadChunk[] => {
  const wanted = new Set(ids);
  const found = material.chunks.filter(({ id }) => wanted.has(id));
  return found.length > 0 ? found : [...material.chunks];
};

export const factsFor = (material: Material, chunks: readonly ReadChunk[]): Facts[] =>
  chunks.map(({ id }) => material.facts.get(id)).filter((facts) => facts !== undefined);

/** The weightiest terms that stand in these chunks. */
export const termsIn = (material: Material, chunks: readonly ReadChunk[]): KeyTerm[] =>
  material.terms.filter(({ chunks: ids }) => chunks.some(({ id }) => ids.has(id)));
