import type { Locale } from '../locales/locale.ts';
import type { Reading } from '../nlp/reading.ts';

/** A wrong option, and what it is instead: a sentence for who chose it, '' where nothing honest can be said. */
export interface WrongOption {
  readonly text: string;
  readonly about: string;
  /**
   * What another thing is by the material, and so false of this one for certain: true where the two are easily taken for each
   * other, as one of a question's are at least. Left out where nobody knows.
   */
  readonly close?: boolean;
}

/** A question that could be asked, before its options are settled. */
export interface Candidate {
  /** What it asks about: two with one subject are never asked in one quiz. */
  readonly subject: string;
  readonly question: string;
  readonly right: string;
  /** Wrong options, the best first. */
  readonly pool: readonly WrongOption[];
  /** The chunk that tells it, and so the chapter that may ask it. */
  readonly chunk: string;
  readonly evidence: { readonly chunk: string; readonly quote: string };
  /** The evidence as it reads. */
  readonly shown: string;
  /** 0 to 1: how much the material is about it. */
  readonly salience: number;
  /** Why it must not be asked, where its rule found that out by a guard. */
  readonly refused?: string | undefined;
  /** Asked as it stands: the material's own question. */
  readonly own?: true;
}

export interface Ground {
  readonly reading: Reading;
  readonly locale: Locale;
}

/** A way to ask. Each stands in a file of its own and is listed where options are chosen. */
export interface Rule {
  readonly id: string;
  /** How well what it asks is worth knowing, 1 to 3. */
  readonly worth: number;
  /** All that it could ask of a material, refused ones among them. None in a locale without its phrase. */
  readonly find: (ground: Ground) => readonly Candidate[];
}
