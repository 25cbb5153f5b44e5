import { once } from '../../cache.ts';
import type { Material } from '../../material.ts';
import type { Sentence } from '../../text/chunk.ts';
import { tagged } from '../tagging.ts';
import type { Contrast } from './contrast.ts';
import { changesIn, comparedIn, partsIn, polesIn, rulesIn } from './english.ts';
import { germanComparedIn, germanPolesIn } from './german.ts';
import { spanishComparedIn, spanishPolesIn } from './spanish.ts';

/** So often "must" and "may", and the text lays down rules. */
const RULES = 6;
const laysDownRules = once(
  ({ chunks }: Material): boolean =>
    chunks.reduce((sum, { text }) => sum + (text.match(/\b(?:must|need not|may not)\b/g)?.length ?? 0), 0) >= RULES,
);

const english = {
  choices: (text: string): Contrast[] => [...comparedIn(text, tagged(text)), ...partsIn(text)],
  poles: (text: string): Contrast[] => [...changesIn(text, tagged(text)), ...polesIn(text)],
};

/** By ISO 639-1. `choices` have two or more opposites and can be asked for; `poles` have one. */
const inLanguage: Readonly<
  Record<string, { choices: (text: string) => Contrast[]; poles: (text: string) => Contrast[] }>
> = {
  en: english,
  de: { choices: germanComparedIn, poles: germanPolesIn },
  es: { choices: spanishComparedIn, poles: spanishPolesIn },
};

/** What could be asked for with opposites as wrong options: faster, just as fast, slower. */
export const choicesIn = ({ text }: Sentence, material: Material): Contrast[] =>
  inLanguage[material.language.code]?.choices(text) ?? [];

/** Everything of which the opposite would be false. */
export const contrastsIn = (sentence: Sentence, material: Material): Contrast[] => [
  ...choicesIn(sentence, material),
  ...(inLanguage[material.language.code]?.poles(sentence.text) ?? []),
  ...(material.language.code === 'en' && laysDownRules(material) ? rulesIn(sentence.text) : []),
];
