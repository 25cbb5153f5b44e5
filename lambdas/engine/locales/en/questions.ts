import type { LocaleQuestions } from '../questions.ts';
import { endingsOf } from './endings.ts';
import givenNames from './given-names.json' with { type: 'json' };
import kinds from './kinds.json' with { type: 'json' };
import { reasons, relations } from './relations.ts';
import { statements } from './statements.ts';

/** Where the head of a definition ends: "cell | responsible for", "percentage | of". */
const AFTER_HEAD =
  /[,;:(]|\b(?:that|which|who|whose|where|when|in|of|for|with|at|on|by|to|from|between|among|into|around|responsible|used|containing|consisting|composed|made|found|covering|possessing|describing|without|about|as|is|are|was|were|leading|located|beginning|based)\b/;
const KIND = /^(?:an?|the|any|one of|(?:type|kind|form|sort|class|group|set|branch) of|\s)+/i;

export const questions: LocaleQuestions = {
  says: 'The material says: “{text}”',
  term: 'Which term means “{definition}”?',
  meaning: 'What does the material mean by “{term}”?',
  next: 'Under “{name}”, which step comes directly after “{step}”?',
  listed: 'Which of these does the material name under “{name}”?',
  cell: 'In the table, what stands under “{header}” for “{subject}”?',
  why: 'What reason does the material give for this? “{what}”',
  ending: {
    phrase: 'Which ending is right? “{text}”',
    about: 'The material says that of: “{text}”.',
    of: endingsOf,
  },
  completes: 'Which of these completes the sentence? “{text}”',
  sequence: /\b(?:steps?|process|procedure|sequence|stages?|phases?|in order|how to|algorithm|cycle|first|then)\b/i,
  open: {
    explain: 'Explain “{term}” in your own words: what it is, and what else the material says about it.',
    why: 'Explain why: “{what}”',
  },
  about: {
    term: '“{term}” means: {definition}.',
    meaning: 'That is what “{term}” means.',
    step: 'That step comes after “{step}”.',
    item: 'The material names that under “{name}”.',
    cell: 'That stands there for “{subject}”.',
    reason: 'The material gives that as the reason for something else: “{what}”',
    relation: 'The material says that of something else: “{text}”',
  },
  hangs:
    /\b(?:also|even (?:more|less)|another|they|them|instead|too|again|similarly|likewise)\b|\(\p{Lu}\S+[^)]* \d{4}\)/u,
  incidental: /\b(?:place|country|countries|year|date|name|example|participa\w+|source|founded|population|page)s?\b/i,
  name: { phrase: 'Which name completes this sentence? “{text}”', given: new Set(givenNames) },
  relations,
  reasons,
  statements,
  head: (definition) => {
    // "When one firm buys another"
    if (/^when\b/i.test(definition)) return 'when';
    const words = (definition.replace(KIND, '').split(AFTER_HEAD)[0] ?? '').trim().split(/\s+/);
    return words.at(-1)?.toLowerCase() ?? '';
  },
  kinds: new Map(Object.entries(kinds).flatMap(([kind, heads]) => heads.map((head) => [head, kind]))),
  quality: /(?:[^n]ic|ous|phil|phobic|oid|[ai]ble|dominant|[ei]al|ar|ive|less|ary|ant|[^e]ed)$/,
};
