import type { Language } from '../languages/language.ts';
import type { Sentence } from '../text/chunk.ts';
import { numberOfWord, SPELLED } from './number-words.ts';

/** A year, or a figure with what it counts, as it stands in a sentence. */
export interface Quantity {
  readonly kind: 'year' | 'number';
  /** The digits as they are written: "1,500". */
  readonly digits: string;
  /** With its unit: "1,500 metres". The digits alone for a year. */
  readonly text: string;
  readonly unit: string;
  /** What stands before the digits: "£". */
  readonly sign: string;
  readonly at: number;
  readonly sentence: Sentence;
}

const SYMBOLS =
  '%|°C|°F|°|MB|GB|TB|KB|kB|ms|km/h|km²|km|cm|mmol/mol|mmol/l|mmol/L|mmHg|mm|nm|kg|mg/dl|mg|m/s|m²|m³|m|g|ml|dl|kWh|kW|MW|Hz|kHz|MHz|GHz|V|W|kPa|Pa|bar|kcal|kJ|J|N|A|mA|Ω|kΩ|ohms?|ppm|dB|ha|€|£';
/** "cm²", "J/(mol K)": a gap takes the whole unit. */
const POWER = '(?:[²³]|/\\(?\\p{L}[\\p{L} ]{0,8}\\)?)?';
/** "1200 mOsm per litre" is no year. */
const MEASURED = /^ (?:\p{Ll}?\p{Lu}\p{L}*|\p{Ll}+) per\b/u;
const YEAR = /^(?:1[0-9]{3}|20[0-9]{2})$/;

const patterns = new Map<string, RegExp>();
const patternOf = (language: Language): RegExp => {
  const known = patterns.get(language.code);
  if (known) return known;
  const units = language.units ? `|[ -](?:${language.units})(?![\\p{L}])` : '';
  const made = new RegExp(
    `(?<![\\p{L}\\p{N}_.,:/£$€-])(?<sign>[£$€] ?)?(?<digits>\\d{1,3}(?:[,.]\\d{3})+|\\d+(?:[.,]\\d+)?)(?!\\p{L}|\\d|[/:]\\d|[.,]\\d|-\\d)(?<unit> ?(?:${SYMBOLS})${POWER}(?![\\p{L}])${units})?`,
    'gu',
  );
  patterns.set(language.code, made);
  return made;
};

/** "Since about 2007 people have …" counts nobody. */
const SINCE = /\b(?:since|until|by the year|in the year)(?: about| around)? $/i;
const AS_COUNT = /^ (?:\p{Ll}+ )?(?:people|soldiers|men|women|copies|times|bytes|keys|votes|ships|miles|years)/u;

const spelledIn = (sentence: Sentence): Quantity[] =>
  [...sentence.text.matchAll(SPELLED)].map((match) => ({
    kind: 'number',
    digits: match.groups?.['digits'] ?? '',
    text: match[0],
    unit: match.groups?.['unit'] ?? '',
    sign: '',
    at: match.index,
    sentence,
  }));

export const quantitiesIn = (sentence: Sentence, language: Language): Quantity[] => [
  ...writtenIn(sentence, language),
  ...(language.code === 'en' ? spelledIn(sentence) : []),
];

const writtenIn = (sentence: Sentence, language: Language): Quantity[] =>
  [...sentence.text.matchAll(patternOf(language))].flatMap((match): Quantity[] => {
    const digits = match.groups?.['digits'] ?? '';
    const unit = match.groups?.['unit'] ?? '';
    const sign = match.groups?.['sign'] ?? '';
    const before = sentence.text.slice(0, match.index);
    const after = sentence.text.slice(match.index + match[0].length);
    const place = { digits, text: match[0], sign, at: match.index, sentence };
    const dated = SINCE.test(before);
    if (sign === '' && !MEASURED.test(after) && YEAR.test(digits) && (dated || (!unit && !AS_COUNT.test(after))))
      return language.beforeYear === null || language.beforeYear.test(before)
        ? [{ ...place, text: digits, kind: 'year', unit: '' }]
        : [];
    return unit || sign ? [{ ...place, kind: 'number', unit }] : [];
  });

/** Reads "six", "1,500", "1.500" and "0,5" as a reader of the language would. */
export const amount = (digits: string): number => {
  const word = numberOfWord(digits);
  if (word !== undefined) return word;
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(digits)) return Number(digits.replace(/[.,]/g, ''));
  return Number(digits.replace(',', '.'));
};

const ANY_YEAR = /(?<!\d)(?:1[0-9]|20)\d\d(?!\d)/g;
/** Every number of four digits that may be a year. */
export const yearsIn = (text: string): number[] => (text.match(ANY_YEAR) ?? []).map(Number);
