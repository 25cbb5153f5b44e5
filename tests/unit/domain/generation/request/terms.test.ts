import { describe, expect, it } from 'vitest';
import { newSession } from '../../../../../lambdas/domain/generation/new-session.ts';
import { anchor } from '../../../../../lambdas/domain/generation/request/anchor.ts';
import { resolvedAssessment } from '../../../../../lambdas/domain/generation/request/assessment.ts';
import { custom } from '../../../../../lambdas/domain/generation/request/custom.ts';
import { topicOf } from '../../../../../lambdas/domain/generation/request/topic.ts';
import { traditional } from '../../../../../lambdas/domain/generation/request/traditional.ts';
import { anchorOf } from '../../../../../lambdas/domain/generation/request/universe.ts';
import { universes } from '../../../../../shared/catalogue/universes.ts';
import { newId } from '../../../../../shared/model/id.ts';

const untitled = newSession('ann', { mode: 'custom' }, 0);
const titled = { ...untitled, title: 'Rivers' };
const sessionId = untitled.id;
const refused = (code: string) => expect.objectContaining({ code });
const unused = {
  genre: '',
  authorStyle: '',
  lessonStyle: null,
  assessment: null,
  category: null,
  subcategory: null,
  topic: null,
  anchor: null,
  learningObjectives: '',
  additionalContext: '',
};

describe('a story', () => {
  const request = {
    sessionId,
    content: 'x'.repeat(20),
    genre: 'Science Fiction',
    authorInspiration: 'verne',
    additionalContext: ' For my sister. ',
    targetAudience: 'adult',
    learningObjectives: ' Name a river. ',
    difficultyLevel: 'advanced',
  } as const;

  it('is agreed on as it was asked for', () => {
    expect(custom.specify(titled, { ...request, estimatedDuration: 45 }, 'free')).toEqual({
      scenes: { min: 11, max: 12 },
      assessmentConfig: null,
      autoSelectCategory: false,
      spec: {
        ...unused,
        mode: 'custom',
        title: 'Rivers',
        genre: 'science-fiction',
        authorStyle: 'verne',
        targetAudience: 'adult',
        difficultyLevel: 'advanced',
        estimatedDuration: 45,
        learningObjectives: 'Name a river.',
        additionalContext: 'For my sister.',
        sceneTarget: 12,
        questionTarget: 10,
      },
    });
  });

  it('takes half an hour unless asked, names itself when it has no title, and has counts that were asked for', () => {
    const { spec } = custom.specify(untitled, { ...request, resolvedSceneCount: 8, resolvedQuizCount: 6 }, 'free');
    expect(spec).toMatchObject({ title: null, estimatedDuration: 30, sceneTarget: 8, questionTarget: 6 });
    expect([custom.mode, custom.usesAttached]).toEqual(['custom', false]);
  });

  it('needs twenty characters or a file [CUST-17, CUST-19]', () => {
    expect(custom.textOf(request)).toBe(request.content);
    expect(() => custom.textOf({ ...request, content: ' ' })).toThrow(refused('content_required'));
    expect(() => custom.textOf({ ...request, content: 'x'.repeat(19) })).toThrow(refused('content_short'));
    expect(custom.textOf({ ...request, content: 'x', uploadId: newId('upl') })).toBe('x');
  });
});

describe('a traditional lesson', () => {
  const request = {
    sessionId,
    content: 'Rivers.',
    autoSelectCategory: false,
    additionalContext: ' Briefly. ',
    targetAudience: 'college',
    difficultyLevel: 'beginner',
    lessonStyle: 'concise',
    category: 'Business',
    savePrompt: false,
  } as const;
  const allKinds = { mcq: true, short_answer: true, case_study: true };

  it('is agreed on by its style and duration', () => {
    const asked = { ...request, estimatedDuration: 90, assessmentConfig: allKinds };
    expect(traditional.specify(titled, asked, 'free')).toEqual({
      scenes: { min: 9, max: 10 },
      assessmentConfig: allKinds,
      autoSelectCategory: false,
      spec: {
        ...unused,
        mode: 'traditional',
        title: 'Rivers',
        lessonStyle: 'concise',
        assessment: { mcqCount: 10, shortAnswerCount: 1, caseStudyCount: 1 },
        category: expect.any(String),
        targetAudience: 'college',
        difficultyLevel: 'beginner',
        estimatedDuration: 90,
        additionalContext: 'Briefly.',
        sceneTarget: 10,
        questionTarget: 12,
      },
    });
  });

  it('has counts within its row, and leaves its category open when that is to be found', () => {
    const resolvedAssessment = { mcqCount: 3, shortAnswerCount: 9, caseStudyCount: 0 };
    const asked = { ...request, resolvedSceneCount: 1, assessmentConfig: allKinds, resolvedAssessment };
    const { spec, autoSelectCategory } = traditional.specify(
      untitled,
      { ...asked, subcategory: 'x', autoSelectCategory: true },
      'free',
    );
    expect(autoSelectCategory).toBe(true);
    expect(spec).toMatchObject({
      title: null,
      category: null,
      subcategory: null,
      sceneTarget: 3,
      questionTarget: 4,
      assessment: { mcqCount: 3, shortAnswerCount: 1, caseStudyCount: 0 },
    });
  });

  it('needs material, however short', () => {
    expect(traditional.textOf(request)).toBe('Rivers.');
    expect(() => traditional.textOf({ ...request, content: '' })).toThrow(refused('lesson_content_required'));
    expect(traditional.textOf({ ...request, content: '', uploadId: newId('upl') })).toBeNull();
    expect([traditional.mode, traditional.usesAttached]).toEqual(['traditional', false]);
  });

  it('asks no question of a kind that is switched off, and multiple choice alone where nothing was said', () => {
    const plan = { mcqCount: 6, shortAnswerCount: 2, caseStudyCount: 1 };
    expect(resolvedAssessment(plan)).toEqual({ mcqCount: 6, shortAnswerCount: 0, caseStudyCount: 0 });
    expect(resolvedAssessment(plan, { mcq: false, short_answer: true, case_study: true })).toEqual({
      mcqCount: 0,
      shortAnswerCount: 2,
      caseStudyCount: 1,
    });
  });
});

describe('an anchor lesson', () => {
  const request = {
    sessionId,
    content: '',
    targetAudience: 'high',
    difficultyLevel: 'intermediate',
    anchorUniverse: ' star wars ',
    anchorWorkTitle: ' A New Hope ',
    spoilersOk: true,
    genre: 'ai-choice',
    authorInspiration: 'ai-choice',
    additionalContext: ' Topic: Leadership | Sub-topic: Leading Teams | Focus: trust ',
    savePrompt: true,
  } as const;

  it('is agreed on as it was asked for', () => {
    expect(anchor.specify(titled, { ...request, estimatedDuration: 30 }, 'free')).toEqual({
      scenes: { min: 9, max: 11 },
      assessmentConfig: null,
      autoSelectCategory: false,
      spec: {
        ...unused,
        mode: 'anchor',
        title: 'Rivers',
        anchor: { universe: 'star-wars', work: 'A New Hope', spoilersOk: true },
        topic: { topic: 'Leadership', subtopic: 'Leading Teams', focus: 'trust' },
        targetAudience: 'high',
        difficultyLevel: 'intermediate',
        estimatedDuration: 30,
        additionalContext: 'Topic: Leadership | Sub-topic: Leading Teams | Focus: trust',
        sceneTarget: 11,
        questionTarget: 6,
      },
    });
    expect(anchor.specify(titled, request, 'free').spec.estimatedDuration).toBe(45);
    expect([anchor.mode, anchor.usesAttached]).toEqual(['anchor', true]);
  });

  it('needs no text, but takes no more than its own limit', () => {
    expect(anchor.textOf(request)).toBeNull();
    expect(anchor.textOf({ ...request, content: ' Rivers. ', uploadId: newId('upl') })).toBe('Rivers.');
    expect(() => anchor.textOf({ ...request, content: 'x'.repeat(200_000) })).toThrow(refused('anchor_content_long'));
  });

  it('is told through a universe: of the catalogue, typed, or picked once without work and spoilers', () => {
    const some = { anchorWorkTitle: ' ', spoilersOk: true };
    expect(anchorOf(sessionId, { ...some, anchorUniverse: 'Discworld' })).toEqual({
      universe: 'Discworld',
      work: null,
      spoilersOk: true,
    });
    const picked = anchorOf(sessionId, { ...some, anchorWorkTitle: 'Dune', anchorUniverse: 'ai-choice' });
    expect(picked).toEqual({ universe: expect.any(String), work: null, spoilersOk: false });
    expect(universes.map(({ slug }): string => slug)).toContain(picked.universe);
    for (const anchorUniverse of [' ', 'custom'])
      expect(() => anchorOf(sessionId, { ...some, anchorUniverse })).toThrow(refused('universe_required'));
  });

  it('is about a topic; its other parts may be missing', () => {
    expect(topicOf('Topic: Bees')).toEqual({ topic: 'Bees', subtopic: '', focus: '' });
    expect(topicOf('Topic: Bees | Focus: honey')).toEqual({ topic: 'Bees', subtopic: '', focus: 'honey' });
    for (const none of ['', 'Bees', 'Topic: | Focus: honey'])
      expect(() => topicOf(none)).toThrow(refused('topic_required'));
  });
});
