import { refusal } from '../guards/guard.ts';
import { phraseGuards } from '../guards/phrase-guards.ts';
import { factGuards } from '../guards/sentence-guards.ts';
import { filled } from '../locales/patterns.ts';
import type { Ending } from '../locales/questions.ts';
import { quoteOf, type Sentence } from '../nlp/reading.ts';
import { alike, contentWords, shared, words } from '../nlp/words.ts';
import type { Candidate, Ground, Rule } from './candidate.ts';
import { searchableSentences } from './searchable.ts';
import { turned, withTurned } from './turned.ts';
import { insideSentence } from './wording.ts';

/** Below, a sentence is no part of what its section is about. */
const SALIENT = 0.25;
const WORDS = { least: 4, most: 24 } as const;
/** An ending with fewer of its words in a section is of something else, and tempts nobody. */
const SPOKEN_OF = 0.3;
/** A sentence with more of the words of a beginning, or of an ending, speaks of the same. */
const SAME = 0.5;

interface Cut extends Ending {
  readonly sentence: Sentence;
  /** Content words of its parts. */
  readonly of: ReadonlySet<string>;
  readonly says: ReadonlySet<string>;
  readonly refused: string | undefined;
}

/** A manual speaks to its reader, who is nobody in particular. */
const toNobody = (text: string): string => text.replace(/\byour?\b/gi, 'all');

const cutsIn = (ground: Ground): Cut[] => {
  const { nlp, questions } = ground.locale;
  const cut =
    (sentence: Sentence) =>
    ({ begin, end: said, form }: Ending): Cut => {
      const end = insideSentence(said, ground);
      const text = toNobody(`${begin} ${end}.`);
      const { kind } = ground.reading.byId.get(sentence.chunk)?.blocks[sentence.block] ?? {};
      const refused =
        refusal(factGuards, text, nlp) ??
        (nlp.deictic?.test(text) || questions.hangs?.test(text) ? 'hangs on the sentences around it' : undefined) ??
        refusal(phraseGuards, toNobody(end), nlp) ??
        (words(end).length < WORDS.least || words(end).length > WORDS.most
          ? 'has an ending of the wrong length'
          : undefined) ??
        (kind === 'paragraph' || kind === 'list' ? undefined : 'is no running text');
      return { begin, end, form, sentence, of: contentWords(begin, nlp), says: contentWords(end, nlp), refused };
    };
  return ground.reading.bodies.flatMap(({ sentences }) =>
    sentences.flatMap((sentence) => (questions.ending?.of(sentence) ?? []).map(cut(sentence))),
  );
};

/** Another ending is not true of a beginning: no sentence speaks of both, and both do not speak of the same. */
const isFalseOf = (cut: Cut, other: Cut, { reading }: Ground): boolean =>
  alike(cut.of, other.of) <= SAME &&
  alike(cut.says, other.says) <= SAME &&
  searchableSentences(reading).every(
    ({ content, sentence }) =>
      sentence === other.sentence || shared(cut.of, content) < SAME || shared(other.says, content) < SAME,
  );

/** "Which ending is right?": what follows from a condition or a cause, among what the material says of others. */
export const endingRule: Rule = {
  id: 'ending',
  worth: 2.6,
  find: (ground) => {
    const { reading, locale } = ground;
    const asks = locale.questions.ending;
    if (asks === null) return [];
    const all = cutsIn(ground);
    const usable = all.filter(({ refused }) => refused === undefined);
    return all.map((cut): Candidate => {
      const { sentence, begin, end } = cut;
      const topic = contentWords(sentence.text, locale.nlp);
      const salience = reading.salience(sentence);
      const nearness = (other: Cut): number =>
        shared(other.says, topic) - Math.abs(other.end.length - end.length) / 200;
      const section = contentWords(reading.byId.get(sentence.chunk)?.text ?? '', locale.nlp);
      const isNear = (other: Cut): boolean => shared(other.says, topic) > 0 || shared(other.says, section) >= SPOKEN_OF;
      const pool = usable
        .filter((other) => !cut.refused && other.form === cut.form && isNear(other) && isFalseOf(cut, other, ground))
        .sort((a, b) => nearness(b) - nearness(a))
        .map((other) => ({ text: other.end, about: filled(asks.about, { text: `${other.begin} …` }) }));
      return {
        subject: `end ${begin.toLowerCase()}`,
        question: filled(asks.phrase, { text: `${begin} _____.` }),
        right: end,
        pool: withTurned(pool, cut.refused ? [] : turned(end, sentence, ground)),
        chunk: sentence.chunk,
        evidence: { chunk: sentence.chunk, quote: quoteOf(sentence, ground.reading) },
        shown: sentence.text,
        sentence,
        salience,
        refused: cut.refused ?? (salience < SALIENT ? 'is told in passing' : undefined),
        continues: true,
      };
    });
  },
};
