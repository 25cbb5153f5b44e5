import { refusal } from '../guards/guard.ts';
import { optionGuards } from '../guards/option-guards.ts';
import { phraseGuards } from '../guards/phrase-guards.ts';
import { questionGuards } from '../guards/question-guards.ts';
import { factGuards } from '../guards/sentence-guards.ts';
import { type Statement, statementGuards } from '../guards/statement-guards.ts';
import { type Contradiction, filled, type LocaleStatements } from '../locales/questions.ts';
import type { ReadChunk, Sentence } from '../nlp/reading.ts';
import { tokensOf } from '../nlp/tokens.ts';
import { capitalized, contentWords, shared, words } from '../nlp/words.ts';
import type { Candidate, Ground, Rule } from './candidate.ts';
import { searchableSentences } from './searchable.ts';
import { asOption, quoteOf } from './wording.ts';

/** Below, a sentence is not what its section is about. */
const SALIENT = { right: 0.4, wrong: 0.1 } as const;
/** A sentence of the material that says so much of a contradiction may make it true. */
const TRUE_TOO = 0.7;
/** How many contradictions are tried, and from how many on a question takes three. */
const POOL = { tried: 12, plenty: 5 } as const;
/** What a plain "not" is worth less than a word turned, and a letter of difference in length. */
const WORSE = { denied: 0.4, letter: 0.005 } as const;
/** Words. */
const LONGEST_NAME = 14;

interface Stated extends Statement {
  readonly sentence: Sentence;
  readonly path: readonly string[];
  readonly salience: number;
  readonly refused: string | undefined;
  readonly wrong: readonly Contradiction[];
}

const statedIn = (ground: Ground, { ties, guards, contradict }: LocaleStatements): Stated[] => {
  const {
    reading,
    locale: { nlp },
    bodies,
  } = ground;
  const terms = reading.terms.filter(({ count }) => count > 2).map(({ term }) => term);
  const known = new Set([...reading.chunks.flatMap(({ path }) => path), ...terms].flatMap(words).map(nlp.singular));
  const all = searchableSentences(reading);
  const inside = (sentence: Sentence, chunk: ReadChunk): Stated => {
    const text = capitalized(sentence.text.replaceAll(ties, ''));
    const made = contradict(text, text === sentence.text ? sentence.tokens : tokensOf(text, reading.language, nlp));
    const running = /^(?:paragraph|list)$/.test(chunk.blocks[sentence.block]?.kind ?? '');
    const refused =
      (running ? undefined : 'is no running text') ??
      refusal([...factGuards, ...phraseGuards, ...guards], text, nlp) ??
      refusal(statementGuards, { text, known }, nlp) ??
      (made ? undefined : 'has no main clause that can be told for certain');
    const wrong = (made ?? []).filter((one) => {
      const said = contentWords(one.text, nlp);
      return (
        !(refused ?? refusal(phraseGuards, one.text, nlp)) &&
        all.every((other) => other.sentence === sentence || shared(said, other.content) < TRUE_TOO)
      );
    });
    return { sentence, path: chunk.path, text, known, salience: reading.salience(sentence), refused, wrong };
  };
  return bodies.flatMap((chunk) => chunk.sentences.map((sentence) => inside(sentence, chunk)));
};

interface Wrong extends Contradiction {
  readonly stated: Stated;
}

/** Contradictions of different sentences, one of them at most by a mere "not". */
const setsOf = (pool: readonly Wrong[], size: number): Wrong[][] =>
  size === 0
    ? [[]]
    : pool.flatMap((one, at) => {
        const others = pool
          .slice(at + 1)
          .filter(({ stated, denied }) => stated !== one.stated && !(denied && one.denied));
        return setsOf(others, size - 1).map((rest) => [one, ...rest]);
      });

/** The best contradictions among which the right statement does not stand out, by a "not" or by anything else. */
const chosen = (
  right: string,
  evidence: ReadonlySet<string>,
  from: readonly Stated[],
  question: string,
  ground: Ground,
): Wrong[] | undefined => {
  const { nlp, questions } = ground.locale;
  const worse = ({ text, denied, stated }: Wrong): number =>
    (denied ? WORSE.denied : 0) + WORSE.letter * Math.abs(text.length - right.length) - stated.salience;
  const pool = from
    .flatMap((stated) => stated.wrong.map((one) => ({ ...one, stated })))
    .filter(({ text }) => shared(contentWords(text, nlp), evidence) < TRUE_TOO)
    .filter(({ text }) => refusal(optionGuards, { right, wrong: text }, nlp) === undefined)
    .sort((a, b) => worse(a) - worse(b));
  const negative = (text: string): boolean => questions.statements?.negative.test(text) ?? false;
  const sizes = new Set(pool.map(({ stated }) => stated)).size > POOL.plenty ? [3, 2] : [2, 3];
  return sizes
    .flatMap((size) => setsOf(pool.slice(0, POOL.tried), size))
    .find((wrong) => {
      const options = wrong.map(({ text }) => asOption(text));
      const asked = { question, right, wrong: options, language: ground.reading.language };
      return options.some((text) => negative(text) === negative(right)) && !refusal(questionGuards, asked, nlp);
    });
};

/** "Which of these statements is right?": a sentence of the material, among contradictions of others beside it. */
export const statementRule: Rule = {
  id: 'statement',
  worth: 2.3,
  find: (ground) => {
    const phrases = ground.locale.questions.statements;
    if (!phrases) return [];
    const all = statedIn(ground, phrases);
    const asked = new Map<Stated, Pick<Candidate, 'question' | 'pool'>>();
    const free = new Set(all.filter(({ refused, salience }) => !refused && salience >= SALIENT.wrong));
    const times = new Map<string, number>();
    const ask = (right: Stated, depth: number): void => {
      const [name = '', group] = [right.path[depth - 1], right.path.slice(0, depth).join('\n')];
      const stem = (depth > 0 ? phrases.stems : [phrases.plain])[times.get(group) ?? 0];
      // A heading that asks is no name of anything
      if (!stem || /[?!]/.test(name) || words(name).length > LONGEST_NAME) return;
      const question = filled(stem, { name });
      const beside = [...free].filter((one) => one !== right && one.path.slice(0, depth).join('\n') === group);
      const wrong = chosen(
        asOption(right.text),
        contentWords(right.sentence.text, ground.locale.nlp),
        beside,
        question,
        ground,
      );
      if (!wrong) return;
      times.set(group, (times.get(group) ?? 0) + 1);
      for (const stated of [right, ...wrong.map(({ stated }) => stated)]) free.delete(stated);
      const pool = wrong.map(({ text, stated }) => ({
        text,
        about: filled(phrases.about, { text: stated.sentence.text }),
      }));
      asked.set(right, { question, pool });
    };
    const rights = [...free]
      .filter(({ salience }) => salience >= SALIENT.right)
      .sort((a, b) => b.salience - a.salience);
    // First in the section itself, then in the one around it
    for (const up of [0, 1, 2, 3])
      for (const right of rights) if (free.has(right)) ask(right, Math.max(0, right.path.length - up));
    return all.map((stated): Candidate => {
      const { sentence, text, salience } = stated;
      const { question = '', pool = [] } = asked.get(stated) ?? {};
      const refused = stated.refused ?? (question ? undefined : 'finds no contradictions to stand among, or is one');
      const evidence = { chunk: sentence.chunk, quote: quoteOf(sentence, ground) };
      return {
        subject: question,
        question,
        right: text,
        pool,
        chunk: sentence.chunk,
        evidence,
        shown: sentence.text,
        sentence,
        salience,
        refused,
      };
    });
  },
};
