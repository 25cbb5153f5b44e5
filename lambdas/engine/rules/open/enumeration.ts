import { isAlone } from '../../activities/alone.ts';
import { wholeScene } from '../../activities/scene-text.ts';
import { termsIn } from '../../activities/terms-in.ts';
import { filled } from '../../locales/patterns.ts';
import type { ReadChunk, Sentence } from '../../nlp/reading.ts';
import { capitalized, contentWords, shared } from '../../nlp/words.ts';
import type { Ground } from '../candidate.ts';
import { type CountWords, type Statement, statementsIn } from './counted-things.ts';
import { type OpenDraft, type OpenRule, sentenceKey } from './open-rule.ts';
import { FORMULA, MOST } from './points.ts';

/** From this weight on, a term is a matter of the text. */
const TERM = 0.2;
/** The first of the number words. */
const FIRST = 2;

/** Whether a material is about what a sentence says: a term of it, its headings or its objectives name it. */
const isTopic = (head: string, { chunk }: Sentence, { reading, locale: { nlp } }: Ground): boolean => {
  const heads = [...(reading.byId.get(chunk)?.path ?? []), ...reading.apparatus.objectives].join(' . ');
  const weighty = reading.terms.filter(({ weight }) => weight >= TERM);
  return termsIn(head, weighty, nlp).length > 0 || shared(contentWords(head, nlp), contentWords(heads, nlp)) > 0;
};

/** How many things a statement counts: what it begins or ends with. 0 for none, or for some among others. */
const countIn = ({ text, begins }: Statement, { counts, partial }: CountWords): number => {
  const near = begins ? '' : '|(?<!\\p{L})WORD(?!\\p{L})[^,;()]{0,40}$';
  const tells = (word: string): boolean =>
    new RegExp(`^(?:\\p{L}+ ){0,2}WORD(?!\\p{L})${near}`.replaceAll('WORD', word), 'iu').test(text);
  const at = partial?.test(text) ? -1 : counts.findLastIndex(tells);
  return at === -1 ? 0 : FIRST + at;
};

/** Whether what it says is understood without what it counts, and without the sentences before it. */
const isClear = (sentence: Sentence, { text }: Statement, words: CountWords, { reading }: Ground): boolean => {
  const head = text.replace(/(?:\.| …)$/, '');
  // "There are two kinds of bread" leans on nothing
  const [opened = ''] = words.exists?.exec(head) ?? [];
  const asked = {
    ...sentence,
    text: `${capitalized(head.slice(opened.length).trim())}: something or other.`,
    tokens: sentence.tokens.filter(({ start, end }) => start >= opened.length && end <= head.length),
  };
  return isAlone(asked, wholeScene(reading));
};

/** "“Bone can be divided into two types.” Which are they?" */
const draftsOf = (sentence: Sentence, chunk: ReadChunk, ground: Ground): OpenDraft[] => {
  const { open } = ground.locale.questions;
  if (!open) return [];
  return statementsIn(sentence, chunk, open, ground).flatMap((statement): OpenDraft[] => {
    const count = countIn(statement, open);
    const points = count === 0 ? [] : statement.find(count).map((one) => ({ ...one, chunk: chunk.id }));
    const fit = points.every(
      ({ text, quote }) => text.length <= MOST.text && quote.length <= MOST.quote && !FORMULA.test(text),
    );
    const isAsked = count > 0 && points.length === count && fit && isTopic(statement.text, sentence, ground);
    if (!isAsked || !isClear(sentence, statement, open, ground)) return [];
    const head = statement.text.replace(/\.$/, ':').replace(/ …$/, '');
    return [
      {
        subjects: [sentenceKey(sentence)],
        question: filled(open.list, { statement: statement.text }),
        points,
        answer: `${head} ${points.map(({ text }) => text.replace(/[.;]$/, '')).join('; ')}.`,
        chunk: chunk.id,
        salience: ground.reading.salience(sentence),
      },
    ];
  });
};

/** Which things there are, where the text says how many. */
export const enumerationRule: OpenRule = {
  id: 'enumeration',
  worth: 2.5,
  find: (ground) =>
    ground.reading.bodies.flatMap((chunk) =>
      chunk.blocks.flatMap(({ kind, sentences }) =>
        kind === 'paragraph' ? sentences.flatMap((one) => draftsOf(one, chunk, ground)) : [],
      ),
    ),
};
