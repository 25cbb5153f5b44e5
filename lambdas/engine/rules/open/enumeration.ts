import { isAlone } from '../../activities/alone.ts';
import { wholeScene } from '../../activities/scene-text.ts';
import { termsIn } from '../../activities/terms-in.ts';
import { TERM } from '../../activities/why.ts';
import { filled } from '../../locales/patterns.ts';
import { type Block, type ListItem, quoteOf, type Sentence } from '../../nlp/reading.ts';
import { contentWords, shared } from '../../nlp/words.ts';
import type { Ground } from '../candidate.ts';
import { type OpenDraft, type OpenRule, sentenceKey } from './open-rule.ts';

/** A sentence that says how many there are and, after a colon or in a list below it, which. */
const LISTED = /^(?<head>[^:]{12,240}):(?: (?<things>.{5,400})\.)?$/u;
/** The first of the number words, and how many things an answer has at most. */
const COUNT = { first: 2, most: 5 } as const;

/** Whether a material is about what a sentence says: a term of it, its headings or its objectives name it. */
const isTopic = (head: string, { chunk }: Sentence, { reading, locale: { nlp } }: Ground): boolean => {
  const heads = [...(reading.byId.get(chunk)?.path ?? []), ...reading.apparatus.objectives].join(' . ');
  const weighty = reading.terms.filter(({ weight }) => weight >= TERM);
  return termsIn(head, weighty, nlp).length > 0 || shared(contentWords(head, nlp), contentWords(heads, nlp)) > 0;
};

/** "compact and spongy", "(1) a heart; (2) a lung": the last two may share a part. */
const thingsIn = (text: string, and: string, count: number): string[] => {
  const marked = text.replace(/\(\p{N}\)/gu, ';');
  const parts = marked.split(marked.includes(';') ? ';' : ',');
  const last = parts.length < count ? (parts.pop() ?? '').split(new RegExp(`\\s(?:${and})\\s`, 'u')) : [];
  const own = new RegExp(`^[\\s,]*(?:(?:${and})\\s+)?|[\\s,]+(?:(?:${and})\\s*)?$`, 'gu');
  return [...parts, ...last].map((part) => part.replace(own, '')).filter((part) => part !== '');
};

/** "“Bone can be divided into two types.” Which are they?" */
const draftOf = (sentence: Sentence, list: Block | undefined, ground: Ground): OpenDraft[] => {
  const { open } = ground.locale.questions;
  const { head = '', things } = LISTED.exec(sentence.text)?.groups ?? {};
  if (!open || head === '') return [];
  const tells = (word: string): boolean => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})[^,;()]{0,40}$`, 'iu').test(head);
  const count = COUNT.first + open.counts.findLastIndex(tells);
  if (count < COUNT.first || count > COUNT.most) return [];
  const statement = `${head}.`;
  const asked = {
    ...sentence,
    text: `${head}: something or other.`,
    tokens: sentence.tokens.filter(({ end }) => end <= head.length),
  };
  const { reading } = ground;
  if (!isTopic(head, sentence, ground) || !isAlone(asked, wholeScene(reading))) return [];
  const { chunk } = sentence;
  const whole = (item: ListItem): string =>
    quoteOf({ ...sentence, ...item }, reading).replace(/^(?:[-*+]|\d+[.)])\s+/, '');
  const below = (list?.items ?? []).map((item) => ({ text: item.text, quote: whole(item) }));
  const said = thingsIn(things ?? '', open.and, count).map((text) => ({ text, quote: quoteOf(sentence, reading) }));
  const points = (things ? said : below).map((one) => ({ ...one, chunk }));
  const answer = `${head}: ${points.map(({ text }) => text.replace(/[.;]$/, '')).join('; ')}.`;
  const draft = {
    subjects: [sentenceKey(sentence)],
    question: filled(open.list, { statement }),
    points,
    answer,
    chunk,
  };
  return points.length === count ? [{ ...draft, salience: reading.salience(sentence) }] : [];
};

/** Which things there are, where the text says how many. */
export const enumerationRule: OpenRule = {
  id: 'enumeration',
  worth: 2.5,
  find: (ground) =>
    ground.reading.bodies.flatMap(({ blocks }) =>
      blocks.flatMap(({ kind, sentences }, at) =>
        kind === 'paragraph' ? sentences.flatMap((one) => draftOf(one, blocks[at + 1], ground)) : [],
      ),
    ),
};
