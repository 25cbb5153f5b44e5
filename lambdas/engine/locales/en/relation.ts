import { contentStems, overlap } from '../../../domain/scene/words.ts';
import type { Sentence, Token } from '../../nlp/reading.ts';
import { uncapitalized, words } from '../../nlp/words.ts';
import { filled } from '../patterns.ts';
import type { Relation } from '../questions.ts';
import { type Clause, clauseOf, NOW } from './clause.ts';
import relations from './relations.json' with { type: 'json' };
import lists from './why.json' with { type: 'json' };
import { DEICTIC, TANGLED } from './why.ts';

/** Words of an answer that is more than a name, of a question that is understood at once, of one side of two; letters of a verb in any form. */
const WORDS = { answer: 3, question: 20, side: 7, verb: 5 } as const;
const COUNTED = /\b(?:first|second|third|fourth|fifth|last|other|others|two|three|four|five|some)\b/;

/** How a statement is asked for, by its parts: `rest` has a group `answer`; it begins with one of `only`, and its `what` has none of `unless`. */
const forms = Object.entries(relations).flatMap(([kind, { also, forms: all }]) =>
  all.map(({ asks, front, subject, only, rest, unless }) => ({
    kind,
    also,
    asks,
    front: new RegExp(front, 'u'),
    subject: new RegExp(subject, 'iu'),
    only: new RegExp(`^(?:be )?(?:${only.join('|')})`, 'i'),
    rest: new RegExp(`^${rest}$`, 'u'),
    unless: new RegExp(`\\b(?:${unless.join('|') || '(?!)'})\\b`, 'i'),
  })),
);

/** When or where something is so: it stays before the question. */
const LEAD = new RegExp(`^(?:${lists.leads.join('|')}) (?:the|an?|\\d|\\p{Lu}|early)[^,;:]{2,50}, (?!and |or )`, 'u');
/** Two statements that are set against each other. */
const AGAINST = [
  /^(?<one>[^;:]+), (?<as>whereas|while) (?<other>[^;:]+)$/,
  /^(?<as>Whereas|While) (?<one>[^,;:]+), (?<other>[^;:]+)$/,
] as const;

const isSound = (question: string): boolean =>
  words(question).length <= WORDS.question &&
  !TANGLED.test(question.slice(0, -1)) &&
  !DEICTIC.test(question.replace(/\byou\b/g, ''));

/** The tokens of a part of a sentence. */
const tokensIn = ({ tokens }: Sentence, from: number, to: number): readonly Token[] =>
  tokens.filter(({ start, end }) => start >= from && end <= to);

/** "How do … and … differ?" of a sentence that sets two statements against each other. */
const contrastIn = (sentence: Sentence, keeps: boolean): Relation | undefined => {
  const text = sentence.text.replace(/\.$/, '');
  const clauseIn = (part: string): Clause | undefined => {
    const from = text.indexOf(part);
    return clauseOf(part, tokensIn(sentence, from, from + part.length), from, from === 0 && !keeps);
  };
  const { one = '', other = '', as = '' } = AGAINST.map((pattern) => pattern.exec(text)?.groups).find(Boolean) ?? {};
  const [first, second] = [clauseIn(one), clauseIn(other)];
  if (!first || !second || first.subject.toLowerCase() === second.subject.toLowerCase()) return undefined;
  // "While it is hot, …" tells when
  if (/while/i.test(as) && !(NOW.test(first.front) && NOW.test(second.front))) return undefined;
  const about = [first, second].map(({ rest }) => contentStems(rest));
  // "The first are rolls, the second are buns" only names them
  const areSaid =
    [one, other].every((part) => words(part).length >= WORDS.side) &&
    overlap(about[0] ?? new Set(), about[1] ?? new Set()) > 0;
  const subject = `${first.subject} and ${second.subject}`;
  const question = `How do ${subject} differ?`;
  if (!areSaid || COUNTED.test(subject) || !isSound(question)) return undefined;
  return { kind: 'contrast', question, said: sentence.text, asked: sentence.tokens, subject, also: /(?!)/ };
};

/** The sentence after it says more of the same. */
const MORE = /^(?:(?:\w+ ){1,3}(?:can |may )?also|Another|In addition|Additionally|Moreover|Furthermore)\b/;

/**
 * The question that a sentence answers by what it says of its subject: how, what for, with what result, of what parts, when.
 * `keeps`: its first word has a capital anywhere, undefined where nobody knows; `next` is the sentence after it.
 */
export const relationOf = (sentence: Sentence, keeps: boolean | undefined, next: string): Relation | undefined => {
  const [lead = ''] = LEAD.exec(sentence.text) ?? [];
  if (MORE.test(next) || (lead === '' && keeps === undefined)) return undefined;
  const contrast = contrastIn(sentence, keeps ?? true);
  if (contrast) return contrast;
  const text = sentence.text.slice(lead.length).replace(/\.$/, '');
  const own = tokensIn(sentence, lead.length, lead.length + text.length);
  const clause = clauseOf(text, own, lead.length, lead === '' && keeps === false);
  if (!clause) return undefined;
  for (const { kind, also, asks, rest, subject, front, only, unless } of forms) {
    if (!subject.test(clause.subject) || !front.test(clause.front) || !only.test(clause.rest)) continue;
    const groups = rest.exec(clause.rest)?.groups;
    if (!groups || unless.test(groups['what'] ?? '')) continue;
    const { answer = '' } = groups;
    const asked = filled(asks, { ...clause, ...groups });
    const question = lead === '' ? asked : lead + uncapitalized(asked);
    if (words(answer).length < WORDS.answer || !isSound(question)) return undefined;
    const until = lead.length + text.length - answer.length;
    const said = `${sentence.text.slice(0, until).replace(/\W+$/, '')} something or other.`;
    // Where nothing else is named, the verb
    const verb = words(clause.rest.replace(/^be /, ''))[0] ?? '';
    const more = new RegExp(also || `\\b${verb.slice(0, WORDS.verb)}`);
    return { kind, question, said, asked: tokensIn(sentence, 0, until), subject: clause.subject, also: more };
  }
  return undefined;
};
