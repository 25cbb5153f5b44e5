import { contentStems, overlap } from '../../../domain/scene/words.ts';
import { isAlone, isUntied, mayDescribe } from '../../activities/alone.ts';
import { wholeScene } from '../../activities/scene-text.ts';
import { refusal } from '../../guards/guard.ts';
import { sumGuards } from '../../guards/section-guards.ts';
import { isTorn, leansOn } from '../../guards/sentence-guards.ts';
import { filled } from '../../locales/patterns.ts';
import type { Block, ReadChunk, Sentence } from '../../nlp/reading.ts';
import { inCommon } from '../../nlp/words.ts';
import type { Ground } from '../candidate.ts';
import { type OpenDraft, type OpenRule, type ProposedPoint, sentenceKey } from './open-rule.ts';
import { pointsOfAll } from './points.ts';
import { hasCode, toldWhole } from './summary.ts';

/**
 * Sentences that follow a statement in its paragraph, each a point. Of strangers' ratings of three rounds, two were good in
 * 20 of 21 cases, three to five in 20 of 33: a longer paragraph goes on to something that its beginning does not promise.
 */
const FOLLOWING = 2;
/** A study by its year: "(2006)", "(Brumley et al., 2007)". From two of them on a paragraph is a list of who found what. */
const STUDY = /\([^()]{0,120}\b(?:18|19|20)\d\d[a-z]?\)/g;
const STUDIES = 2;
/** A sentence of whose words the statement has so many says nothing more. */
const SAID = 0.7;

/** What a paragraph says after its first sentence, if that is a statement which the others bear out. */
const borneOut = (
  { sentences: [first, ...others] }: Block,
  chunk: ReadChunk,
  ground: Ground,
): ProposedPoint[] | undefined => {
  const { nlp } = ground.locale;
  if (!first || [first, ...others].some(({ text }) => isTorn(text))) return undefined;
  const scene = wholeScene(ground.reading);
  const isClear = hasCode(ground.reading) || mayDescribe(chunk, scene) ? isAlone : isUntied;
  if (!isClear(first, scene) || refusal(sumGuards, first.text, nlp)) return undefined;
  const named = contentStems(first.text);
  const told = toldWhole(others, ground);
  const isOfIt = ({ text }: Sentence): boolean => inCommon(named, contentStems(text)) > 0 || leansOn(text, nlp);
  const says = ({ text }: Sentence): boolean => overlap(contentStems(text), named) < SAID && !nlp.counted?.test(text);
  if (told.length !== FOLLOWING || !told.every(says) || !told.every(isOfIt)) return undefined;
  const [next] = told;
  if (next && nlp.takesBack?.test(next.text)) return undefined;
  const studies = told.flatMap(({ text }) => text.match(STUDY) ?? []);
  if (studies.length >= STUDIES || nlp.several?.test(told.at(-1)?.text ?? '')) return undefined;
  return pointsOfAll(told, ground);
};

/** "A paragraph of … begins: “…” What does the rest of it say?": a paragraph that bears out its first sentence. */
export const statementRule: OpenRule = {
  id: 'statement',
  worth: 2.1,
  find: (ground) => {
    const { reading, locale } = ground;
    const phrase = locale.questions.open?.statement;
    if (!phrase) return [];
    return reading.bodies.flatMap((chunk) =>
      chunk.blocks.flatMap((block): OpenDraft[] => {
        const [first] = block.sentences;
        const heading = chunk.path.at(-1);
        const points = block.kind === 'paragraph' ? borneOut(block, chunk, ground) : undefined;
        if (!first || !heading || !points) return [];
        const question = filled(phrase, { heading, statement: first.text });
        const salience = reading.salience(first);
        return [{ subjects: [sentenceKey(first)], question, points, chunk: chunk.id, salience }];
      }),
    );
  },
};
