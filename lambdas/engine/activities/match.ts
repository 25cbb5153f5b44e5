import { contentStems, overlap } from '../../domain/scene/words.ts';
import { words } from '../nlp/words.ts';
import { type ExplainedTerm, homeOf, keyTerms } from './key-terms.ts';
import type { FindActivities } from './scene-text.ts';

const PAIRS = { least: 3, most: 5 } as const;
const WORDS = { least: 3, most: 32 } as const;
/** Definitions that share more than this could be exchanged. */
const ALIKE = 0.85;

/** Pairs that belong to the scene itself; others that it uses fill up. */
const LEAST_OWN = 2;

const apart = (one: ExplainedTerm, other: ExplainedTerm): boolean => {
  const [a, b] = [contentStems(one.definition.text), contentStems(other.definition.text)];
  // What a sentence says of a term may explain another one in passing
  const inPassing = [
    [one, other],
    [other, one],
  ].some(
    ([said, term]) =>
      said?.definition.from === 'sentence' &&
      overlap(contentStems(term?.term ?? ''), contentStems(said.definition.text)) === 1,
  );
  return (
    !inPassing &&
    overlap(a, b) < ALIKE &&
    overlap(b, a) < ALIKE &&
    overlap(contentStems(one.term), contentStems(other.term)) < 1
  );
};

/** Terms that the scene uses with what they are; no definition holds a word of its term. */
export const findMatch: FindActivities = (scene) => {
  const { nlp } = scene.locale;
  const ids = new Set(scene.chunks.map(({ id }) => id));
  const isOwn = (term: ExplainedTerm): boolean => ids.has(homeOf(term, scene.reading) ?? '');
  const good = keyTerms(scene).filter(({ term, definition: { text, from, chunk } }) => {
    const count = words(text).length;
    const own = contentStems(text);
    return (
      (from === 'glossary' || ids.has(chunk)) &&
      count >= WORDS.least &&
      count <= WORDS.most &&
      ![...contentStems(term)].some((stem) => own.has(stem)) &&
      !(from === 'sentence' && nlp.leaning?.test(text)) &&
      !/[<>{}|=\\$`]/.test(text + term)
    );
  });
  const chosen: ExplainedTerm[] = [];
  const ownFirst = [...good.filter(isOwn), ...good.filter((term) => !isOwn(term))];
  for (const term of ownFirst)
    if (chosen.length < PAIRS.most && chosen.every((one) => apart(one, term))) chosen.push(term);
  if (chosen.length < PAIRS.least || chosen.filter(isOwn).length < LEAST_OWN) return [];
  const items = chosen.map(({ term, definition: { text, chunk, quote } }) => ({
    text: term,
    match: text,
    chunk,
    quote,
  }));
  return [{ kind: 'match', place: '', question: '', items, wrong: [] }];
};
