import { refusal } from '../guards/guard.ts';
import { optionGuards } from '../guards/option-guards.ts';
import { phraseGuards } from '../guards/phrase-guards.ts';
import { questionGuards } from '../guards/question-guards.ts';
import { factGuards } from '../guards/sentence-guards.ts';
import { type Statement, statementGuards } from '../guards/statement-guards.ts';
import { filled } from '../locales/patterns.ts';
import type { Contradiction, LocaleStatements } from '../locales/questions.ts';
import { quoteOf, type ReadChunk, type Sentence } from '../nlp/reading.ts';
import { tokensOf } from '../nlp/tokens.ts';
import { capitalized, contentWords, shared, words } from '../nlp/words.ts';
import type { Candidate, Ground, Rule } from './candidate.ts';
import { kindOf } from './kinds.ts';
import { searchableSentences, sentencesWith } from './searchable.ts';
import { explained, siblingsOf } from './siblings.ts';
import { asOption, insideSentence } from './wording.ts';

/** Below, a sentence is not what its section is about. */
const SALIENT = { right: 0.46, wrong: 0.1 } as const;
/** A sentence of the material that says so much of a contradiction may make it true. */
const TRUE_TOO = 0.7;
/** The same of what it says of another term. */
const LIKE = 0.5;
/** Letters that names have in common which are taken for each other: "osteoblast" and "osteoclast". */
const [START, ENDING] = [5, 6];
/** How many contradictions are tried, and from how many on a question takes three. */
const POOL = { tried: 12, plenty: 5 } as const;
/** What a plain "not" is worth less than a word turned, and a letter of difference in length. */
const WORSE = { denied: 0.4, letter: 0.005 } as const;
/** A word that a material uses so often is known to its readers. */
const OFTEN = 5;
/** Words. */
const LONGEST_NAME = 14;

interface Stated extends Statement {
  readonly sentence: Sentence;
  readonly path: readonly string[];
  readonly salience: number;
  readonly refused: string | undefined;
  readonly wrong: readonly Contradiction[];
}

/** Words of headings, of terms, and those that are used often. */
const knownIn = ({ reading, locale: { nlp } }: Ground, common: readonly string[]): ReadonlySet<string> => {
  const used = Map.groupBy(reading.bodies.flatMap(({ text }) => words(text)).map(nlp.singular), (word) => word);
  const often = [...used].flatMap(([word, uses]) => (uses.length >= OFTEN ? [word] : []));
  const terms = reading.terms.filter((term) => term.definition ?? term.count > 2).map(({ term }) => term);
  const named = [...reading.chunks.flatMap(({ path }) => path), ...terms].flatMap(words).map(nlp.singular);
  return new Set([...named, ...often].filter((word) => !nlp.functionWords.has(word) && !common.includes(word)));
};

const isAlike = (one: string, other: string): boolean =>
  one.slice(-ENDING) === other.slice(-ENDING) ||
  one.slice(0, START) === other.slice(0, START) ||
  one.split(' ').at(-1) === other.split(' ').at(-1);

/** The material writes it with an article: "attention" is none of several. */
const isCounted = (term: string, { reading }: Ground): boolean =>
  reading.bodies.some(({ sentences }) =>
    sentences.some(({ text }) => [' a ', ' an '].some((article) => ` ${text} `.toLowerCase().includes(article + term))),
  );

/** What a statement says of one term said of another of its kind, of which the material says nothing like it. */
const exchanged = ({ text, tokens }: Sentence, ground: Ground): Contradiction[] =>
  explained(ground).flatMap((term) => {
    const { nlp } = ground.locale;
    const at = text.toLowerCase().indexOf(term.term.toLowerCase());
    const [before, after] = [text.slice(0, Math.max(0, at)), text.slice(at + term.term.length)];
    const compound = /^(?:NOUN|PROPN|ADJ)$/.test(tokens.find(({ start }) => start > at + term.term.length)?.pos ?? '');
    const article = /(?:^|\s)(?:(an?)|the|each|every) $/i.exec(before);
    const fits = article || kindOf(term, ground).plural;
    if (at < 0 || !fits || compound || /[\p{L}-]$/u.test(before) || /^[\p{L}’-]/u.test(after)) return [];
    const said = contentWords(before + after, nlp);
    const like = (content: ReadonlySet<string>): boolean => shared(said, content) >= LIKE;
    return siblingsOf(term, ground)
      .filter(({ key }) => isAlike(key, term.key))
      .filter((other) => !like(contentWords(other.definition.text, nlp)))
      .filter((other) => !sentencesWith(ground.reading, other.key).some(({ content }) => like(content)))
      .filter(({ term: other }) => !article?.[1] || isCounted(other, ground))
      .filter((other) => !article?.[1] || /^[aeiou]/i.test(other.term) === (article[1].length === 2))
      .map((other) => (before === '' ? capitalized(other.term) : insideSentence(other.term, ground)))
      .filter((other) => !text.toLowerCase().includes(other.toLowerCase()))
      .map((other) => ({ text: `${before}${other}${after}`, denied: false }));
  });

const statedIn = (ground: Ground, { ties, common, asides, guards, contradict }: LocaleStatements): Stated[] => {
  const { nlp } = ground.locale;
  const known = knownIn(ground, common.split(' '));
  const all = searchableSentences(ground.reading);
  const read = (sentence: Sentence, { blocks, path }: ReadChunk): Stated => {
    const text = capitalized(sentence.text.replaceAll(ties, ''));
    const same = text === sentence.text;
    const made = contradict(text, same ? sentence.tokens : tokensOf(text, ground.reading.language, nlp));
    const running = /^(?:paragraph|list)$/.test(blocks[sentence.block]?.kind ?? '');
    const refused =
      (running && !path.some((name) => asides.test(name)) ? undefined : 'is no part of the running text') ??
      refusal([...factGuards, ...phraseGuards, ...guards], text, nlp) ??
      refusal(statementGuards, { text, known }, nlp) ??
      (made ? undefined : 'has no main clause that can be told for certain');
    const turned = refused ? [] : [...(same ? exchanged(sentence, ground) : []), ...(made ?? [])];
    const wrong = turned.filter((one) => {
      const said = contentWords(one.text, nlp);
      const enough = said.size * TRUE_TOO;
      const isTrue = all.some(
        ({ sentence: other, content }) =>
          content.size >= enough && other !== sentence && shared(said, content) >= TRUE_TOO,
      );
      return !isTrue && !refusal(phraseGuards, one.text, nlp);
    });
    return { sentence, path, text, known, salience: ground.reading.salience(sentence), refused, wrong };
  };
  return ground.reading.bodies.flatMap((chunk) => chunk.sentences.map((sentence) => read(sentence, chunk)));
};

type Wrong = Contradiction & { readonly stated: Stated };

/** Contradictions of different sentences. */
const setsOf = (pool: readonly Wrong[], size: number): Wrong[][] => {
  const besides = (one: Wrong, at: number): Wrong[] => pool.slice(at + 1).filter(({ stated }) => stated !== one.stated);
  if (size === 0) return [[]];
  return pool.flatMap((one, at) => setsOf(besides(one, at), size - 1).map((rest) => [one, ...rest]));
};

/** The best contradictions among which the right statement does not stand out, by a "not" or by anything else. */
const chosen = (stated: Stated, from: readonly Stated[], question: string, ground: Ground): Wrong[] | undefined => {
  const { nlp, questions } = ground.locale;
  const [right, evidence] = [asOption(stated.text), contentWords(stated.sentence.text, nlp)];
  const worse = (one: Wrong): number =>
    (one.denied ? WORSE.denied : 0) + WORSE.letter * Math.abs(one.text.length - right.length) - one.stated.salience;
  const pool = from
    .flatMap((other) => other.wrong.map((one) => ({ ...one, stated: other })))
    .filter(({ text }) => shared(contentWords(text, nlp), evidence) < TRUE_TOO)
    .filter(({ text }) => refusal(optionGuards, { right, wrong: text }, nlp) === undefined)
    .sort((a, b) => worse(a) - worse(b));
  const negative = (text: string): boolean => questions.statements?.negative.test(text) ?? false;
  const sizes = new Set(pool.map((one) => one.stated)).size > POOL.plenty ? [3, 2] : [2, 3];
  return sizes
    .flatMap((size) => setsOf(pool.slice(0, POOL.tried), size))
    .find((options) => {
      const wrong = options.map(({ text }) => asOption(text));
      const mere = options.filter(({ denied }) => denied).length;
      const even = mere < 2 && wrong.some((text) => negative(text) === negative(right));
      const asked = { question, right, wrong, language: ground.reading.language };
      return even && !refusal(questionGuards, asked, nlp);
    });
};

/** "Which of these statements is right?": a sentence of the material, among contradictions of others beside it. */
export const statementRule: Rule = {
  id: 'statement',
  worth: 2.3,
  find: (ground) => {
    const phrases = ground.locale.questions.statements;
    if (!phrases) return [];
    const all = statedIn(ground, phrases).toSorted((a, b) => b.salience - a.salience);
    const asked = new Map<Stated, Pick<Candidate, 'question' | 'pool'>>();
    const free = new Set(all.filter(({ refused, salience }) => !refused && salience >= SALIENT.wrong));
    const times = new Map<string, number>();
    const ask = (right: Stated, depth: number): void => {
      const groupOf = ({ path }: Stated): string => path.slice(0, depth).join('\n');
      const [name = '', group] = [right.path[depth - 1], groupOf(right)];
      const stem = (depth > 0 ? phrases.stems : [phrases.plain])[times.get(group) ?? 0];
      // A heading that asks is no name of anything
      if (!stem || /[?!]/.test(name) || words(name).length > LONGEST_NAME) return;
      const question = filled(stem, { name });
      const beside = [...free].filter((one) => one !== right && groupOf(one) === group);
      const wrong = chosen(right, beside, question, ground);
      if (!wrong) return;
      times.set(group, (times.get(group) ?? 0) + 1);
      for (const stated of [right, ...wrong.map((one) => one.stated)]) free.delete(stated);
      const about = ({ stated }: Wrong): string => filled(phrases.about, { text: stated.sentence.text });
      asked.set(right, { question, pool: wrong.map((one) => ({ text: one.text, about: about(one) })) });
    };
    // First in the section itself, then in the ones around it
    for (const up of [0, 1, 2, 3])
      for (const one of all)
        if (free.has(one) && one.salience >= SALIENT.right) ask(one, Math.max(0, one.path.length - up));
    return all.map((stated): Candidate => {
      const { sentence, text: right, salience } = stated;
      const { chunk, text: shown } = sentence;
      const { question = '', pool = [] } = asked.get(stated) ?? {};
      const refused = stated.refused ?? (question ? undefined : 'finds no contradictions to stand among, or is one');
      const evidence = { chunk, quote: quoteOf(sentence, ground.reading) };
      return { subject: question, question, right, pool, chunk, evidence, shown, sentence, salience, refused };
    });
  },
};
