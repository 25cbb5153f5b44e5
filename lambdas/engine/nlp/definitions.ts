import type { LocaleNlp } from '../locales/locale.ts';
import { labelsIn } from './labels.ts';
import type { Explanation, ReadChunk, Sentence } from './reading.ts';
import { termKey, uncapitalized, words } from './words.ts';

/** A sentence that says what a term is. */
export interface Defining {
  readonly term: string;
  readonly key: string;
  readonly definition: Explanation;
}

/** Words. Shorter says nothing, longer is no definition any more. */
const LENGTH = { least: 3, most: 40 } as const;
const LONGEST_TERM = 5;
const tidy = (text: string): string => text.replace(/[\s.;:,]+$/, '').trim();

/** Up to where another thing is set against it, or more is told. What is in brackets before it is another name. */
export const shortDefinition = (text: string, { further }: LocaleNlp): string =>
  tidy(
    text
      .replace(/^\([^)]*\)\s*/, '')
      .split(/;\s/)[0]
      ?.split(further ?? /(?!)/)[0] ?? '',
  );

/** Cut where the meaning is complete: further parts tell more of it, and are no part of what it is. */
const meaning = (text: string, nlp: LocaleNlp): string | undefined => {
  const whole = shortDefinition(text, nlp);
  const count = words(whole).length;
  const isTorn = whole.split('(').length !== whole.split(')').length;
  return !isTorn && count >= LENGTH.least && count <= LENGTH.most ? whole : undefined;
};

interface Said {
  readonly term: string;
  readonly text: string;
  readonly from: Explanation['from'];
}

const made = (sentence: Sentence, chunk: ReadChunk, { term, text: said, from }: Said, nlp: LocaleNlp): Defining[] => {
  const name = term.trim().replace(/^[“"'‘]+|[”"'’]+$/g, '');
  if (/ – /.test(name)) return [];
  const bareName = nlp.article ? name.replace(nlp.article, '') : name;
  const text = meaning(nlp.article?.test(said) ? uncapitalized(said) : said, nlp);
  const key = termKey(bareName, nlp);
  const count = words(bareName).length;
  const named = words(bareName);
  // "Because ownership is …", "variable s is …": no name of anything
  const unnamed = named.some(({ length }) => length < 2) || nlp.functionWords.has(named[0]?.toLowerCase() ?? '');
  // "The features that run these parts": which, another sentence tells
  const leans = (nlp.deictic?.test(`${name} ${said}`) ?? false) || (nlp.leaning?.test(said) ?? false);
  if (
    !text ||
    leans ||
    nlp.idle?.test(said) ||
    key === '' ||
    count === 0 ||
    count > LONGEST_TERM ||
    unnamed ||
    nlp.leaning?.test(name)
  )
    return [];
  const quote = chunk.text.slice(sentence.start, sentence.end);
  return [
    { term: bareName, key, definition: { text, short: text, from, chunk: chunk.id, quote, shown: sentence.text } },
  ];
};

/** What a sentence defines, by the patterns of the locale; those of set-off terms only for what the material sets off. */
const definedIn = (sentence: Sentence, chunk: ReadChunk, nlp: LocaleNlp): Defining[] => {
  if (sentence.text.endsWith('?')) return [];
  const set = new Set(sentence.marked.map((term) => termKey(term, nlp)));
  const found: Defining[] = [];
  for (const [patterns, any] of [
    [nlp.definitions, true],
    [nlp.markedDefinitions, false],
  ] as const)
    for (const pattern of patterns) {
      const groups = pattern.exec(sentence.text)?.groups;
      const term = groups?.['term'] ?? '';
      if (!groups?.['text'] || nlp.leaning?.test(term)) continue;
      if (any || set.has(termKey(term, nlp)))
        found.push(...made(sentence, chunk, { term, text: groups['text'], from: 'sentence' }, nlp));
    }
  return found;
};

/** What the sentences of a body define, each term once, in their order. */
export const definitionsIn = (chunks: readonly ReadChunk[], nlp: LocaleNlp): Map<string, Defining> => {
  const found = new Map<string, Defining>();
  for (const chunk of chunks) {
    if (chunk.role !== 'body') continue;
    const labels = labelsIn(chunk, nlp);
    for (const sentence of chunk.sentences) {
      const label = labels.get(sentence);
      const named = label ? made(sentence, chunk, { ...label, from: 'label' }, nlp) : [];
      for (const one of [...named, ...definedIn(sentence, chunk, nlp)])
        if (!found.has(one.key)) found.set(one.key, one);
    }
  }
  return found;
};
