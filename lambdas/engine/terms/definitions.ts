import type { Language } from '../languages/language.ts';
import { markedIn, type ReadChunk, type Sentence } from '../text/chunk.ts';
import { termKey, words } from '../text/words.ts';
import { introducedIn } from './introduced.ts';
import { isField, isForm, isTerm } from './naming.ts';

export interface Definition {
  readonly term: string;
  readonly key: string;
  /** What the term means, as a phrase that stands in the sentence; null where only the whole sentence says it. */
  readonly text: string | null;
  readonly sentence: Sentence;
  /** 0 to 1. */
  readonly confidence: number;
  /** The sentence is there to say what the term means: "A glacier is a mass of ice that …". */
  readonly stated?: true;
}

const LABEL = /^(?<term>[\p{L}][^:.;!?–—]{1,46}?)(?: \((?<short>[^)]{2,40})\))?(?: ?:| [–—-]) (?<text>\S.{7,})$/u;
/** "a stack of thylakoids is called a granum": the meaning comes first. */
const CALLED =
  /(?:(?:^|[,;:] |\band )(?<text>(?:an?|the|this|these)? ?[^,;:.()]{8,90}?) (?:is|are|was|were) )?\b(?:called|termed|known as|referred to as) (?:an? |the )?[“"]?(?<term>\p{L}[\p{L}\p{N}’'-]*(?: \p{L}[\p{L}\p{N}’'-]*){0,2}?(?: of (?:the )?\p{Lu}[\p{L}’-]+(?: and \p{Lu}[\p{L}’-]+)?)?)[”"]?(?=[.,;:)]|$| (?:is|are|was|were|that|which|who|and|or|in|on|to|by|for|from|because|when|where|with|as|at|of|can|will|has|have)\b)/giu;
const ASIDE = /,? \(?(?:as )?(?:shown|illustrated|seen|described|depicted) in (?:Figure|Fig\.?|Table) [\w.]+\)?/gi;
/** "A good example of", "a way to": a judgement or a role, not a meaning. */
const EMPTY_MEANING =
  /^(?:an?|the) (?:[a-z-]+ ){0,2}(?:example|way|idea|reason|result|matter|question|problem|sign|step|thing|bit|lot|good|great|few|little|kind of|sort of|case|consequence|victory|failure|success|mistake|surprise|disaster|moment|(?:man|woman|boy|girl|person) (?:named|called))\b/i;
const LONGEST_WORDS = 30;

/** Up to the first place where the meaning is complete, so that a long sentence still gives a short definition. */
const shortened = (text: string): string => {
  const bare = text.replace(/[.;:,^\s]+$/, '');
  if (words(bare).length <= LONGEST_WORDS) return bare;
  for (const cut of [
    /; /,
    /\. /,
    /, (?:which|who|where|but|and|so|while|because|although|for example|such as)\b/,
    / \(/,
    /, /,
  ]) {
    const at = bare.search(cut);
    if (at > 0 && words(bare.slice(0, at)).length >= 6 && words(bare.slice(0, at)).length <= LONGEST_WORDS)
      return bare.slice(0, at);
  }
  return bare;
};

const tidyTerm = (term: string): string =>
  term
    .replace(/^(?:an?|the) /i, '')
    .replace(/^[*“”"‘'`]+|[*“”"’'`]+$/g, '')
    .trim();

const meaning = (text: string): string | null => {
  // A reason is no part of a meaning.
  const short = shortened(text.replace(ASIDE, '').split(/,? (?:because|so that) /)[0] ?? '');
  const open = short.split('(').length - short.split(')').length;
  const balanced = open === 0 ? short : open < 0 ? short.replace(/\)$/, '') : short.replace(/ ?\([^)]*$/, '');
  const length = words(balanced).length;
  if (length < 3 || length > LONGEST_WORDS + 6 || EMPTY_MEANING.test(balanced)) return null;
  return /^(?:please|see|check|read|siehe|véase|that|to be)\b/i.test(balanced) ? null : balanced;
};

type Found = Omit<Definition, 'key' | 'sentence'>;

const labelled = (sentence: Sentence, language: Language): Found | undefined => {
  const groups = LABEL.exec(sentence.text)?.groups;
  if (!groups?.['term'] || !groups['text'] || isForm(sentence.heading)) return undefined;
  const bold = markedIn(sentence, 'strong').some((text) => text.startsWith(groups['term'] ?? '\0'));
  if (sentence.kind === 'prose' && !bold && words(groups['term']).length > 2) return undefined;
  const term = tidyTerm(groups['term']);
  const text = meaning(groups['text']);
  if (!text || isField(term) || !isTerm(term, language) || /[<>|]|\$ |--\w|https?:/.test(text)) return undefined;
  if (/^(?:it|they|this|we|you|i|he|she)\b/i.test(text) && language.code === 'en') return undefined;
  // "RDB: RDB persistence performs …" says what it does, and not what it is.
  if (termKey(text).split(' ').includes(termKey(term))) return { term, text, confidence: 0.55 };
  return { term, text, confidence: bold ? 0.9 : sentence.kind === 'prose' ? 0.6 : 0.8 };
};

const stated = (sentence: Sentence, language: Language): Found | undefined => {
  for (const { pattern, confidence } of language.definitions) {
    const groups = pattern.exec(sentence.text)?.groups;
    const term = tidyTerm(groups?.['term'] ?? '');
    const text = groups?.['text'] ? meaning(groups['text']) : null;
    if (text && isTerm(term, language)) {
      const bold = markedIn(sentence, 'strong').includes(term);
      return { term, text, confidence: bold ? 0.95 : confidence, stated: true };
    }
  }
  return undefined;
};

const called = (sentence: Sentence, language: Language): Found[] =>
  language.code !== 'en'
    ? []
    : [...sentence.text.matchAll(CALLED)].flatMap(({ groups }) => {
        const term = tidyTerm(groups?.['term'] ?? '');
        if (!isTerm(term, language)) return [];
        const before = groups?.['text'] ?? '';
        const text = /^(?:an?|the) /i.test(before) && words(before).length >= 4 ? meaning(before) : null;
        const leans = language.leaning?.test(sentence.text) === true && !text;
        const sure = markedIn(sentence, 'strong').includes(term) ? 0.9 : text ? 0.85 : 0.75;
        return [{ term, text, confidence: leans ? 0.5 : sure }];
      });

/** Notes often put the meaning of a heading on the line under it. */
const underHeading = (chunk: ReadChunk, language: Language): Definition[] =>
  language.code !== 'en'
    ? []
    : chunk.sections.flatMap(({ heading, parts }) => {
        const [first] = parts;
        const sentence = first?.kind === 'line' ? first.sentences[0] : undefined;
        if (!heading || !sentence || words(heading).length > 3 || !isTerm(heading, language)) return [];
        const text =
          /^(?:the|an?|any)\b/i.test(sentence.text) && words(sentence.text).length >= 5 ? meaning(sentence.text) : null;
        return text ? [{ term: heading, key: termKey(heading), text, sentence, confidence: 0.7 }] : [];
      });

/** What a chunk defines, each term once, in the chunk's order. */
export const definitionsIn = (chunk: ReadChunk, language: Language): Definition[] => {
  const byKey = new Map<string, Definition>();
  const labels = new Map<string, number>();
  const add = (definition: Definition): void => {
    const known = byKey.get(definition.key);
    if (definition.key && (!known || definition.confidence > known.confidence)) byKey.set(definition.key, definition);
  };
  for (const sentence of chunk.sentences) {
    if (sentence.text.endsWith('?')) continue;
    const label = labelled(sentence, language);
    if (label) labels.set(termKey(label.term), (labels.get(termKey(label.term)) ?? 0) + 1);
    for (const found of [label, stated(sentence, language), ...called(sentence, language)])
      if (found) add({ ...found, key: termKey(found.term), sentence });
  }
  for (const definition of [...underHeading(chunk, language), ...introducedIn(chunk.sentences, language)])
    add(definition);
  // A label that comes back is the name of a field ("Owner: …"), and defines nothing.
  return [...byKey.values()].filter(({ key }) => (labels.get(key) ?? 0) < 2);
};
