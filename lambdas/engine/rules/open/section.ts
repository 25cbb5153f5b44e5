import { once } from '../../cache.ts';
import { refusal } from '../../guards/guard.ts';
import { headingGuards, sumGuards, wholeGuards } from '../../guards/section-guards.ts';
import { localeOf } from '../../locales/locales.ts';
import { filled } from '../../locales/patterns.ts';
import type { ReadChunk, Reading, Sentence } from '../../nlp/reading.ts';
import { contentWords, shared } from '../../nlp/words.ts';
import type { Ground } from '../candidate.ts';
import type { OpenDraft, OpenRule, ProposedPoint } from './open-rule.ts';
import { FORMULA, pointsOfAll, withoutPointers } from './points.ts';

/** Sentences of what can be told whole, and the share of them that may only point at the page or give an example. */
const SENTENCES = { least: 3, most: 10, aside: 0.34 } as const;

/** A section that is told whole in the points of one answer. */
export interface ToldSection {
  readonly heading: string;
  readonly above: string;
  /** Its last chunk: who has read that has read all of it. */
  readonly chunk: string;
  readonly points: readonly ProposedPoint[];
  readonly salience: number;
}

const PROSE = new Set(['paragraph', 'heading']);
/** Where a material has code, what stands in a figure may be code, too. */
const hasCode = once(({ bodies }: Reading): boolean =>
  bodies.some(({ blocks }) => blocks.some(({ kind }) => kind === 'code')),
);

/** Whether a heading is a question. */
const isAsked = (heading: string): boolean => /[?？؟]$/.test(heading);

/** All that some chunks say but for examples, if it is prose that their heading makes clear; undefined where something would be missing. */
const toldBy = (chunks: readonly ReadChunk[], ground: Ground, isAnswer = false): ProposedPoint[] | undefined => {
  const { nlp, activities } = ground.locale;
  const isShown = hasCode(ground.reading);
  if (!chunks.every(({ blocks }) => blocks.every(({ kind }) => PROSE.has(kind) || (kind === 'figure' && !isShown))))
    return undefined;
  const all = chunks.flatMap((chunk) => chunk.sentences);
  // The texts of a quiz set no formulas
  if (all.some(({ text }) => FORMULA.test(text))) return undefined;
  const own = all.filter(
    ({ text }) => !refusal(wholeGuards, withoutPointers(text, nlp), nlp) && !activities.example?.test(text),
  );
  if (own.length < SENTENCES.least || own.length > SENTENCES.most) return undefined;
  // What is left out may be the answer to what a heading asks
  if (isAnswer && own.length < all.length) return undefined;
  // What leans on a sentence that is left out, or on nothing, would lose what it speaks of
  if (own.some((one) => nlp.leaning?.test(one.text) && !own.includes(all[all.indexOf(one) - 1] as Sentence)))
    return undefined;
  return all.length - own.length > SENTENCES.aside * all.length ? undefined : pointsOfAll(own, ground);
};

const meanSalience = (chunks: readonly ReadChunk[], { salience }: Reading): number => {
  const all = chunks.flatMap(({ sentences }) => sentences.map(salience));
  return all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length);
};

/** The sections of a material that an answer can tell whole: nothing is chosen from them, and nothing stands below them. */
export const toldSections = once((reading: Reading): readonly ToldSection[] => {
  const ground = { reading, locale: localeOf(reading.language) };
  const runs = new Map<string, ReadChunk[]>();
  for (const chunk of reading.bodies) {
    const key = chunk.path.join('\n');
    runs.set(key, [...(runs.get(key) ?? []), chunk]);
  }
  const hasMore = (key: string): boolean => [...runs.keys()].some((other) => other.startsWith(`${key}\n`));
  return [...runs].flatMap(([key, chunks]): ToldSection[] => {
    const [heading, above] = (chunks[0]?.path ?? []).toReversed();
    const last = chunks.at(-1);
    if (!heading || !above || !last || hasMore(key)) return [];
    const points = refusal(headingGuards, heading, ground.locale.nlp)
      ? undefined
      : toldBy(chunks, ground, isAsked(heading));
    return points ? [{ heading, above, chunk: last.id, points, salience: meanSalience(chunks, reading) }] : [];
  });
});

/** "What are the main points of …?": a section that an answer can tell whole. */
export const sectionRule: OpenRule = {
  id: 'section',
  worth: 2.2,
  find: ({ reading, locale: { nlp, questions } }) => {
    const { open } = questions;
    if (!open) return [];
    return toldSections(reading).map(({ heading, above, points, chunk, salience }): OpenDraft => {
      const isClear = shared(contentWords(heading, nlp), contentWords(above, nlp)) > 0;
      const phrase = isAsked(heading) ? open.asked : isClear ? open.section : open.sectionOf;
      return {
        subjects: [`section ${heading}`],
        question: filled(phrase, { heading, above }),
        points,
        chunk,
        salience,
      };
    });
  },
};

/** "Sum up …": a chapter that the book itself sums up. */
export const summaryRule: OpenRule = {
  id: 'summary',
  worth: 2.6,
  find: (ground) => {
    const { reading, locale } = ground;
    const { open } = locale.questions;
    if (!open) return [];
    return reading.chunks.flatMap((chunk, at): OpenDraft[] => {
      const before = reading.chunks.slice(0, at).findLast(({ role }) => role === 'body');
      const title = before?.path[0];
      const isSum =
        chunk.role === 'summary' && chunk.sentences.every(({ text }) => !refusal(sumGuards, text, locale.nlp));
      const points = isSum && title ? toldBy([chunk], ground) : undefined;
      if (!points || !title || !before) return [];
      const question = filled(open.summary, { title });
      return [{ subjects: [`summary ${chunk.id}`], question, points, chunk: before.id, salience: 0.8 }];
    });
  },
};
