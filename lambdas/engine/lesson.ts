import type { PromptSpec } from '../pipeline/prompts/envelope.ts';
import { type Teller, tellerOf } from './frames/teller.ts';
import { type Level, levelOf } from './level.ts';
import type { Material } from './material.ts';
import { countWords, termKey } from './text/words.ts';

/** What every answer about one lesson starts from. */
export interface Lesson {
  readonly contract: PromptSpec;
  readonly material: Material;
  readonly teller: Teller;
  readonly level: Level;
  /** What the lesson is about, as a title. */
  readonly title: string;
  /** The same as it stands in the middle of a sentence. */
  readonly topic: string;
}

const LONG_TITLE = 6;
/** Of "Riverside library: reopening project, third meeting" a story says "Riverside library". */
export const shortened = (title: string): string => {
  const head = title.split(/[:–—(]/)[0]?.trim() ?? title;
  return countWords(title) > LONG_TITLE && head.length >= 4 ? head : title;
};

/** "The Suez Canal" behind other words: "the Suez Canal". */
export const withoutCapital = (title: string): string =>
  title.replace(/^(?:The|An?) /, (article) => article.toLowerCase());

/** A capital that only a heading gave it is lost in running text. */
const inProse = (title: string, material: Material): string => {
  const term = material.termByKey.get(termKey(title))?.term;
  if (term && term.toLowerCase() === title.toLowerCase()) return term;
  return withoutCapital(shortened(title));
};

export const lessonOf = (contract: PromptSpec, material: Material, title: string): Lesson => ({
  contract,
  material,
  teller: tellerOf(contract, material.language),
  level: levelOf(contract),
  title,
  topic: inProse(title, material),
});
