import type { Sentence } from '../text/chunk.ts';
import { countWords, words } from '../text/words.ts';
import { isPerson } from './people.ts';

/** What a text says somebody was, where it names the person. */
export interface DescribedPerson {
  readonly name: string;
  /** "Canadian geophysicist", "widow who kept the inn": without its article, as it stands in the sentence. */
  readonly text: string;
  readonly sentence: Sentence;
}

const LENGTH = { least: 1, most: 14 } as const;
/** Whom or what these words mean, only the sentence knows. */
const OPEN =
  /\b(?:he|she|it|they|him|her|his|its|their|them|this|that|these|those|such|there|then|same|other|another)\b/i;
const SOMEBODY =
  /(?:ists?|ians?|ologers?|omers?|graphers?|keepers?|makers?|wright|smith|herd|man|men|woman|women|monger|master|mistress|friend|heir|founder|leader|reformer|explorer|trader|dealer|preacher|surveyor|collector|curator|editor|printer|publisher|apprentice|assistant|pioneer|veteran|refugee|orphan|noble|duke|earl|count|baron)$/;

const isSomebody = (text: string): boolean => {
  const [head = ''] = text.split(/ (?:who|whose|of|from|in|at|with|on|to|for|and)\b/);
  const last = words(head).at(-1) ?? '';
  return SOMEBODY.test(last) || isPerson(last.toLowerCase(), new Set());
};

const CAPITAL = '\\p{Lu}[\\p{L}’-]*\\p{Ll}[\\p{L}’-]*';
/** First and last name, wherever in a sentence. */
export const FULL_NAME = new RegExp(
  `(?<![\\p{L}’-])(?:(?:\\p{Lu}\\. ?)+|${CAPITAL} )(?:(?:\\p{Lu}\\.|van|von|der|de|la|di|du) ?|${CAPITAL} ){0,3}${CAPITAL}(?![\\p{L}-])`,
  'gu',
);
/** "…, a carpenter who had lost a hand, …" behind a name. */
const APPOSED = /^, (?:then |later |once |now )?(?:an?|the) (?<text>[^,;:.()“”"–—]{4,90})(?<end>[,.;)])(?<after>.*)$/u;
const WORD = '(?!(?:of|in|at|from|with|to|for|and|or|by|on|who|that|the|an?) )\\p{Ll}[\\p{L}-]+';
/** "the Canadian geophysicist" before a name, "a collector," as well. */
const TITLED = new RegExp(`\\b(?:[Tt]he|[Aa]n?) (?<text>(?:\\p{Lu}[\\p{L}-]+ )?(?:${WORD} ){0,2}${WORD}),? $`, 'u');

const usable = (text: string, name: string): boolean =>
  countWords(text) >= LENGTH.least &&
  countWords(text) <= LENGTH.most &&
  !OPEN.test(text) &&
  isSomebody(text) &&
  !words(name).some((word) => words(text).includes(word));

const TITLE = /^(?:The|King|Queen|Pope|Saint|St|Lake|Mount|Sir|Lord|Lady|Mr|Mrs|Dr|In|At|On|When|After|By|For|But)\b/;

/** Whom a sentence names and says at once what the person is; English only. */
export const describedIn = (sentence: Sentence): DescribedPerson[] =>
  sentence.kind === 'line'
    ? []
    : [...sentence.text.matchAll(FULL_NAME)].flatMap(({ 0: name, index: at }): DescribedPerson[] => {
        const before = sentence.text.slice(0, at);
        const apposed = APPOSED.exec(sentence.text.slice(at + name.length))?.groups;
        // "Anna, a cook, and a sailor": the cook may be somebody else.
        const listed = /^ (?:and|or) /.test(apposed?.['after'] ?? '') || /(?:,|\band|\bor) $/.test(before);
        const text = apposed && !listed ? apposed['text'] : TITLED.exec(before)?.groups?.['text'];
        return text && !TITLE.test(name) && usable(text, name) ? [{ name, text, sentence }] : [];
      });
