import { contentStems, overlap } from '../../../domain/scene/words.ts';
import { once } from '../../cache.ts';
import { refusal } from '../../guards/guard.ts';
import { sumGuards, wholeGuards } from '../../guards/section-guards.ts';
import { filled } from '../../locales/patterns.ts';
import type { Block, ReadChunk, Reading, Sentence } from '../../nlp/reading.ts';
import type { Ground } from '../candidate.ts';
import type { OpenDraft, OpenRule, ProposedPoint } from './open-rule.ts';
import { FORMULA, pointsOfAll, withoutPointers } from './points.ts';

/** Sentences of what can be told whole. */
const SENTENCES = { least: 3, most: 10 } as const;

/** The share of its words that a sentence of a summary has from the text. */
const TOLD = 0.5;
const PROSE = new Set(['paragraph', 'heading']);
const isStatement = ({ text }: Sentence): boolean => /^\p{Lu}.*[.:]$/u.test(text);
/** Where a material has code, what stands in a figure may be code, too. */
export const hasCode = once(({ bodies }: Reading): boolean =>
  bodies.some(({ blocks }) => blocks.some(({ kind }) => kind === 'code')),
);

/** All that some sentences say, but for what points at the page at their end; none where something would be missing. */
export const toldWhole = (all: readonly Sentence[], { locale: { nlp, activities } }: Ground): readonly Sentence[] => {
  // Elsewhere the others may describe what it shows. The texts of a quiz set no formulas
  const own = all.slice(0, all.findLastIndex(({ text }) => !nlp.pointing?.test(withoutPointers(text, nlp))) + 1);
  const isWhole = ({ text }: Sentence): boolean =>
    !refusal(wholeGuards, withoutPointers(text, nlp), nlp) && !activities.example?.test(text) && !FORMULA.test(text);
  return own.every(isWhole) ? own : [];
};

/** All that some chunks say, if it is prose that their heading makes clear; undefined where something would be missing. */
const toldBy = (chunks: readonly ReadChunk[], ground: Ground): ProposedPoint[] | undefined => {
  const isShown = hasCode(ground.reading);
  const isProse = ({ kind, sentences }: Block): boolean =>
    PROSE.has(kind) || (kind === 'figure' && !isShown) || (kind === 'list' && sentences.every(isStatement));
  if (!chunks.every(({ blocks }) => blocks.every(isProse))) return undefined;
  const own = toldWhole(
    chunks.flatMap(({ sentences }) => sentences),
    ground,
  );
  const isOpen = ground.locale.nlp.leaning?.test(own[0]?.text ?? '') ?? false;
  return isOpen || own.length < SENTENCES.least || own.length > SENTENCES.most ? undefined : pointsOfAll(own, ground);
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
