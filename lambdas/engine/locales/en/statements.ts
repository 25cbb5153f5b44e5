import type { Token } from '../../nlp/reading.ts';
import type { LocaleStatements } from '../questions.ts';
import data from './statements.json' with { type: 'json' };

/**
 * Words and what each is turned into, all as lists with blanks between: not after, before and with the words that
 * make an idiom of them. One way where the opposite is turned into something else; anywhere where they are two things that are
 * told apart, so that they are turned in the subject, too.
 */
type Opposite = Readonly<Record<'words' | 'opposites' | 'as', string>> &
  Readonly<Partial<Record<'notAfter' | 'notBefore' | 'notWith', string> & Record<'oneWay' | 'anywhere', boolean>>>;

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
      parts.map((pos) => [`${one} ${pos}`, { ...entry, to: other.replaceAll('_', ' ') }] as const),
    );
  }),
);

const lower = (token: Token | undefined): string => token?.text.toLowerCase() ?? '';
const listed = (list: string) => (token: Token | undefined) => list.split(' ').includes(lower(token));
type Lists = Record<keyof typeof data.words, ReturnType<typeof listed>>;
const is = Object.fromEntries(Object.entries(data.words).map(([name, list]) => [name, listed(list)])) as Lists;
const isName = (token: Token | undefined): boolean => /^\p{Lu}/u.test(token?.text ?? '');
const isVerb = (token: Token | undefined): boolean => token?.pos === 'AUX' || (token?.pos === 'VERB' && !isName(token));
const isNoun = (token: Token | undefined): boolean => /^(?:NOUN|PROPN|PRON)$/.test(token?.pos ?? '');
const isGerund = (token: Token | undefined): boolean => /ing$/.test(lower(token));
const isPast = ({ pos, text, lemma }: Token): boolean => pos === 'VERB' && text !== lemma && !text.endsWith('s');

/** "Cells exposed to light divide", "the surfaces that face outward": what looks like the verb of the sentence is none. */
const isMainVerb = ([verb, next, ...rest]: readonly Token[]): boolean => {
  if (verb?.pos !== 'VERB') return verb?.pos === 'AUX';
  const named = is.naming(verb) || lower(next) === 'by';
  if (named || isGerund(verb) || (isVerb(next) && !isGerund(next))) return false;
  if (is.relative(next)) return data.words.stating.split(' ').includes(verb.lemma);
  const stop = rest.findIndex((token) => is.joint(token) || (is.clause(token) && lower(token) !== 'as'));
  return !rest.slice(0, stop < 0 ? rest.length : stop).some((token, at) => {
    const free = lower(rest[at - 1] ?? next) !== 'to' && !isGerund(token);
    return free && (token.pos === 'AUX' || (token.pos === 'VERB' && isPast(verb)));
  });
};

interface Clause {
  /** The first word of its subject, its first verb, and where its predicate ends. */
  readonly subject: number;
  readonly verb: number;
  readonly end: number;
}

/** Without what stands in brackets, and between commas before a verb. */
const core = (all: readonly Token[]): Token[] => {
  // A noun between a noun and an article is a verb that the tagger missed: "the oven increases the heat"
  const tokens = all.map((token, at) =>
    token.pos === 'NOUN' && isNoun(all[at - 1]) && all[at + 1]?.pos === 'DET' ? { ...token, pos: 'VERB' } : token,
  );
  const open = tokens.findIndex(({ text }) => text === '(');
  const close = tokens.findIndex(({ text }) => text === ')');
  if (open >= 0 && close > open) return core([...tokens.slice(0, open), ...tokens.slice(close + 1)]);
  const comma = tokens.findIndex(({ text }) => text === ',');
  const next = tokens.findIndex(({ text }, at) => text === ',' && at > comma);
  const resumes = isVerb(tokens[next + 1]) && !is.naming(tokens[next + 1]);
  const aside = comma > 0 && next > comma && resumes && !tokens.slice(0, comma).some(isVerb);
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
  const related = said.slice(-2).some(is.relative);
  const skips = later > 0 && !tokens.slice(first, later).some((token) => is.joint(token) || is.clause(token));
  const main = isMainVerb(tokens.slice(first)) && !related && !(skips && tokens.slice(first, first + 1).some(isPast));
  const verb = main ? first : skips ? later : -1;
  const full = tokens[verb]?.pos === 'VERB';
  const split = said.slice(0, related ? -2 : undefined).some((token, at) => {
    const second = full && token.pos === 'DET' && isNoun(said[at - 1]);
    return second || is.clause(token) || token.text === ',' || lower(token) === 'to';
  });
  const ends = !full || isNoun(said.at(-1)) || said.at(-1)?.pos === 'ADV';
  // "Changes on the page is …": what the material gets wrong is not asked
  const of = said.findIndex(({ pos }) => pos === 'ADP');
  const head = said[of < 0 ? said.length - 1 : of - 1];
  const common = head?.pos === 'NOUN' || (of > 0 && head === tokens[0]);
  const wrong = head && common && /[^siu]s$/.test(head.text) && listed('is was has does')(tokens[verb]);
  if (verb < 0 || split || (wrong && !/ics$/.test(head.text)) || !ends || !said.some(isNoun)) return undefined;
  const stop = tokens.findIndex((token, at) => at > verb && is.clause(token));
  return { subject, verb, end: stop < 0 ? tokens.length : stop };
};

/** Words turned, from the last to the first, so that places stay right. */
const changed = (text: string, changes: readonly { readonly token: Token; readonly to: string }[]): string =>
  changes
    .toSorted((a, b) => b.token.start - a.token.start)
    .reduce((turned, { token, to }) => {
      const cased = isName(token) ? to.charAt(0).toUpperCase() + to.slice(1) : to;
      const article = /^[aeiou]/i.test(to) ? '$1n ' : '$1 ';
      return turned.slice(0, token.start).replace(/\b(a)n? $/i, article) + cased + turned.slice(token.end);
    }, text);

/** No idiom, and nothing said with one breath: "weak and brittle", "impose and enforce". */
const fits = (
  { notAfter = '', notBefore = '', notWith = '' }: Opposite,
  tokens: readonly Token[],
  at: number,
): boolean => {
  const alone = [1, -1].every((way) => {
    const alike = tokens[at]?.pos === 'ADJ' || tokens[at + 2 * way]?.pos === tokens[at]?.pos;
    return !is.joint(tokens[at + way]) || !alike;
  });
  const able = /able$/.test(lower(tokens[at - 2])) && tokens[at]?.pos === 'VERB';
  const idiom =
    able ||
    tokens.some(listed(notWith)) ||
    listed(`${notAfter} -`)(tokens[at - 1]) ||
    listed(`${notBefore} -`)(tokens[at + 1]);
  return alone && !idiom && lower(tokens[at]) !== 'including' && (at === 0 || !isName(tokens[at]));
};

const turnOf = (token: Token) => turns.get(`${lower(token)} ${token.pos}`);

/** "Rises" for "falls" in what is said of the subject; both of a pair that stand there change places. */
const reversed = (text: string, tokens: readonly Token[], { subject, verb, end }: Clause): string[] => {
  const found = tokens.flatMap((token, at) => {
    const turn = turnOf(token);
    const inside = at < end && at >= (turn?.anywhere ? subject : verb);
    return turn && inside && fits(turn, tokens, at) ? [{ token, at, ...turn }] : [];
  });
  const [first, second] = tokens.slice(subject);
  const fewer = (data.quantities as Readonly<Record<string, string>>)[first?.text ?? ''];
  const counted = first && fewer && !listed('of the')(second) && /s$/.test(lower(tokens[verb - 1]));
  const few = counted ? [changed(text, [{ token: first, to: fewer }])] : [];
  if (tokens.slice(0, end).some(is.hedge)) return [];
  if (tokens.slice(subject, verb).some(is.some)) return few;
  const [one, other] = found.filter(({ token, to }) =>
    found.some((its) => its.to === lower(token) && lower(its.token) === to),
  );
  if (one && other) {
    const near = other.at - one.at < 4 && lower(tokens[one.at - 1]) !== 'from';
    return near ? [] : [changed(text, [one, other])];
  }
  const alone = found.filter(({ token, words, to }) =>
    tokens.every((its) => its === token || (lower(its) !== to && turnOf(its)?.words !== words)),
  );
  return [...few, ...alone.map((its) => changed(text, [its]))];
};

const third = (base: string): string =>
  base === 'have' ? 'has' : `${base.replace(/([^aeiou])y$/, '$1ie').replace(/(s|x|z|ch|sh|o)$/, '$1e')}s`;

/** A "not" taken away from the main verb. */
const affirmed = (text: string, [first, not, next]: readonly Token[]): string[] => {
  if (!first || !next || not?.lemma !== 'not') return [];
  const does = first.lemma === 'do' && first.text !== 'did' && next.pos === 'VERB';
  if (!does && is.unsaid(first)) return [];
  const bare = { ca: 'can', wo: 'will' }[first.text] ?? first.text;
  const to = does ? (first.text === 'does' ? third(next.lemma) : next.lemma) : `${bare} ${next.text}`;
  return [text.slice(0, first.start) + to + text.slice(next.end)];
};

/** The main verb with a "not"; undefined where that would be no certain denial. */
const denial = (tokens: readonly Token[], { verb, end }: Clause): string | undefined => {
  const [first, next, ...rest] = tokens.slice(verb, end + 1);
  if (!first || !next || is.unsaid(first) || listed("not n’t n't no never")(next)) return undefined;
  const defines = first.lemma === 'be' && (!/^(?:VERB|ADJ)$/.test(next.pos) || /^non/.test(next.text));
  const adverb = tokens[verb - 1]?.pos === 'ADV' || (next.pos === 'ADV' && !is.clause(next));
  if (defines || adverb) return undefined;
  if (first.lemma === 'have' && !isVerb(next)) return `${{ has: 'does', had: 'did' }[first.text] ?? 'do'} not have`;
  if (first.pos === 'AUX') return first.text === 'can' ? 'cannot' : `${first.text} not`;
  const joined = rest.some(
    (token, at) => rest[at - 1]?.pos === 'CCONJ' && token.pos === 'VERB' && token.text !== token.lemma,
  );
  const helper = first.text === first.lemma ? 'do' : first.text === third(first.lemma) ? 'does' : 'did';
  return joined ? undefined : `${helper} not ${first.lemma}`;
};

/** Words and marks. */
const LONGEST = 27;

/** Says one thing: with a reason, a purpose or an aside that still argues for the original nobody takes its opposite. */
const isSimple = (tokens: readonly Token[], { subject, verb, end }: Clause): boolean => {
  const after = tokens.findIndex((token, at) => at > verb && !isVerb(token) && !/^(?:ADV|PART)$/.test(token.pos));
  const more = tokens.slice(after, end).some((token, at, rest) => {
    const opens = token.text === ',' || lower(token) === 'to';
    return token.pos === 'AUX' || (opens && isVerb(rest[at + 1]));
  });
  const whole = end === tokens.length || is.relative(tokens[end]);
  return whole && !more && !tokens.slice(0, subject).some(isVerb) && tokens.length <= LONGEST;
};

export const statements: LocaleStatements = {
  ...data,
  ties: new RegExp(data.ties.join('|'), 'gu'),
  negative: new RegExp(data.negative, 'i'),
  asides: new RegExp(data.asides, 'i'),
  guards: data.guards.map(({ pattern, ...guard }) => {
    const found = new RegExp(pattern, 'iu');
    return { ...guard, refuses: (text: string) => found.test(text) };
  }),
  contradict: (text, all) => {
    const tokens = core(all);
    const clause = mainClause(tokens);
    if (!clause) return null;
    if (!isSimple(tokens, clause)) return [];
    const { subject, verb } = clause;
    const [token, some] = [tokens[verb], tokens.slice(subject, verb).some(is.some)];
    const certain = !tokens.slice(subject).some(is.undeniable) && !some && !text.includes(':');
    const to = certain ? denial(tokens, clause) : undefined;
    return [
      ...[...reversed(text, tokens, clause), ...(certain ? affirmed(text, tokens.slice(verb)) : [])].map((turned) => ({
        text: turned,
        denied: false,
      })),
      ...(to && token ? [{ text: changed(text, [{ token, to }]), denied: true }] : []),
    ];
  },
};
