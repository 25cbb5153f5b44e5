import { describe, expect, it } from 'vitest';
import { draftPlan } from '../../../../../lambdas/domain/generation/plan/draft-plan.ts';
import { notesOn } from '../../../../../lambdas/domain/generation/plan/notes.ts';
import { sceneWords } from '../../../../../lambdas/domain/generation/plan/scene-words.ts';
import type { Chunk } from '../../../../../lambdas/domain/material/chunk.ts';
import { traditionalPlans } from '../../../../../shared/catalogue/duration-plan.ts';
import { contractOf } from '../../../../fixtures/lesson/contract.ts';
import { riversMaterial as material } from '../../../../fixtures/lesson/rivers.ts';

const plenty: Chunk[] = Array.from({ length: 60 }, (_, index) => ({
  id: `c${index + 1}`,
  material,
  heading: null,
  text: 'word '.repeat(200).trim(),
  start: 0,
  end: 0,
}));

type Row = (typeof traditionalPlans)['structured'][number];
const contractFor = (lessonStyle: 'structured' | 'concise', { minutes, scenes, assessment }: Row) =>
  contractOf({
    mode: 'traditional',
    lessonStyle,
    estimatedDuration: minutes,
    sceneTarget: scenes.max,
    assessment,
    questionTarget: assessment.mcqCount + assessment.shortAnswerCount + assessment.caseStudyCount,
  });
const typesOf = (lessonStyle: 'structured' | 'concise', row: Row) =>
  draftPlan(contractFor(lessonStyle, row), plenty).scenes.map(({ type }) => type);

describe('a structured lesson', () => {
  it.each(traditionalPlans.structured)(
    'of $minutes minutes opens with its outline, asks in assessments and ends in a summary [GEN-60, SESS-25]',
    (row) => {
      const types = typesOf('structured', row);
      expect(types).toHaveLength(row.scenes.max);
      expect(types[0]).toBe('overview');
      expect(types.at(-1)).toBe('summary');
      expect(types).toContain('assessment');
      expect(types).not.toContain('quiz');
      expect(types).not.toContain('bridge');
    },
  );

  it('states its goals apart as soon as there is room for them [GEN-60]', () => {
    const [, , threeQuarters] = traditionalPlans.structured;
    expect(threeQuarters && typesOf('structured', threeQuarters).slice(0, 2)).toEqual(['overview', 'signposts']);
  });
});

describe('a quick note', () => {
  it.each(traditionalPlans.concise)('of $minutes minutes is chapters, assessments and a summary [TRAD-32]', (row) => {
    const types = typesOf('concise', row);
    expect(types).toHaveLength(row.scenes.max);
    expect(new Set(types)).toEqual(new Set(['chapter', 'assessment', 'summary']));
  });

  it('has shorter chapters than a structured lesson of the same length [TRAD-32]', () => {
    const [, half] = traditionalPlans.structured;
    if (!half) throw new Error('no row');
    const most = (style: 'structured' | 'concise') =>
      sceneWords('chapter', contractFor(style, half), plenty.slice(0, 4)).max;
    expect(most('concise')).toBeLessThan(most('structured'));
  });
});

describe('a lesson that is not from the learner’s material', () => {
  it('says so first [GEN-01, ANCH-24]', () => {
    const spec = contractOf({ origin: 'model', sceneTarget: 2, questionTarget: 0 });
    const draft = draftPlan(spec, plenty);
    expect(notesOn({ spec, draft, missing: [], passed: 0 })[0]).toEqual({ code: 'borrowed' });
    expect(notesOn({ spec: { ...spec, origin: 'own' }, draft, missing: [], passed: 0 })).toEqual([]);
  });
});
