import { describe, expect, it } from 'vitest';
import { draftPlan } from '../../../../../lambdas/domain/generation/plan/draft-plan.ts';
import { spreadKinds } from '../../../../../lambdas/domain/generation/plan/question-kinds.ts';
import { questionTotal, traditionalPlan } from '../../../../../shared/catalogue/duration-plan.ts';
import { riverChunks } from '../../../../fixtures/lesson/questions.ts';

const counts = (mcqCount: number, shortAnswerCount: number, caseStudyCount: number) => ({
  mcqCount,
  shortAnswerCount,
  caseStudyCount,
});
const spread = (assessment: ReturnType<typeof counts>, sizes: readonly number[]) =>
  spreadKinds({ assessment, questionTarget: questionTotal(assessment) }, sizes).map(({ questions, open }) => [
    questions,
    open.shortAnswers,
    open.caseStudies,
  ]);

describe('the kinds of questions', () => {
  it('are spread over the quizzes: short answers evenly, the case study into the last [TRAD-19]', () => {
    expect(spread(counts(8, 1, 1), [4, 3, 3])).toEqual([
      [4, 0, 0],
      [2, 1, 0],
      [2, 0, 1],
    ]);
    expect(spread(counts(2, 3, 0), [3, 2])).toEqual([
      [2, 1, 0],
      [0, 2, 0],
    ]);
  });

  it('that are switched off are not asked [TRAD-20]', () => {
    expect(spread(counts(0, 3, 0), [3])).toEqual([[0, 3, 0]]);
    expect(spread(counts(4, 0, 0), [4])).toEqual([[4, 0, 0]]);
  });

  it('give up what there is most of where the material holds less', () => {
    expect(spread(counts(8, 1, 1), [4])).toEqual([[2, 1, 1]]);
  });

  it('are all multiple choice where nothing else was agreed on', () => {
    expect(spreadKinds({ questionTarget: 5 }, [3, 2]).map(({ questions }) => questions)).toEqual([3, 2]);
  });
});

const rows = [
  ['structured', 15, '4/0/0', 'GEN-46'],
  ['structured', 30, '6/1/0', 'GEN-47'],
  ['structured', 45, '8/1/1', 'GEN-48'],
  ['structured', 60, '10/2/1', 'GEN-49'],
  ['structured', 90, '15/2/1', 'GEN-50'],
  ['structured', 120, '20/3/1', 'GEN-51'],
  ['concise', 15, '3/0/0', 'GEN-52'],
  ['concise', 30, '4/1/0', 'GEN-53'],
  ['concise', 45, '5/1/0', 'GEN-54'],
  ['concise', 60, '6/1/0', 'GEN-55'],
  ['concise', 90, '10/1/1', 'GEN-56'],
  ['concise', 120, '12/2/1', 'GEN-57'],
] as const;

describe('a traditional lesson laid out', () => {
  it.each(rows)('%s, %i minutes asks %s over its assessments [%s]', (lessonStyle, minutes, wanted) => {
    const { assessment, scenes } = traditionalPlan(lessonStyle, minutes);
    const spec = {
      mode: 'traditional' as const,
      lessonStyle,
      assessment,
      sceneTarget: scenes.max,
      questionTarget: questionTotal(assessment),
    };
    const { scenes: drafted } = draftPlan(spec, riverChunks(60));
    const asked = [
      drafted.reduce((sum, { questions }) => sum + questions, 0),
      drafted.reduce((sum, { open }) => sum + (open?.shortAnswers ?? 0), 0),
      drafted.reduce((sum, { open }) => sum + (open?.caseStudies ?? 0), 0),
    ];
    expect(asked.join('/')).toBe(wanted);
    const last = drafted.findLast(({ type }) => type === 'assessment');
    if (assessment.caseStudyCount > 0) expect(last?.open?.caseStudies).toBe(assessment.caseStudyCount);
  });

  it('asks a single case study where nothing else is wanted', () => {
    const spec = { mode: 'traditional' as const, assessment: counts(0, 0, 1), sceneTarget: 5, questionTarget: 1 };
    const open = draftPlan(spec, riverChunks(8)).scenes.flatMap((slot) => slot.open ?? []);
    expect(open).toEqual([{ shortAnswers: 0, caseStudies: 1 }]);
  });
});
