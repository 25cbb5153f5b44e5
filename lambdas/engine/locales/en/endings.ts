import { isVerb, type Sentence, type Token } from '../../nlp/reading.ts';
import { capitalized } from '../../nlp/words.ts';
import type { Ending } from '../questions.ts';

/** What ties a statement to the one before it, and is no part of what it says. */
const TIED =
  /^(?:However|Therefore|Thus|Indeed|In fact|In addition|Additionally|Moreover|Furthermore|Consequently|As a result|In general|Generally|Finally|Then|Hence|Actually),? /;
const TIE = / (?:also|instead|therefore|likewise|then|indeed)(?= \p{Ll})/gu;
/** Where a main clause begins after a comma, and no part of what is before it. */
const CLAUSE = '(?!(?:and|or|but|not|with|also|for|however|even|which|who|where|when|if)\\b|\\p{L}+ing\\b)(?:then )?';
const OPENS = '(?:If|When|Whenever|Once|Unless|As soon as|As long as|Because|Since) (?!of\\b)';
/** "When the tank runs dry, the pump stops." */
const CONDITION = new RegExp(`^(?<begin>${OPENS}[^;:]{12,130}?,) ${CLAUSE}(?<end>[^;:]{20,170})\\.$`, 'u');
/** "The pump stops when the tank runs dry.": the condition comes first; not "decides when …". */
const CONDITION_LAST =
  /^(?<end>[^,;:]{20,150}?(?<! \p{Ll}+ing| out)),? (?<when>(?:if|when|whenever|once|unless|as soon as) (?!\p{L}+ing\b)[^,;:]{12,120})\.$/u;
/** A statement cut before what follows from a condition or a cause, before a means or a purpose. */
const CUTS = [
  { kind: 'follows', pattern: CONDITION },
  { kind: 'follows', pattern: CONDITION_LAST },
  { kind: 'follows', pattern: /^(?<begin>[^;:]{25,150}?(?:,? so that|, so)) (?<end>[^;:]{20,170})\.$/ },
  { kind: 'by', pattern: /^(?<begin>[^,;:]{15,150}? by) (?<end>\p{Ll}{2,}ing\b[^;:]{15,150})\.$/u },
  { kind: 'to', pattern: /^(?<begin>[^;:]{20,150}? in order to) (?<end>\p{Ll}[^;:]{15,150})\.$/u },
] as const;
/** What points out of a part of a sentence, at what only the other part names. */
const POINTS = /\b(?:it|he|she|they|them|him|hers?|his|theirs?|others?|another|both|each|ones?|same|too)\b|[?“”]/i;
const CHATS =
  /\b(?:you|we)[’']|\byou (?:know|see|understand|want|need|like|can see)\b|\bwe\b|\b[Tt]h(?:is|e) (?:mean|show)s? /;
const PRESENT = /\b(?:is|are|has|have|will|can|may|must|does|do)\b|\b(?:wo|do|does|is|are)n[’']t\b/;
const PAST = /\b(?:was|were|had|did|would|could)\b/;

/** What endings must have in common to be exchanged; undefined of what is no clause. */
const tenseOf = (end: string, tokens: readonly Token[]): string | undefined => {
  const { text, lemma = '' } = tokens.find(isVerb) ?? {};
  if (text === undefined) return undefined;
  return !PRESENT.test(end) && (PAST.test(end) || (text !== lemma && !text.endsWith('s'))) ? 'past' : 'now';
};

/** "If the host fails, it …": what the pronoun means, where the beginning names one thing only. */
const named = (begin: string, end: string, tokens: readonly Token[]): string => {
  const pronoun = /^(?:it|they) /i.exec(end)?.[0];
  const subject = tokens.slice(1, tokens.findIndex(isVerb));
  const [first, last] = [subject[0], subject.at(-1)];
  if (!pronoun || !first || !last || subject.some(({ pos }) => !/^(?:DET|ADJ|NOUN|PROPN|NUM)$/.test(pos))) return end;
  const name = begin.slice(first.start, last.end).replace(/^an? /, 'the ');
  return /[^su]s$/.test(last.text) === /^they/i.test(pronoun) ? `${name} ${end.slice(pronoun.length)}` : end;
};

/** Without what is in brackets, and without what it tells besides. */
const tidy = (end: string): string =>
  (
    end
      .replace(/ \([^)]*\)/g, '')
      .split(/, (?:which|who|whose|but|while|whereas|so|although|as|where|even|since)\b/)[0] ?? ''
  ).replace(TIE, '');

/** Where a statement can be cut so that what is left asks for its end. */
export const endingsOf = ({ text: whole, tokens: all }: Sentence): Ending[] => {
  const offset = TIED.exec(whole)?.[0].length ?? 0;
  const text = capitalized(whole.slice(offset));
  const tokens = all.map((token) => ({ ...token, start: token.start - offset, end: token.end - offset }));
  return CUTS.flatMap(({ kind, pattern }): Ending[] => {
    const { begin: opening = '', end: said = '', when = '' } = pattern.exec(text)?.groups ?? {};
    const at = text.indexOf(said);
    const form = tenseOf(
      said,
      tokens.filter(({ start, end }) => start >= at && end <= at + said.length),
    );
    const begin = when ? `${capitalized(when)},` : opening;
    const end = tidy(
      when
        ? said
        : named(
            begin,
            said,
            tokens.filter(({ start }) => start >= 0),
          ),
    );
    if (
      !said ||
      !form ||
      POINTS.test(end) ||
      CHATS.test(text) ||
      /\b(?:it|they|them|he|she|him|his|her)\b/i.test(begin)
    )
      return [];
    return [{ begin, end, form: kind === 'follows' ? `${kind} ${form}` : kind }];
  });
};
