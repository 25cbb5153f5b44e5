import { contentStems, overlap } from '../../../domain/scene/words.ts';
import { once } from '../../cache.ts';
import { refusal } from '../../guards/guard.ts';
import { headingGuards, sumGuards, wholeGuards } from '../../guards/section-guards.ts';
import { filled } from '../../locales/patterns.ts';
import type { Block, ReadChunk, Reading, Sentence } from '../../nlp/reading.ts';
import { contentWords, shared } from '../../nlp/words.ts';
import type { Ground } from '../candidate.ts';
import type { OpenDraft, OpenRule, ProposedPoint } from './open-rule.ts';
import { FORMULA, pointsOfAll, withoutPointers } from './points.ts';

/** Sentences of what can be told whole, and the share of them that may only point at the page or give an example. */
const SENTENCES = { least: 3, most: 16, aside: 0.34 } as const;

/** The share of its words that a sentence of a summary has from the text. */
const TOLD = 0.5;
const PROSE = new Set(['paragraph', 'heading']);
const isStatement = ({ text }: Sentence): boolean => /^\p{Lu}.*[.:]$/u.test(text);
/** Where a material has code, what stands in a figure may be code, too. */
export const hasCode = once(({ bodies }: Reading): boolean =>
  bodies.some(({ blocks }) => blocks.some(({ kind }) => kind === 'code')),
);

/** Whether a heading is a question. */
const isAsked = (heading: string): boolean => /[?？؟]$/.test(heading);

/** Whether a sentence speaks of something that another one names. */
export const leans = (text: string, { locale: { nlp } }: Ground): boolean =>
  [nlp.leaning, nlp.deictic].some((pattern) => pattern?.test(text));

/** All that some sentences say but for examples and what points at the page; none where something would be missing. */
export const toldWhole = (all: readonly Sentence[], ground: Ground, aside: number = SENTENCES.aside): Sentence[] => {
  const { nlp, activities } = ground.locale;
  // The texts of a quiz set no formulas
  if (all.some(({ text }) => FORMULA.test(text))) return [];
  const isWhole = ({ text }: Sentence): boolean =>
    !refusal(wholeGuards, withoutPointers(text, nlp), nlp) && !activities.example?.test(text);
  const own: Sentence[] = [];
  // What leans on a sentence that is left out would lose what it speaks of
  for (const [at, one] of all.entries())
    if (isWhole(one) && (own.at(-1) === all[at - 1] || !leans(one.text, ground))) own.push(one);
  return all.length - own.length > aside * all.length ? [] : own;
};

/** All that some chunks say, if it is prose that their heading makes clear; undefined where something would be missing. */
const toldBy = (chunks: readonly ReadChunk[], ground: Ground, isAnswer = false): ProposedPoint[] | undefined => {
  const isShown = hasCode(ground.reading);
  const isProse = ({ kind, sentences }: Block): boolean =>
    PROSE.has(kind) || (kind === 'figure' && !isShown) || (kind === 'list' && sentences.every(isStatement));
  if (!chunks.every(({ blocks }) => blocks.every(isProse))) return undefined;
  // What is left out may be the answer to what a heading asks
  const all = chunks.flatMap((chunk) => chunk.sentences);
  const own = toldWhole(all, ground, isAnswer ? 0 : SENTENCES.aside);
  const isOpen = ground.locale.nlp.leaning?.test(own[0]?.text ?? '') ?? false;
  return isOpen || own.length < SENTENCES.least || own.length > SENTENCES.most ? undefined : pointsOfAll(own, ground);
};

const meanSalience = (chunks: readonly ReadChunk[], { salience }: Reading): number => {
  const all = chunks.flatMap(({ sentences }) => sentences.map(salience));
  return all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length);
};

/** "What are the main points of …?": a section that an answer can tell whole, and below which nothing stands. */
export const sectionRule: OpenRule = {
  id: 'section',
  worth: 2.2,
  // Asked for twice: the parts of a section must know of it
  find: once((ground: Ground) => {
    const { reading, locale } = ground;
    const { nlp, questions } = locale;
    const { open } = questions;
    if (!open) return [];
    const runs = Map.groupBy(reading.bodies, ({ path }) => path.join('\n'));
    const hasMore = (key: string): boolean => [...runs.keys()].some((other) => other.startsWith(`${key}\n`));
    return [...runs].flatMap(([key, chunks]): OpenDraft[] => {
      const [heading, above] = (chunks[0]?.path ?? []).toReversed();
      const chunk = chunks.at(-1)?.id;
      if (!heading || !above || !chunk || hasMore(key) || refusal(headingGuards, heading, nlp)) return [];
      const points = toldBy(chunks, ground, isAsked(heading));
      if (!points) return [];
      const isClear = shared(contentWords(heading, nlp), contentWords(above, nlp)) > 0;
      const phrase = isAsked(heading) ? open.asked : isClear ? open.section : open.sectionOf;
      const question = filled(phrase, { heading, above });
      return [{ subjects: [`section ${heading}`], question, points, chunk, salience: meanSalience(chunks, reading) }];
    });
  }),
};

/** "Sum up …": a chapter that the book itself sums up. */
export const summaryRule: OpenRule = {
  id: 'summary',
  worth: 2.6,
  find: (ground) => {
    const { reading, locale } = ground;
    const { open } = locale.questions;
    if (!open) return [];
    const told = contentStems(reading.bodies.map(({ text }) => text).join('\n'));
    // What the book sums up and nowhere says cannot be asked for
    const isTold = ({ text }: Sentence): boolean => overlap(contentStems(text), told) >= TOLD;
    return reading.chunks.flatMap((chunk, at): OpenDraft[] => {
      const before = reading.chunks.slice(0, at).findLast(({ role }) => role === 'body');
      const title = before?.path[0];
      const says = (one: Sentence): boolean => isTold(one) && !refusal(sumGuards, one.text, locale.nlp);
      const isSum = chunk.role === 'summary' && chunk.sentences.every(says);
      const points = isSum && title ? toldBy([chunk], ground) : undefined;
      if (!points || !title || !before) return [];
      const question = filled(open.summary, { title });
      return [{ subjects: [`summary ${chunk.id}`], question, points, chunk: before.id, salience: 0.8 }];
    });
  },
};
