import { isAlone } from '../../activities/alone.ts';
import { keepsCapital } from '../../activities/names.ts';
import { wholeScene } from '../../activities/scene-text.ts';
import { termsIn } from '../../activities/terms-in.ts';
import { settledWhys, TERM } from '../../activities/why.ts';
import { once } from '../../cache.ts';
import { refusal } from '../../guards/guard.ts';
import { factGuards } from '../../guards/sentence-guards.ts';
import { localeOf } from '../../locales/locales.ts';
import type { Relation } from '../../locales/questions.ts';
import type { Reading, Sentence } from '../../nlp/reading.ts';
import { contentWords, shared, words } from '../../nlp/words.ts';
import { searchableSentences } from '../searchable.ts';
import { type OpenRule, pointOf, sentenceKey } from './open-rule.ts';
import { leans } from './section.ts';

type Asked = Pick<Relation, 'kind' | 'question'> & { readonly sentence: Sentence };

/** Whether a material is about the subject: a term of it, its headings or its objectives name it. */
const isTopic = (
  { subject }: Pick<Relation, 'subject'>,
  { chunk }: Sentence,
  { terms, byId, apparatus, language }: Reading,
): boolean => {
  const { nlp } = localeOf(language);
  const heads = [...(byId.get(chunk)?.path ?? []), ...apparatus.objectives].join(' . ');
  const weighty = terms.filter(({ weight }) => weight >= TERM);
  return termsIn(subject, weighty, nlp).length > 0 || shared(contentWords(subject, nlp), contentWords(heads, nlp)) > 0;
};

/** Whether no other sentence of the text may say more of the same. */
const isSaidOnce = ({ subject, also }: Relation, sentence: Sentence, reading: Reading): boolean => {
  const named = contentWords(subject, localeOf(reading.language).nlp);
  return !searchableSentences(reading).some(
    ({ sentence: other, line, content }) =>
      other !== sentence &&
      reading.byId.get(other.chunk)?.role === 'body' &&
      shared(named, content) === 1 &&
      also.test(line),
  );
};

/** What the sentences of a material answer by themselves, where the question is understood by itself. Remembered. */
const askedIn = once((reading: Reading): readonly Asked[] => {
  const scene = wholeScene(reading);
  const { nlp, questions } = scene.locale;
  const blockOf = ({ chunk, block }: Sentence) => reading.byId.get(chunk)?.blocks[block];
  const nextOf = (sentence: Sentence): string => blockOf(sentence)?.sentences[sentence.index + 1]?.text ?? '';
  const whys = settledWhys(scene).filter(({ question, sentence }) => {
    // What goes on in the next sentence is told by halves; what only the answer speaks of need not be known before
    if (leans(nextOf(sentence), scene)) return false;
    const named = new Set(words(question.toLowerCase()));
    const tokens = sentence.tokens.filter(({ text }) => named.has(text.toLowerCase()));
    return isTopic({ subject: question }, sentence, reading) && isAlone({ ...sentence, tokens }, scene);
  });
  const relations = scene.sentences.flatMap((sentence): Asked[] => {
    if (blockOf(sentence)?.kind !== 'paragraph' || refusal(factGuards, sentence.text, nlp)) return [];
    const found = questions.relation?.(sentence, keepsCapital(sentence, reading), nextOf(sentence));
    if (!found || !isTopic(found, sentence, reading) || !isSaidOnce(found, sentence, reading)) return [];
    return isAlone({ ...sentence, text: found.said, tokens: found.asked }, scene) ? [{ ...found, sentence }] : [];
  });
  return [...whys.map((why) => ({ ...why, kind: 'why' })), ...relations];
});

/** "Why …", "How …", "What … lead to": what one sentence says of its subject, by the forms that the locale knows. */
export const sentenceRules: readonly OpenRule[] = ['why', 'how', 'purpose', 'effect', 'parts', 'when'].map((id) => ({
  id,
  worth: id === 'why' ? 2.4 : 2.3,
  find: (ground) =>
    askedIn(ground.reading)
      .filter(({ kind }) => kind === id)
      .map(({ question, sentence }) => ({
        subjects: [sentenceKey(sentence)],
        question,
        points: [pointOf(sentence, ground)],
        chunk: sentence.chunk,
        salience: ground.reading.salience(sentence),
      })),
}));
