import type { Locale } from '../locale.ts';
import { isKnown, isNamed } from './alone.ts';
import givenNames from './given-names.json' with { type: 'json' };
import kinds from './kinds.json' with { type: 'json' };
import { whyOf } from './why.ts';

/** Where the head of a definition ends: "cell | responsible for", "percentage | of". */
const AFTER_HEAD = new RegExp(
  `[,;:(]|\\b(?:${[
    'that|which|who|whose|where|when|in|of|for|with|at|on|by|to|from|between|among|into|around|without|about|as',
    'responsible|used|containing|consisting|composed|made|found|covering|possessing|describing|leading|located|beginning|based',
    'is|are|was|were',
  ].join('|')})\\b`,
);
const KIND = /^(?:an?|the|any|one of|(?:type|kind|form|sort|class|group|set|branch) of|\s)+/i;

const head = (definition: string): string => {
  // "When one firm buys another"
  if (/^when\b/i.test(definition)) return 'when';
  const words = (definition.replace(KIND, '').split(AFTER_HEAD)[0] ?? '').trim().split(/\s+/);
  return words.at(-1)?.toLowerCase() ?? '';
};

/** What of English is no list of words and patterns. */
export const withGrammar = ({ questions, activities, ...others }: Locale): Locale => ({
  ...others,
  questions: {
    ...questions,
    name: { phrase: 'Which name completes this sentence? “{text}”', given: new Set(givenNames) },
    head,
    kinds: new Map(Object.entries(kinds).flatMap(([kind, heads]) => heads.map((one) => [one, kind]))),
  },
  activities: { ...activities, why: whyOf, named: isNamed, known: isKnown },
});
