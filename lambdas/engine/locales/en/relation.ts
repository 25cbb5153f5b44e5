import type { Sentence, Token } from '../../nlp/reading.ts';
import { uncapitalized, words } from '../../nlp/words.ts';
import { filled } from '../patterns.ts';
import type { Relation } from '../questions.ts';
import { clauseOf } from './clause.ts';
import relations from './relations.json' with { type: 'json' };
import lists from './why.json' with { type: 'json' };
import { DEICTIC, TANGLED } from './why.ts';

/** Words of an answer that is more than a name, of a question that is understood at once; letters of a verb in any form. */
const WORDS = { answer: 3, question: 20, verb: 5 } as const;

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
const isSound = (question: string): boolean =>
  words(question).length <= WORDS.question &&
  !TANGLED.test(question.slice(0, -1)) &&
  !DEICTIC.test(question.replace(/\byou\b/g, ''));

/** The tokens of a part of a sentence. */
const tokensIn = ({ tokens }: Sentence, from: number, to: number): readonly Token[] =>
  tokens.filter(({ start, end }) => start >= from && end <= to);

/** The sentence after it says more of the same. */
const MORE = /^(?:(?:\w+ ){1,3}(?:can |may )?also|Another|In addition|Additionally|Moreover|Furthermore)\b/;

/**
 * The question that a sentence answers by what it says of its subject: how, what for, with what result, of what parts, when.
 * `keeps`: its first word has a capital anywhere, undefined where nobody knows; `next` is the sentence after it.
 */
export const relationOf = (sentence: Sentence, keeps: boolean | undefined, next: string): Relation | undefined => {
  const [lead = ''] = LEAD.exec(sentence.text) ?? [];
  if (MORE.test(next) || (lead === '' && keeps === undefined)) return undefined;
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
