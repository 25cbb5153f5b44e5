import { describe, expect, it } from 'vitest';
import { draftPlan } from '../../../lambdas/domain/generation/plan/draft-plan.ts';
import type { GenerationSpec } from '../../../lambdas/domain/generation/spec.ts';
import {
  anchorPlan,
  anchorPlans,
  customPlan,
  customPlans,
  questionTotal,
  targets,
  traditionalPlan,
} from '../../../shared/catalogue/duration-plan.ts';
import { outlineOf } from '../../../web/src/features/wizard/steps/outline.ts';
import { engine } from '../../fixtures/lesson/engine.ts';
import { worldOf } from '../../fixtures/lesson/memory-store.ts';
import { riversMaterial } from '../../fixtures/lesson/rivers.ts';
import { finalize, writeAll } from '../../fixtures/lesson/run-lesson.ts';
import { chunksOf, contractFor, fixture, fixtureNames } from '../engine/teach.ts';

const story = (mode: 'custom' | 'anchor', minutes: number): GenerationSpec => {
  const { scenes, questions } = targets(mode === 'custom' ? customPlan(minutes) : anchorPlan(minutes));
  const anchor = mode === 'anchor' ? { universe: 'star-wars', work: null, spoilersOk: true } : null;
  return contractFor(minutes, { mode, anchor, sceneTarget: scenes, questionTarget: questions });
};
const lesson = (lessonStyle: 'structured' | 'concise', minutes: number): GenerationSpec => {
  const { scenes, assessment } = traditionalPlan(lessonStyle, minutes);
  const asked = { sceneTarget: scenes.max, questionTarget: questionTotal(assessment) };
  return contractFor(minutes, { mode: 'traditional', lessonStyle, assessment, ...asked });
};
const kinds = {
  custom: (minutes: number) => story('custom', minutes),
  anchor: (minutes: number) => story('anchor', minutes),
  structured: (minutes: number) => lesson('structured', minutes),
  concise: (minutes: number) => lesson('concise', minutes),
};
const durations = [...new Set([...customPlans, ...anchorPlans].map(({ minutes }) => minutes))];
const cases = Object.entries(kinds).flatMap(([kind, of]) => durations.map((minutes) => [kind, minutes, of] as const));

/** From a few lines to more than any lesson holds. */
const whole = fixtureNames.map(fixture);
const [first = ''] = whole;
const materials = [first.slice(0, 400), first.slice(0, 1_500), first.slice(0, 4_000), ...whole, whole.join('\n\n')];

const previewOf = (content: string, { estimatedDuration, ...asked }: GenerationSpec) =>
  outlineOf({ content, file: null, estimatedDuration }, asked);

describe('what the preview promises [CUST-04, GEN-58]', () => {
  it.each(cases)('is at least what is planned from the same material: %s, %i minutes', (_, minutes, of) => {
    for (const text of materials) {
      const spec = of(minutes);
      const { scenes, questions } = draftPlan(spec, chunksOf(text));
      const preview = previewOf(text, spec);
      expect(preview.scenes).toBeGreaterThanOrEqual(scenes.length);
      expect(preview.questions).toBeGreaterThanOrEqual(questions);
      const titles = preview.lines.map(({ title }) => title);
      if (scenes.some(({ type }) => type === 'overview')) expect(titles).toContain('Overview');
      if (scenes.some(({ type }) => type === 'summary')) expect(titles).toContain('Summary');
    }
  });

  it.each(cases.filter(([, minutes]) => [15, 30, 120].includes(minutes)))(
    'is not exceeded by the lesson that is written: %s, %i minutes',
    async (_, minutes, of) => {
      const spec = of(minutes);
      for (const text of [first.slice(0, 400), first.slice(0, 4_000), fixture('ferry-manual.md')]) {
        const world = worldOf({ spec, materials: [{ id: riversMaterial, name: null, text, objectKey: null }] });
        await writeAll(world, engine);
        await finalize(world, engine);
        const preview = previewOf(text, spec);
        expect(world.scenes.size).toBeLessThanOrEqual(preview.scenes);
        expect(world.finish?.passed).toBeLessThanOrEqual(preview.questions);
        expect(world.finish?.minutes).toBeLessThanOrEqual(preview.minutes);
        for (const { quiz } of world.scenes.values()) if (quiz) expect(quiz.questions.length).toBeGreaterThanOrEqual(2);
      }
    },
  );
});
