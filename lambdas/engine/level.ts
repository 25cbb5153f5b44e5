import { audiences } from '../../shared/catalogue/contract-choices.ts';
import type { GenerationSpec } from '../domain/generation/spec.ts';
import type { Template } from './quiz/candidate.ts';

/** What audience and difficulty change in a lesson whose words are the material's own. */
export interface Level {
  /** Sentences up to this many words are told first. */
  readonly sentence: number;
  /** How much of its material a chapter tells where there is room for all, 0 to 1: the hardest sentences go first. */
  readonly share: number;
  /** Words after which a paragraph ends. */
  readonly paragraph: number;
  /** Whether a chapter ends with the meanings of its words. */
  readonly glosses: boolean;
  /** Whether a chapter is summed up. */
  readonly sums: boolean;
  /** Wrong options of a question. */
  readonly wrong: 2 | 3;
  /** Added to what a kind of question is worth. */
  readonly favours: Partial<Readonly<Record<Template, number>>>;
}

/** Knowing what a thing is comes before the order and the figures. */
const RECALL = { define: 0.2, describe: 0.2, list: 0.2, name: 0.1, step: -0.1, number: -0.2 } as const;
const DETAIL = {
  step: 0.25,
  number: 0.3,
  identifier: 0.2,
  table: 0.1,
  describe: -0.2,
  define: -0.2,
  name: -0.1,
} as const;

const CHILD = 7;

/** A reading grade of 12 at the middle difficulty is what the material is taken to have. */
export const levelOf = ({
  targetAudience,
  difficultyLevel,
}: Pick<GenerationSpec, 'targetAudience' | 'difficultyLevel'>): Level => {
  const grade = audiences.find(({ slug }) => slug === targetAudience)?.readingGrade ?? 12;
  const young = grade <= CHILD;
  const easy = difficultyLevel === 'beginner';
  const hard = difficultyLevel === 'advanced';
  return {
    sentence: Math.round(grade * 1.6) + (easy ? 4 : hard ? 14 : 8),
    share: young ? 0.75 : easy ? 0.9 : 1,
    paragraph: young ? 60 : easy ? 80 : 110,
    glosses: young || easy,
    sums: !hard || young,
    wrong: targetAudience === 'elementary' ? 2 : 3,
    favours: easy || young ? RECALL : hard ? DETAIL : {},
  };
};
