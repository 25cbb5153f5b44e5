import { describe, expect, it } from 'vitest';
import { categoryOf } from '../../../../../lambdas/domain/generation/request/category.ts';
import { originOf } from '../../../../../lambdas/domain/generation/request/origin.ts';
import { pick } from '../../../../../lambdas/domain/generation/request/pick.ts';
import { isPreset } from '../../../../../lambdas/domain/generation/request/topic.ts';
import { inputSnapshot } from '../../../../../lambdas/domain/generation/start/input-snapshot.ts';
import { snapshotOf } from '../../../../../lambdas/domain/generation/start/mode-spec.ts';
import { modelMaterial, textMaterial } from '../../../../../lambdas/domain/material/material.ts';
import { newId } from '../../../../../shared/model/id.ts';
import { contractOf } from '../../../../fixtures/lesson/contract.ts';

const sessionId = newId('ses');
const refused = (code: string) => expect.objectContaining({ code });

describe('where the text comes from', () => {
  const preset = { topic: 'leadership', subtopic: 'Leading Teams', focus: '' };
  const typed = { topic: 'Leadership', subtopic: 'Storytelling', focus: '' };
  const text = textMaterial(sessionId, 'Rivers.', 0);
  const written = modelMaterial(sessionId, 'Rivers.', 0);

  it('is preset where both topic and sub-topic are offered together', () => {
    expect(isPreset(preset)).toBe(true);
    expect(isPreset(typed)).toBe(false);
    expect(isPreset({ ...preset, topic: 'Bees' })).toBe(false);
  });

  it.each([
    ['the learner’s own', [text], null, true, 'own'],
    ['the learner’s own beside what a model wrote', [written, text], null, true, 'own'],
    ['the engine’s on a preset topic', [], preset, true, 'model'],
    ['the model’s on any topic', [written], typed, false, 'model'],
  ] as const)('is %s', (_, materials, topic, basic, origin) => {
    expect(originOf(materials, { topic }, basic)).toBe(origin);
  });

  it.each([
    ['there is no topic either', null, false],
    ['the engine has no text on it', typed, true],
  ] as const)('must be given when %s', (_, topic, basic) => {
    expect(() => originOf([], { topic }, basic)).toThrow(refused('material_required'));
  });
});

describe('a category', () => {
  it('is that of the catalogue however it is written, else what was typed, else none', () => {
    expect(categoryOf({})).toEqual({ category: null, subcategory: null });
    expect(categoryOf({ category: ' ', subcategory: ' ' })).toEqual({ category: null, subcategory: null });
    expect(categoryOf({ category: ' My own ', subcategory: ' Part ' })).toEqual({
      category: 'My own',
      subcategory: 'Part',
    });
  });
});

describe('a pick', () => {
  it('is always the same for a session, and another for something else', () => {
    const session = 'ses_01J00000000000000000000000';
    const from = Array.from({ length: 1000 }, (_, at) => at);
    expect(pick(from, session, 'genre')).toBe(pick(from, session, 'genre'));
    expect(pick(from, session, 'genre')).not.toBe(pick(from, session, 'author'));
    expect(() => pick([], session, 'genre')).toThrow(RangeError);
  });
});

describe('what is shown and kept of the terms', () => {
  it('leaves out fields without a value', () => {
    const terms = {
      targetAudience: 'college',
      difficultyLevel: 'intermediate',
      estimatedDuration: 30,
      sceneCountTarget: 9,
      quizCountTarget: 7,
    };
    expect(snapshotOf(contractOf(), false)).toEqual(terms);
    const assessment = { mcqCount: 4, shortAnswerCount: 1, caseStudyCount: 0 };
    const full = contractOf({
      title: 'Rivers',
      category: 'business',
      subcategory: 'Part',
      lessonStyle: 'concise',
      assessment,
      anchor: { universe: 'star-wars', work: 'A New Hope', spoilersOk: false },
    });
    expect(snapshotOf(full, true)).toEqual({
      ...terms,
      title: 'Rivers',
      category: 'business',
      subcategory: 'Part',
      lessonStyle: 'concise',
      resolvedAssessment: assessment,
      anchorUniverse: 'star-wars',
      anchorWorkTitle: 'A New Hope',
      basic: true,
      edition: 'study',
    });
  });

  it('begins with the first characters of the text, and says which row of the plan it took', () => {
    const terms = { spec: contractOf({ additionalContext: 'Briefly.' }), scenes: { min: 8, max: 9 } };
    const kept = inputSnapshot(
      { ...terms, assessmentConfig: null, autoSelectCategory: true },
      { title: 'Rivers', text: 'x'.repeat(100_000), hasFile: true },
    );
    expect(kept.contentPreview.length).toBeLessThan(100_000);
    expect({ ...kept, contentPreview: '' }).toEqual({
      mode: 'custom',
      lessonStyle: null,
      targetAudience: 'college',
      difficultyLevel: 'intermediate',
      estimatedDuration: 30,
      assessmentConfig: null,
      autoSelectCategory: true,
      category: null,
      subcategory: null,
      title: 'Rivers',
      contentPreview: '',
      hasFile: true,
      additionalContext: 'Briefly.',
      scenePlan: { range: '8-9', target: 9 },
      assessmentResolved: null,
    });
  });
});
