import type { Material } from '../material.ts';
import type { ReadChunk, Sentence } from '../text/chunk.ts';

export type Template =
  | 'table'
  | 'define'
  | 'step'
  | 'year'
  | 'number'
  | 'identifier'
  | 'name'
  | 'describe'
  | 'called'
  | 'when'
  | 'speaker'
  | 'sibling'
  | 'person'
  | 'next'
  | 'contrast'
  | 'claim'
  | 'list';

/** A question that could be asked, before its options are settled. */
export interface Candidate {
  readonly template: Template;
  readonly question: string;
  readonly key: string;
  /** Wrong options of the key's kind, the best first. */
  readonly pool: readonly string[];
  /** The options go on in the middle of a sentence: their case is their own. */
  readonly continues?: true;
  /** What it asks about: two candidates with one subject are never asked in one quiz. */
  readonly subject: string;
  readonly chunk: string;
  /** Verbatim from the chunk, and it contains the key. */
  readonly quote: string;
  /** The quote as it reads without its marks. */
  readonly shown: string;
  /** The sentence with `BLANK` for the key, where it needs nothing beside it to be understood. */
  readonly gap?: string;
  /** Another word in the gap makes the sentence wrong for certain: a month, a direction. */
  readonly certain?: true;
  /** Added to what the template is worth. */
  readonly bonus: number;
  /** The sentences a chapter has to tell for this to be fair. */
  readonly sentences: readonly Sentence[];
}

/** What the templates work from. */
export interface Ground {
  readonly material: Material;
  /** The chunks that may be asked about. */
  readonly chunks: readonly ReadChunk[];
  /** Sentences of the whole material, as a source of wrong options. */
  readonly sentences: readonly Sentence[];
}

/** How well each kind of question held up when questions on unseen texts were rated. */
export const worth: Readonly<Record<Template, number>> = {
  table: 1.5,
  define: 1.4,
  step: 1.35,
  year: 1.3,
  number: 1.3,
  identifier: 1.25,
  name: 1,
  describe: 1.15,
  called: 1.15,
  when: 1,
  speaker: 1.1,
  sibling: 1.1,
  person: 1,
  next: 1.1,
  contrast: 1.3,
  claim: 1.45,
  list: 0.85,
};

export const BLANK = '_____';
