import { describe, expect, it } from 'vitest';
import {
  anchorPlan,
  customPlan,
  type DurationPlan,
  QUESTION_FLOOR,
  questionTotal,
  targets,
  traditionalPlan,
} from '../../../shared/catalogue/duration-plan.ts';

const shown = ({ scenes, questions }: DurationPlan) => `${scenes.min}-${scenes.max}, ${questions.min}-${questions.max}`;
const aims = (plan: DurationPlan) => [targets(plan).scenes, targets(plan).questions];

describe('the custom plan', () => {
  it('of up to 15 minutes has 4-5 scenes and 3 questions; targets 5 and 3 [GEN-18]', () => {
    expect(shown(customPlan(15))).toBe('4-5, 3-3');
    expect(aims(customPlan(15))).toEqual([5, 3]);
    expect(customPlan(1)).toBe(customPlan(15));
  });
  it('of up to 30 minutes has 8-9 scenes and 6-7 questions; targets 9 and 7 [GEN-19]', () => {
    expect(shown(customPlan(30))).toBe('8-9, 6-7');
    expect(aims(customPlan(30))).toEqual([9, 7]);
    expect(customPlan(16)).toBe(customPlan(30));
  });
  it('of up to 45 minutes has 11-12 scenes and 9-10 questions; targets 12 and 10 [GEN-20]', () => {
    expect(shown(customPlan(45))).toBe('11-12, 9-10');
    expect(aims(customPlan(45))).toEqual([12, 10]);
    expect(customPlan(31)).toBe(customPlan(45));
  });
  it('of up to 60 minutes has 14-16 scenes and 11-13 questions; targets 16 and 13 [GEN-21]', () => {
    expect(shown(customPlan(60))).toBe('14-16, 11-13');
    expect(aims(customPlan(60))).toEqual([16, 13]);
    expect(customPlan(46)).toBe(customPlan(60));
  });
  it('of up to 90 minutes has 18-20 scenes and 14-16 questions; targets 20 and 16 [GEN-22]', () => {
    expect(shown(customPlan(90))).toBe('18-20, 14-16');
    expect(aims(customPlan(90))).toEqual([20, 16]);
    expect(customPlan(61)).toBe(customPlan(90));
  });
  it('above 90 minutes has 22-24 scenes and 17-19 questions; targets 24 and 19 [GEN-23]', () => {
    expect(shown(customPlan(120))).toBe('22-24, 17-19');
    expect(aims(customPlan(120))).toEqual([24, 19]);
    expect([customPlan(91), customPlan(500)]).toEqual([customPlan(120), customPlan(120)]);
  });
  it('aims for at least three questions, also from a row that has fewer [GEN-24]', () => {
    const thin: DurationPlan = { minutes: 5, scenes: { min: 1, max: 2 }, questions: { min: 1, max: 2 } };
    expect(QUESTION_FLOOR).toBe(3);
    expect(targets(thin).questions).toBe(3);
  });
  it('of no given duration is that of 30 minutes', () => {
    expect(customPlan()).toBe(customPlan(30));
  });
});

describe('the anchor plan', () => {
  it('of 15 minutes has 5-6 scenes and 3-3 questions; targets 6 and 3 [GEN-25]', () => {
    expect(shown(anchorPlan(15))).toBe('5-6, 3-3');
    expect(aims(anchorPlan(15))).toEqual([6, 3]);
  });
  it('of 30 minutes has 9-11 scenes and 5-6 questions; targets 11 and 6 [GEN-26]', () => {
    expect(shown(anchorPlan(30))).toBe('9-11, 5-6');
    expect(aims(anchorPlan(30))).toEqual([11, 6]);
  });
  it('of 45 minutes has 12-14 scenes and 7-8 questions; targets 14 and 8 [GEN-27]', () => {
    expect(shown(anchorPlan(45))).toBe('12-14, 7-8');
    expect(aims(anchorPlan(45))).toEqual([14, 8]);
  });
  it('of 60 minutes has 14-16 scenes and 11-13 questions; targets 16 and 13 [GEN-28]', () => {
    expect(shown(anchorPlan(60))).toBe('14-16, 11-13');
    expect(aims(anchorPlan(60))).toEqual([16, 13]);
  });
  it('of 90 minutes has 18-20 scenes and 13-15 questions; targets 20 and 15 [GEN-29]', () => {
    expect(shown(anchorPlan(90))).toBe('18-20, 13-15');
    expect(aims(anchorPlan(90))).toEqual([20, 15]);
  });
  it('of 120 minutes has 22-24 scenes and 16-18 questions; targets 24 and 18 [GEN-30]', () => {
    expect(shown(anchorPlan(120))).toBe('22-24, 16-18');
    expect(aims(anchorPlan(120))).toEqual([24, 18]);
  });
  it('aims for at least three questions at any duration [GEN-31]', () => {
    for (const minutes of [15, 30, 45, 60, 90, 120]) expect(targets(anchorPlan(minutes)).questions).toBeGreaterThan(2);
    expect(targets({ ...anchorPlan(15), questions: { min: 1, max: 1 } }).questions).toBe(3);
  });
  it('of an unknown duration is that of 45 minutes [GEN-32]', () => {
    for (const minutes of [undefined, 1, 44, 75, 500]) expect(aims(anchorPlan(minutes))).toEqual([14, 8]);
  });
});

describe('the traditional plan', () => {
  const scenes = (style: 'structured' | 'concise', minutes: number) => {
    const { min, max } = traditionalPlan(style, minutes).scenes;
    return `${min}-${max}`;
  };
  const counts = (style: 'structured' | 'concise', minutes: number) =>
    Object.values(traditionalPlan(style, minutes).assessment).join('/');

  it('of 15 minutes, structured, has 4-5 scenes and 4/0/0 [GEN-33, GEN-46]', () => {
    expect([scenes('structured', 15), counts('structured', 15)]).toEqual(['4-5', '4/0/0']);
  });
  it('of 30 minutes, structured, has 7-8 scenes and 6/1/0 [GEN-34, GEN-47]', () => {
    expect([scenes('structured', 30), counts('structured', 30)]).toEqual(['7-8', '6/1/0']);
  });
  it('of 45 minutes, structured, has 10-11 scenes and 8/1/1 [GEN-35, GEN-48]', () => {
    expect([scenes('structured', 45), counts('structured', 45)]).toEqual(['10-11', '8/1/1']);
  });
  it('of 60 minutes, structured, has 12-14 scenes and 10/2/1 [GEN-36, GEN-49]', () => {
    expect([scenes('structured', 60), counts('structured', 60)]).toEqual(['12-14', '10/2/1']);
  });
  it('of 90 minutes, structured, has 18-20 scenes and 15/2/1 [GEN-37, GEN-50]', () => {
    expect([scenes('structured', 90), counts('structured', 90)]).toEqual(['18-20', '15/2/1']);
  });
  it('of 120 minutes, structured, has 22-24 scenes and 20/3/1 [GEN-38, GEN-51]', () => {
    expect([scenes('structured', 120), counts('structured', 120)]).toEqual(['22-24', '20/3/1']);
  });
  it('of 15 minutes, concise, has 2-3 scenes and 3/0/0 [GEN-39, GEN-52]', () => {
    expect([scenes('concise', 15), counts('concise', 15)]).toEqual(['2-3', '3/0/0']);
  });
  it('of 30 minutes, concise, has 3-4 scenes and 4/1/0 [GEN-40, GEN-53]', () => {
    expect([scenes('concise', 30), counts('concise', 30)]).toEqual(['3-4', '4/1/0']);
  });
  it('of 45 minutes, concise, has 5-6 scenes and 5/1/0 [GEN-41, GEN-54]', () => {
    expect([scenes('concise', 45), counts('concise', 45)]).toEqual(['5-6', '5/1/0']);
  });
  it('of 60 minutes, concise, has 6-7 scenes and 6/1/0 [GEN-42, GEN-55]', () => {
    expect([scenes('concise', 60), counts('concise', 60)]).toEqual(['6-7', '6/1/0']);
  });
  it('of 90 minutes, concise, has 9-10 scenes and 10/1/1 [GEN-43, GEN-56]', () => {
    expect([scenes('concise', 90), counts('concise', 90)]).toEqual(['9-10', '10/1/1']);
  });
  it('of 120 minutes, concise, has 11-12 scenes and 12/2/1 [GEN-44, GEN-57]', () => {
    expect([scenes('concise', 120), counts('concise', 120)]).toEqual(['11-12', '12/2/1']);
  });
  it('of a duration between two rows is the next one up, of one above all the last, of none 30 minutes [GEN-59]', () => {
    expect(scenes('structured', 16)).toBe('7-8');
    expect(scenes('concise', 500)).toBe('11-12');
    expect(traditionalPlan('concise')).toBe(traditionalPlan('concise', 30));
  });
  it('counts as many questions as its three kinds together [TRAD-19]', () => {
    expect(questionTotal(traditionalPlan('structured', 120).assessment)).toBe(24);
  });
});
