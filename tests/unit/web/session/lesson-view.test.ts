import { describe, expect, it } from 'vitest';
import { titleOf } from '../../../../web/src/features/session/card/card-view.ts';
import { shownTags, styleLine, tagLabel, tagsOf, tilesOf } from '../../../../web/src/features/session/session-view.ts';
import { aSession, atWork } from '../samples/sessions.ts';

const aLesson = (given: Parameters<typeof aSession>[0] = {}) => aSession({ mode: 'traditional', ...given });
const none = { mcqCount: 0, shortAnswerCount: 0, caseStudyCount: 0 };
const tileOf = (label: string, given: Parameters<typeof aSession>[0]) =>
  tilesOf(aLesson(given)).find(([name]) => name === label)?.[1];

describe("the title of a lesson's card", () => {
  it.each(['Limits [and more] {really}', '[Draft] Notes', '[Draft]', '[2024]', '{x | x > 0}'])(
    'is the title it has: %s',
    (title) => {
      expect(titleOf(aLesson({ title }))).toBe(title);
    },
  );

  it('is "Untitled" when it is empty [DASH-109]', () => {
    for (const title of ['', '  ']) expect(titleOf(aLesson({ title }))).toBe('Untitled');
  });

  it.each(['{"title": "Limits"}', '[{"a": 1}]', ' {"title": "Lim', '["Limits'])(
    'is the description cut to 90 characters when it looks like JSON: %s [DASH-110]',
    (title) => {
      const description = 'x'.repeat(91);
      expect(titleOf(aLesson({ title, description }))).toBe(`${'x'.repeat(90)}…`);
      expect(titleOf(aLesson({ title, description: 'About limits' }))).toBe('About limits');
    },
  );

  it('is "Generating…" when it looks like JSON and there is no description [DASH-111]', () => {
    for (const description of [null, ' '])
      expect(titleOf(aLesson({ title: '{"title": "Limits"}', description }))).toBe('Generating…');
  });
});

describe("the facts of a lesson's card", () => {
  it('name the mode and the style [DASH-102]', () => {
    expect(styleLine({ lesson_style: 'structured' })).toBe('Traditional • Structured');
    expect(styleLine({ lesson_style: 'concise' })).toBe('Traditional • Quick Note');
    expect(styleLine({ lesson_style: null })).toBe('Traditional');
  });

  it('hold the tags of all four kinds, each once [DASH-115]', () => {
    const tags = {
      industry: ['finance', 'software'],
      exam: ['cpa', 'finance'],
      tool: ['excel', 'excel'],
      pedagogy: ['analogy'],
    };
    expect(tagsOf({ tags })).toEqual(['finance', 'software', 'cpa', 'excel', 'analogy']);
    expect(tagsOf({ tags: null })).toEqual([]);
  });

  it('show six tags at most [DASH-103]', () => {
    const tags = { industry: ['a', 'b', 'c'], exam: ['d', 'e'], tool: ['f', 'g'], pedagogy: ['h'] };
    expect(shownTags({ tags })).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(tagLabel('spaced-repetition')).toBe('spaced repetition');
  });

  it('stand in four tiles [DASH-105]', () => {
    expect(tilesOf(aLesson()).map(([label]) => label)).toEqual(['Duration', 'Scenes', 'Assessment', 'Status']);
    expect(tileOf('Duration', { estimated_duration: 45 })).toBe('45 min');
    expect(tileOf('Status', { learning_status: 'in-progress' })).toBe('Continue Learning');
  });

  it('tell the lesson that there is, once it is written [DASH-106]', () => {
    const question_counts = { asked: 7, passed: 5 };
    const kinds = { mcqCount: 4, shortAnswerCount: 1, caseStudyCount: 0 };
    const resolved_assessment = { mcqCount: 6, shortAnswerCount: 1, caseStudyCount: 0 };
    const counted = { question_counts: { ...question_counts, kinds }, resolved_assessment };
    expect(tileOf('Scenes', { generated_scene_count: 7, scene_count_target: 8 })).toBe('7');
    expect(tileOf('Duration', { generated_minutes: 12, estimated_duration: 30 })).toBe('12 min');
    expect(tileOf('Assessment', counted)).toBe('4 multiple choice, 1 short answer');
    expect(tileOf('Assessment', { question_counts, resolved_assessment })).toBe('5 questions');
    expect(tileOf('Assessment', { question_counts: { asked: 7, passed: 0, kinds: none } })).toBe('0 questions');
  });

  it('count scenes as written of all while it is written, and questions by kind [DASH-106]', () => {
    const writing = atWork(5, 9, { mode: 'traditional', scene_count_target: 11 });
    expect(tilesOf(writing)[1]?.[1]).toBe('5/9');
    expect(tilesOf({ ...writing, generation: null })[1]?.[1]).toBe('8/11');
    const resolved_assessment = { mcqCount: 8, shortAnswerCount: 2, caseStudyCount: 1 };
    expect(tileOf('Assessment', { resolved_assessment })).toBe('8 multiple choice, 2 short answer, 1 case study');
    expect(tileOf('Assessment', { resolved_assessment: { ...resolved_assessment, shortAnswerCount: 0 } })).toBe(
      '8 multiple choice, 1 case study',
    );
  });

  it('show a dash where nothing is known [DASH-106]', () => {
    expect(tileOf('Duration', { estimated_duration: null })).toBe('–');
    expect(tileOf('Scenes', { generated_at: null, scene_count_target: null })).toBe('–');
    expect(tileOf('Assessment', { resolved_assessment: null })).toBe('–');
    expect(tileOf('Assessment', { resolved_assessment: none })).toBe('–');
  });
});
