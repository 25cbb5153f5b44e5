import type { PromptChunk } from '../../pipeline/prompts/envelope.ts';
import { words } from '../text/words.ts';
import { arabic } from './arabic.ts';
import { chinese } from './chinese.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { hindi } from './hindi.ts';
import { italian } from './italian.ts';
import { japanese } from './japanese.ts';
import { korean } from './korean.ts';
import type { Language } from './language.ts';
import { portuguese } from './portuguese.ts';
import { russian } from './russian.ts';
import { spanish } from './spanish.ts';

const all: readonly Language[] = [
  english,
  spanish,
  german,
  french,
  italian,
  portuguese,
  russian,
  japanese,
  korean,
  chinese,
  arabic,
  hindi,
];

const SAMPLE = 4_000;
/** Every language of this alphabet spends about this share of its words on grammar; a foreign text does not. */
const OWN = 0.18;

const share = ({ stopWords }: Language, sample: readonly string[]): number =>
  sample.filter((word) => stopWords.has(word)).length / Math.max(1, sample.length);

/** The language of the prompt, unless its text is plainly in another one; English where nobody can tell. */
export const languageFor = (code: string, chunks: readonly PromptChunk[]): Language => {
  const named = all.find((language) => language.code === code);
  const text = chunks
    .map((chunk) => chunk.text)
    .join('\n')
    .slice(0, SAMPLE);
  const sample = words(text.toLowerCase());
  if (named && (named.stopWords.size === 0 || sample.length < 30 || share(named, sample) >= OWN)) return named;
  const [best] = all
    .filter(({ stopWords }) => stopWords.size > 0)
    .map((language) => ({ language, fit: share(language, sample) }))
    .sort((a, b) => b.fit - a.fit);
  return best && best.fit >= OWN && sample.length >= 30 ? best.language : (named ?? english);
};
