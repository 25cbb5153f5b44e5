import { contentStems } from '../../../domain/scene/words.ts';
import { refusal } from '../../guards/guard.ts';
import { factGuards, standsAlone } from '../../guards/sentence-guards.ts';
import { filled } from '../../locales/patterns.ts';
import { type Block, isVerb, quoteOf, type ReadChunk, type Sentence } from '../../nlp/reading.ts';
import { words } from '../../nlp/words.ts';
import type { Ground } from '../candidate.ts';
import { type OpenDraft, type OpenRule, type ProposedPoint, pointOf, sentenceKey } from './open-rule.ts';

/** A statement, and after a colon what it counts; nothing where a list follows. */
const COUNTED = /^(?<lead>[^:;]{15,160}):(?<items>(?: .{5,})?)$/;
/** What marks an item in a running list: "(1) ". */
const MARK = /^(?:and |or )?(?:\(?\w\) )?/;

/** How many a statement says that there are; undefined where it says no number, or two. */
const numberIn = (lead: string, { locale: { questions } }: Ground): number | undefined => {
  const found = words(lead).flatMap((word) => questions.open?.numbers[word.toLowerCase()] ?? []);
  return found.length === 1 ? found[0] : undefined;
};

const inline = (items: string): string[] =>
  items
    .replace(/\.$/, '')
    .split(items.includes(';') ? /; / : /, (?:and |or )?| (?:and|or) /)
    .map((item) => item.trim().replace(MARK, ''));

/** The first sentence of each item of the list that follows a paragraph. */
const below = ({ blocks }: ReadChunk, { block }: Sentence): readonly Sentence[] => {
  const next: Block | undefined = blocks[block + 1];
  return (next?.items ?? []).flatMap(({ start, end }) =>
    (next?.sentences ?? []).filter((one) => one.start >= start && one.end <= end).slice(0, 1),
  );
};

/** What a sentence counts, if it is as many as it says and each says something by itself. */
const pointsOf = (sentence: Sentence, items: string, count: number, ground: Ground): ProposedPoint[] => {
  const { nlp } = ground.locale;
  const chunk = ground.reading.byId.get(sentence.chunk);
  const quote = quoteOf(sentence, ground.reading);
  const points =
    items.trim() === '' && chunk
      ? below(chunk, sentence).map((one) => pointOf(one, ground))
      : inline(items).map((text) => ({ text, chunk: sentence.chunk, quote }));
  const told = points.filter(({ text }) => /\p{L}{3}/u.test(text) && !nlp.deictic?.test(text) && !/[?:]$/.test(text));
  if (told.length !== count || points.length !== count) return [];
  // Bare words tell little by themselves, and some are cut to the same stem
  const stems = told.map(({ text }) => [...contentStems(text)].join(' '));
  const isBare = told.every(({ text }) => words(text).length < 2);
  return isBare || new Set(stems).size < count ? [pointOf(sentence, ground)] : told;
};

/** "There are three … Which are they?": what a sentence counts and then names. */
export const listRule: OpenRule = {
  id: 'list',
  worth: 2.5,
  find: (ground) => {
    const { reading, locale } = ground;
    const phrase = locale.questions.open?.list;
    if (!phrase) return [];
    return reading.bodies
      .flatMap(({ sentences, blocks }) => sentences.filter(({ block }) => blocks[block]?.kind === 'paragraph'))
      .flatMap((sentence): OpenDraft[] => {
        const { lead, items = '' } = COUNTED.exec(sentence.text)?.groups ?? {};
        const count = lead === undefined ? undefined : numberIn(lead, ground);
        if (!lead || !count) return [];
        const text = `${lead.trim()}.`;
        const isWhole =
          locale.nlp.tagger === null || sentence.tokens.some((token) => isVerb(token) && token.end <= lead.length);
        const holds =
          isWhole &&
          standsAlone({ ...sentence, text }, locale) &&
          refusal(factGuards, text, locale.nlp) === undefined &&
          !locale.nlp.deictic?.test(text) &&
          !locale.questions.hangs?.test(text);
        const points = holds ? pointsOf(sentence, items, count, ground) : [];
        if (points.length === 0) return [];
        return [
          {
            subjects: [sentenceKey(sentence)],
            question: filled(phrase, { text }),
            points,
            ...(items.trim() === '' ? {} : { answer: sentence.text }),
            chunk: sentence.chunk,
            salience: reading.salience(sentence),
          },
        ];
      });
  },
};
