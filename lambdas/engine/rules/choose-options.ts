import { once } from '../cache.ts';
import { refusal } from '../guards/guard.ts';
import { formGuards, optionGuards } from '../guards/option-guards.ts';
import { phraseGuards } from '../guards/phrase-guards.ts';
import { questionGuards } from '../guards/question-guards.ts';
import { localeOf } from '../locales/locales.ts';
import type { Reading } from '../nlp/reading.ts';
import { bare, capitalized, contentWords, shared } from '../nlp/words.ts';
import { bookRule } from './book.ts';
import type { Candidate, Ground, Rule, WrongOption } from './candidate.ts';
import { meaningRule, termRule } from './terms.ts';

/** Every way to ask with options. A new one is added here; one that does not hold on real texts goes. */
export const rules: readonly Rule[] = [bookRule, termRule, meaningRule];

/** A candidate with its options, or with the guard that refused it. */
export interface Settled {
  readonly rule: Rule;
  readonly candidate: Candidate;
  readonly right: string;
  readonly wrong: readonly WrongOption[];
  readonly refused: string | undefined;
  readonly score: number;
}

const WRONG = { least: 2, most: 3 } as const;
/** How many of a pool are tried: beyond that they are too far from the right one. */
const TRIED = 10;
/** An option of whose words the evidence has so many may be true, too. */
const TRUE_TOO = 0.7;
const QUOTE = { least: 8, most: 600 } as const;
/** A year or a figure; in a number of words, or with its unit. */
const FIGURE = /^\P{L}*\d[\d.,\s%]*\P{L}*(?:\p{L}+\s?){0,2}$/u;

/** What is asked for is a year or a figure. */
export const asksForFigure = ({ right }: Settled): boolean => FIGURE.test(right);

export const groundOf = (reading: Reading): Ground => ({ reading, locale: localeOf(reading.language) });

/** Wrong options that pass each guard, as they will be shown. */
const possible = ({ pool, right, shown, own }: Candidate, { locale: { nlp } }: Ground): WrongOption[] => {
  if (own) return [...pool];
  const seen = new Set([bare(right)]);
  const evidence = contentWords(shown, nlp);
  return pool
    .filter(({ text, close }) => {
      const folded = bare(text);
      if (folded === '' || seen.has(folded)) return false;
      seen.add(folded);
      return (
        refusal(phraseGuards, text, nlp) === undefined &&
        refusal(close === undefined ? optionGuards : formGuards, { right, wrong: text }, nlp) === undefined &&
        (close !== undefined || shared(contentWords(text, nlp), evidence) < TRUE_TOO)
      );
    })
    .slice(0, TRIED)
    .map((option) => ({ ...option, text: asOption(option.text) }));
};

const isClose = ({ close }: WrongOption): boolean => close !== false;

/** As an option stands: with a capital, unless it begins with code or a mark. */
const asOption = (text: string): string => {
  const tidy = text.trim().replace(/[.;,:\s]+$/, '');
  return /^\p{Ll}[\p{Ll}-]+(?:\s|$|,)/u.test(tidy) || /^a\s/.test(tidy) ? capitalized(tidy) : tidy;
};

/** Three or two of a pool: the best ones, then others in the place of the last; first those that all tempt. */
const setsOf = (pool: readonly WrongOption[]): WrongOption[][] => {
  const all = [WRONG.most, WRONG.least].flatMap((size) =>
    pool.slice(size - 1).flatMap((_, from) => {
      const first = pool.slice(from, from + size);
      return [first, ...pool.slice(from + size).map((other) => [...first.slice(0, -1), other])];
    }),
  );
  return [...all.filter((set) => set.every(isClose)), ...all.filter((set) => set.some(isClose) && !set.every(isClose))];
};

/** The first choice of wrong options that leaves no flaw. */
const chosen = (
  candidate: Candidate,
  right: string,
  pool: readonly WrongOption[],
  ground: Ground,
): WrongOption[] | string => {
  let reason = 'has fewer than two wrong options, or none that tempts';
  for (const wrong of setsOf(pool)) {
    const asked = { question: candidate.question, right, wrong: wrong.map(({ text }) => text) };
    const refused = refusal(questionGuards, { ...asked, language: ground.reading.language }, ground.locale.nlp);
    if (!refused) return wrong;
    reason = refused;
  }
  return reason;
};

const settle = (rule: Rule, candidate: Candidate, ground: Ground): Settled => {
  const { quote } = candidate.evidence;
  const right = candidate.own ? candidate.right : asOption(candidate.right);
  const base = { rule, candidate, right, score: rule.worth + candidate.salience };
  const unquotable =
    quote.length < QUOTE.least || quote.length > QUOTE.most ? 'has no quote of the right length' : undefined;
  const refused = candidate.refused ?? unquotable;
  if (refused) return { ...base, wrong: [], refused };
  const pool = possible(candidate, ground);
  const wrong = candidate.own ? pool : chosen(candidate, right, pool, ground);
  return typeof wrong === 'string' ? { ...base, wrong: [], refused: wrong } : { ...base, wrong, refused: undefined };
};

/** Of what asks about one thing only the best is asked in a lesson: a term is not asked for, and then its meaning. */
const oncePerSubject = (all: readonly Settled[]): Settled[] => {
  const asked = new Set<string>();
  return all.map((one) => {
    const again = !one.refused && asked.has(one.candidate.subject);
    if (!one.refused) asked.add(one.candidate.subject);
    return again ? { ...one, refused: 'asks what is asked better in another way' } : one;
  });
};

/** Everything that any rule found in a material, with the options or the guard that refused. Remembered with the reading. */
export const settledIn = once((reading: Reading): readonly Settled[] => {
  const ground = groundOf(reading);
  return oncePerSubject(
    rules
      .flatMap((rule) => rule.find(ground).map((candidate) => settle(rule, candidate, ground)))
      .sort((a, b) => b.score - a.score || (a.candidate.question < b.candidate.question ? -1 : 1)),
  );
});
