import type { ProposedActivity } from '../../domain/model/answers.ts';
import { contentStems, overlap } from '../../domain/scene/words.ts';
import { tokensOf } from '../nlp/tokens.ts';
import { words } from '../nlp/words.ts';
import { homeOf, isKeyTerm, type KeyTerm } from './key-terms.ts';
import { activity, type FindActivities, type ProposedItem, type SceneText } from './scene-text.ts';
import { definitionStems, givesAway } from './stems.ts';

const NO_WORDS = /[<>{}|=\\$`_]|https?:/;
const PAIRS = { least: 3, most: 5 } as const;
const WORDS = { least: 3, most: 42 } as const;
/** Definitions that share so much could be exchanged; or one of them holds the other and says more. */
const ALIKE = { most: 0.85, one: 0.6, other: 0.5 } as const;
/** A material with no more terms than this is asked for all of them together, where the last one is told. */
const FEW = 7;

const match = (items: readonly ProposedItem[]): ProposedActivity[] =>
  items.length < PAIRS.least ? [] : [activity('match', '', items)];

/** Whether neither is a part of the other, nor explained by what the other is, which it may be a kind of. */
const apart = (one: KeyTerm, other: KeyTerm): boolean => {
  const shares = [
    overlap(definitionStems(one), definitionStems(other)),
    overlap(definitionStems(other), definitionStems(one)),
  ];
  const alike =
    Math.max(...shares) >= ALIKE.most || (Math.max(...shares) >= ALIKE.one && Math.min(...shares) < ALIKE.other);
  const pairs = [
    [one, other],
    [other, one],
  ] as const;
  return (
    !alike &&
    pairs.every(
      ([{ key, definition }, { key: part, term }]) =>
        !` ${key} `.includes(` ${part} `) &&
        // What a sentence says of a term may explain another one in passing
        (definition.from === 'glossary' || overlap(contentStems(term), contentStems(definition.text)) < 1),
    )
  );
};

/** "Like a check, is an instruction …", "describes the crumb": it goes on a sentence, and names no thing. */
const goesOn = (text: string, { reading: { language }, locale: { nlp, questions } }: SceneText): boolean =>
  questions.head?.(tokensOf(text.replace(/\([^)]*\)\s*/g, ''), language, nlp)) === '';

/** The scene's own terms, and where it has the last of few, those told before. */
const fromTerms = (scene: SceneText): ProposedActivity[] => {
  const { reading, before } = scene;
  const { nlp } = scene.locale;
  const ids = new Set(scene.chunks.map(({ id }) => id));
  const home = (term: KeyTerm): string => homeOf(term, reading) ?? '';
  const isGood = ({ term, definition: { text, from, chunk } }: KeyTerm): boolean => {
    const count = words(text).length;
    return (
      (from === 'glossary' || ids.has(chunk) || before.has(chunk)) &&
      count >= WORDS.least + (from === 'glossary' ? 0 : 1) &&
      count <= WORDS.most &&
      !givesAway(term, text) &&
      !(from === 'sentence' && nlp.leaning?.test(text)) &&
      !NO_WORDS.test(text + term) &&
      !goesOn(text, scene)
    );
  };
  const all = reading.terms.filter(isKeyTerm(reading)).filter(isGood);
  const own = all.filter((term) => ids.has(home(term)));
  const isLast =
    own.length > 0 && all.length <= FEW && all.every((term) => ids.has(home(term)) || before.has(home(term)));
  const told = isLast ? all.filter((term) => before.has(home(term))) : [];
  const chosen: KeyTerm[] = [];
  for (const term of [...own, ...told])
    if (chosen.length < PAIRS.most && chosen.every((one) => apart(one, term))) chosen.push(term);
  return match(
    chosen.map(({ term, definition: { text, chunk, quote } }) => ({ text: term, match: text, chunk, quote })),
  );
};

/** Terms and what they are; nothing that is said holds a word of what it is said of. */
export const findMatch: FindActivities = (scene) => fromTerms(scene);
