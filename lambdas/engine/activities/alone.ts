import { once } from '../cache.ts';
import { standsAlone } from '../guards/sentence-guards.ts';
import { quoteOf, type ReadChunk, type Reading, type Sentence } from '../nlp/reading.ts';
import { contentWords, termKey, words } from '../nlp/words.ts';
import type { SceneText } from './scene-text.ts';

/** Words of a heading that names one thing. */
const LONGEST_NAME = 2;
/** A name that code gives to something: "let loaf = 5". */
const GIVEN = /\b(?:let|mut|fn|struct|enum|trait|class|def|var|const|function)\s+(\w+)|\b(\w+)\s*=(?!=)/g;

const codeNames = once(
  ({ chunks }: Reading): ReadonlySet<string> =>
    new Set(
      chunks
        .flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'code'))
        .flatMap(({ text }) => [...text.matchAll(GIVEN)].flatMap(([, one, other]) => one ?? other ?? [])),
    ),
);

/** Whether a quote speaks of an example by the names that its code gives. */
const speaksOfCode = (quote: string, reading: Reading): boolean =>
  [...quote.matchAll(/`([^`]+)`/g)].some(([, code = '']) => {
    const parts = code.match(/\w+/g) ?? [];
    return code.length < 3 || /^\d+$|"/.test(code) || parts.some((part) => codeNames(reading).has(part));
  });

/** Whether a section shows something: its sentences may describe it. */
const shows = once(({ reading: { bodies }, locale: { nlp } }: SceneText) => {
  const shown = bodies.filter(({ blocks, sentences }) => {
    const holds = blocks.some(({ kind, rows }) => kind === 'code' || kind === 'figure' || rows);
    return holds || sentences.some(({ text }) => nlp.pointing?.test(text));
  });
  return new Set(shown.map(({ path }) => path.join('\n')));
});

/** Whether what stands in a section may be described by its sentences: "the calls", "the granular material". */
export const mayDescribe = ({ path }: ReadChunk, scene: SceneText): boolean => shows(scene).has(path.join('\n'));

/** Whether a sentence names all that it speaks of, and is tied to no other one. */
export const isUntied = (sentence: Sentence, { locale, reading }: SceneText): boolean => {
  const { hangs, named } = locale.activities;
  const hanging = hangs.opening?.test(sentence.text) || hangs.within?.test(sentence.text);
  const quote = quoteOf(sentence, reading);
  return standsAlone(sentence, locale) && !hanging && !speaksOfCode(quote, reading) && (named?.(sentence) ?? true);
};

/** Whether it can be understood wherever it stands besides: it is known which thing it means, and it is part of no example. */
export const isAlone = (sentence: Sentence, scene: SceneText): boolean => {
  const { nlp, activities } = scene.locale;
  const chunk = scene.reading.byId.get(sentence.chunk);
  if (!chunk || !isUntied(sentence, scene)) return false;
  const { blocks } = chunk;
  const same = (blocks[sentence.block]?.sentences ?? []).slice(0, sentence.index);
  const gives = ({ text }: Sentence): boolean => activities.example?.test(text) ?? false;
  if (gives(sentence) || same.some(gives)) return false;
  // The head of a long heading may be a word of many things
  const above = chunk.path
    .filter((heading) => contentWords(heading, nlp).size <= LONGEST_NAME)
    .flatMap((heading) => words(heading.toLowerCase()));
  const keys = new Set(scene.terms.map(({ key }) => key));
  return (
    activities.known?.(sentence, {
      before: chunk.sentences.filter(({ start }) => start < sentence.start),
      isNamed: (word) => above.includes(word),
      isTerm: (word) => keys.has(termKey(word, nlp)),
      isShown: mayDescribe(chunk, scene),
      isCase: blocks.some(({ kind }) => kind === 'code') || blocks[sentence.block - 1]?.sentences.some(gives) === true,
    }) ?? true
  );
};
