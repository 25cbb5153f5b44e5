import type { GenerationSpec } from '../../lambdas/domain/generation/spec.ts';
import { authorStyles } from '../../shared/catalogue/author-styles.ts';
import {
  anchorPlan,
  customPlan,
  questionTotal,
  targets,
  traditionalPlan,
} from '../../shared/catalogue/duration-plan.ts';
import { genres } from '../../shared/catalogue/genres.ts';
import { universes } from '../../shared/catalogue/universes.ts';
import { contractOf } from '../fixtures/lesson/contract.ts';
import type { Wishes } from './arguments.ts';

/** The kinds of lesson there are: three modes, of which one has two styles. */
export const kinds = ['custom', 'structured', 'concise', 'anchor'] as const;
export type Kind = (typeof kinds)[number];

/** Another genre, style and universe for each lesson of a run, so that a run sees all of them. */
const nth = <T>(all: readonly T[], index: number): T => {
  const one = all[index % all.length];
  if (one === undefined) throw new RangeError('nothing to choose from');
  return one;
};

const specPart = (kind: Kind, minutes: number, index: number, wishes: Wishes): Partial<GenerationSpec> => {
  if (kind === 'custom') {
    const { scenes, questions } = targets(customPlan(minutes));
    const { genre = nth(genres, index).slug, authorStyle = nth(authorStyles, index).slug } = wishes;
    return { genre, authorStyle, sceneTarget: scenes, questionTarget: questions };
  }
  const plain = { genre: '', authorStyle: '' };
  if (kind === 'anchor') {
    const { scenes, questions } = targets(anchorPlan(minutes));
    const anchor = { universe: wishes.universe ?? nth(universes, index).slug, work: null, spoilersOk: false };
    return { ...plain, mode: 'anchor', anchor, sceneTarget: scenes, questionTarget: questions };
  }
  const { scenes, assessment } = traditionalPlan(kind, minutes);
  return {
    ...plain,
    mode: 'traditional',
    lessonStyle: kind,
    assessment,
    sceneTarget: scenes.max,
    questionTarget: questionTotal(assessment),
  };
};

export const specFor = (
  kind: Kind,
  minutes: number,
  index: number,
  { language, ...wishes }: Wishes = {},
): GenerationSpec =>
  contractOf({
    estimatedDuration: minutes,
    ...specPart(kind, minutes, index, wishes),
    ...(language === undefined ? {} : { language }),
  });
