import type { Token } from '../../nlp/reading.ts';
import type { Contradiction, LocaleStatements } from '../questions.ts';
import data from './statements.json' with { type: 'json' };

interface Opposite {
  readonly words: string;
  readonly opposites: string;
  /** Parts of speech. */
  readonly as: string;
  readonly notAfter?: string;
  readonly notBefore?: string;
  /** Its opposite is turned into something else, or into nothing. */
  readonly oneWay?: boolean;
  /** Turned only where its opposite stands in the sentence and takes its place. */
  readonly swapOnly?: boolean;
  /** Turned in the subject, too: one of two things that are told apart. */
  readonly anywhere?: boolean;
}

/** What a word is turned into, by the word and its part of speech; what stands first in the list goes first. */
const turns: ReadonlyMap<string, Opposite & { readonly to: string }> = new Map(
  (data.opposites as readonly Opposite[]).toReversed().flatMap((entry) => {
    const to = entry.opposites.split(' ');
    const pairs = entry.words.split(' ').flatMap((word, at) => {
      const pair = [word, to[at] ?? word];
      return entry.oneWay ? [pair] : [pair, pair.toReversed()];
    });
    const parts = entry.as.split(' ');
    return pairs.flatMap(([one, other = '']) =>
      parts.map((pos) => [`${one} ${pos}`, { ...entry, to: other }] as const),
    );
  }),
);

const lower = (token: Token | undefined): string => token?.text.toLowerCase() ?? '';
const listed =
  (list: string) =>
  (token: Token | undefined): boolean =>
    list.split(' ').includes(lower(token));
const is = Object.fromEntries(Object.entries(data.words).map(([name, list]) => [name, listed(list)])) as Record<
  keyof typeof data.words,
  ReturnType<typeof listed>
>;
const conj = listed(', and but or');
const isVerb = (token: Token | undefined): boolean =>
  (token?.pos === 'VERB' && !/^\p{Lu}/u.test(token.text)) || token?.pos === 'AUX';
const isNoun = (token: Token | undefined): boolean => /^(?:NOUN|PROPN|PRON)$/.test(token?.pos ?? '');
const isGerund = (token: Token | undefined): boolean => /ing$/.test(lower(token));

/** "Cells exposed to light divide", "the surfaces that face outward": what looks like the verb of the sentence is none. */
const isMainVerb = ([verb, next, ...rest]: readonly Token[]): boolean => {
  if (verb?.pos !== 'VERB') return verb?.pos === 'AUX';
  if (isGerund(verb) || /^\p{Lu}/u.test(verb.text) || (isVerb(next) && !isGerund(next)) || lower(next) === 'by')
    return false;
  if (listed('that which who')(next)) return data.words.stating.split(' ').includes(verb.lemma);
  const stop = rest.findIndex((token) => conj(token) || (is.clause(token) && lower(token) !== 'as'));
  const finite = verb.text === verb.lemma || verb.text.endsWith('s');
  return !rest.slice(0, stop < 0 ? rest.length : stop).some((token, at) => {
    const free = lower(rest[at - 1] ?? next) !== 'to' && !isGerund(token);
    return free && (token.pos === 'AUX' || (token.pos === 'VERB' && !finite));
  });
};

interface Clause {
  /** The first word of its subject, its first verb, and where its predicate ends. */
  readonly subject: number;
  readonly verb: number;
  readonly end: number;
}

/** Without what stands in brackets, and between commas before a verb. */
const core = (tokens: readonly Token[]): Token[] => {
  const open = tokens.findIndex(({ text }) => text === '(');
  const close = tokens.findIndex(({ text }) => text === ')');
  if (open >= 0 && close > open) return core([...tokens.slice(0, open), ...tokens.slice(close + 1)]);
  const comma = tokens.findIndex(({ text }) => text === ',');
  const next = tokens.findIndex(({ text }, at) => text === ',' && at > comma);
  const aside = comma > 0 && next > comma && isVerb(tokens[next + 1]) && !tokens.slice(0, comma).some(isVerb);
  return aside && !is.opening(tokens[0]) ? [...tokens.slice(0, comma), ...tokens.slice(next + 1)] : [...tokens];
};

/** The main clause of a statement, where it can be told for certain. */
const mainClause = (tokens: readonly Token[]): Clause | undefined => {
  const subject = is.opening(tokens[0]) ? tokens.findIndex(({ text }) => text === ',') + 1 : 0;
  const led = tokens.slice(0, subject).some(({ pos }) => pos === 'AUX') && !is.clause(tokens[0]);
  if (led || is.opening(tokens[0]) === (subject === 0) || (isVerb(tokens[0]) && !isGerund(tokens[0]))) return undefined;
  const first = tokens.findIndex((token, at) => at > subject && isVerb(token));
  const said = tokens.slice(subject, first);
  // "The surfaces that face outward are …", "data stored on the stack must …": the verb comes after another
  const later = tokens.findIndex((token, at) => at > first && token.pos === 'AUX' && isNoun(tokens[at - 1]));
  const related = listed('that which who')(said.at(-1)) || listed('that which who')(said.at(-2));
  const skips = later > 0 && !tokens.slice(first, later).some((token) => conj(token) || is.clause(token));
  const past =
    tokens[first]?.pos === 'VERB' && /[^s]$/.test(tokens[first].text) && tokens[first].text !== tokens[first].lemma;
  const verb = isMainVerb(tokens.slice(first)) && !related && !(past && skips) ? first : skips ? later : -1;
  const two = said.some((token, at) => token.pos === 'DET' && isNoun(said[at - 1])) && tokens[verb]?.pos === 'VERB';
  const plain = !(related ? said.slice(0, -2) : said).some(
    (token) => is.clause(token) || token.text === ',' || lower(token) === 'to',
  );
  const ends = tokens[verb]?.pos === 'AUX' || isNoun(said.at(-1)) || said.at(-1)?.pos === 'ADV';
  if (verb < 0 || two || !plain || !ends || !said.some(isNoun)) return undefined;
  const stop = tokens.findIndex((token, at) => at > verb && is.clause(token));
  return { subject, verb, end: stop < 0 ? tokens.length : stop };
};

interface Change {
  readonly token: Token;
  readonly to: string;
}

const changed = (text: string, changes: readonly Change[], denied = false): Contradiction => ({
  text: changes
    .toSorted((a, b) => b.token.start - a.token.start)
    .reduce((turned, { token, to }) => {
      const cased = /^\p{Lu}/u.test(token.text) ? to.charAt(0).toUpperCase() + to.slice(1) : to;
      return turned.slice(0, token.start) + cased + turned.slice(token.end);
    }, text),
  denied,
});

/** No idiom, and nothing said with one breath: "weak and brittle", "impose and enforce". */
const fits = ({ notAfter = '', notBefore = '' }: Opposite, tokens: readonly Token[], at: number): boolean =>
  !listed(`${notAfter} -`)(tokens[at - 1]) &&
  !listed(`${notBefore} -`)(tokens[at + 1]) &&
  lower(tokens[at]) !== 'including' &&
  ![1, -1].some((way) => {
    const alike = tokens[at]?.pos === 'ADJ' || tokens[at + 2 * way]?.pos === tokens[at]?.pos;
    return conj(tokens[at + way]) && alike;
  });

/** "Rises" for "falls" in what is said of the subject; both of a pair that stand there change places. */
const reversed = (text: string, tokens: readonly Token[], { subject, verb, end }: Clause): Contradiction[] => {
  const found = tokens.flatMap((token, at) => {
    const turn = turns.get(`${lower(token)} ${token.pos}`);
    const inside = at < end && at >= (turn?.anywhere ? subject : verb);
    return turn && inside && fits(turn, tokens, at) ? [{ token, at, ...turn }] : [];
  });
  const [first, ...others] = tokens.slice(subject, end);
  const fewer = (data.quantities as Readonly<Record<string, string>>)[first?.text ?? ''];
  const counted = first && fewer && !listed('of the')(others[0]) && /s$/.test(lower(tokens[verb - 1]));
  const few = counted ? [changed(text, [{ token: first, to: fewer }])] : [];
  if (tokens.slice(0, end).some(is.hedge)) return [];
  if (tokens.slice(subject, verb).some(is.some)) return few;
  const swap = found.find((one) => found.some((other) => other.at > one.at && lower(other.token) === one.to));
  const partner = found.find((other) => swap && other.at > swap.at && lower(other.token) === swap.to);
  if (swap && partner) {
    const near = partner.at - swap.at < 4 && lower(tokens[swap.at - 1]) !== 'from';
    return near ? [] : [changed(text, [swap, partner])];
  }
  const kin = (token: Token): string | undefined => turns.get(`${lower(token)} ${token.pos}`)?.words;
  const alone = found.filter(
    ({ token, words, to, swapOnly }) =>
      !swapOnly && !tokens.some((other) => other !== token && (lower(other) === to || kin(other) === words)),
  );
  return [...few, ...alone.map((one) => changed(text, [one]))];
};

const third = (base: string): string =>
  base === 'have' ? 'has' : `${base.replace(/([^aeiou])y$/, '$1ie').replace(/(s|x|z|ch|sh|o)$/, '$1e')}s`;

/** A "not" put to the main verb, or taken away from it. */
const negated = (text: string, tokens: readonly Token[], { subject, verb, end }: Clause): Contradiction[] => {
  const [first, next, after] = tokens.slice(verb);
  if (!first || !next || tokens.slice(subject, end).some(is.undeniable) || tokens.slice(subject, verb).some(is.some))
    return [];
  if (next.lemma === 'not') {
    const bare = { can: 'can', ca: 'can', wo: 'will' }[first.text] ?? first.text;
    const does = first.text === 'does' || first.text === 'do';
    if (!after || (does ? after.pos !== 'VERB' : is.unsaid(first))) return [];
    const to = does ? (first.text === 'does' ? third(after.lemma) : after.lemma) : `${bare} ${after.text}`;
    return [
      changed(text.slice(0, first.start) + text.slice(after.start), [
        { token: { ...after, start: first.start, end: first.start + after.text.length }, to },
      ]),
    ];
  }
  const defines = first.lemma === 'be' && (!/^(?:VERB|ADJ)$/.test(next.pos) || /^non/.test(next.text));
  const adverb = tokens[verb - 1]?.pos === 'ADV' || (next.pos === 'ADV' && !is.clause(next));
  if (defines || adverb || is.unsaid(first) || listed('no never')(next)) return [];
  const to = (said: string): Contradiction[] => [changed(text, [{ token: first, to: said }], true)];
  if (first.lemma === 'have' && !isVerb(next)) return to(`${{ has: 'does', had: 'did' }[first.text] ?? 'do'} not have`);
  if (first.pos === 'AUX') return to(first.text === 'can' ? 'cannot' : `${first.text} not`);
  const joined = tokens
    .slice(verb, end)
    .some(({ pos, text: said, lemma }, at, all) => all[at - 1]?.pos === 'CCONJ' && pos === 'VERB' && said !== lemma);
  if (joined) return [];
  const helper = first.text === first.lemma ? 'do' : first.text === third(first.lemma) ? 'does' : 'did';
  return to(`${helper} not ${first.lemma}`);
};

export const statements: LocaleStatements = {
  ...data,
  ties: new RegExp(data.ties.join('|'), 'gu'),
  negative: new RegExp(data.negative, 'i'),
  guards: data.guards.map(({ pattern, ...guard }) => {
    const found = new RegExp(pattern, 'iu');
    return { ...guard, refuses: (text: string) => found.test(text) };
  }),
  contradict: (text, all) => {
    const tokens = core(all);
    const clause = mainClause(tokens);
    return clause ? [...reversed(text, tokens, clause), ...negated(text, tokens, clause)] : null;
  },
};
