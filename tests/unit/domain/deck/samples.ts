import { newSession } from '../../../../lambdas/domain/generation/new-session.ts';
import { newPractice, type PracticeRecord } from '../../../../lambdas/domain/progress/practice.ts';
import type { ProgressRecord } from '../../../../lambdas/domain/progress/progress.ts';
import type { SceneRecord } from '../../../../lambdas/domain/scene/scene.ts';
import type { SessionRecord } from '../../../../lambdas/domain/session/session.ts';
import { newId } from '../../../../shared/model/id.ts';
import type { Activity } from '../../../../shared/model/learning/activity.ts';
import type { Passage } from '../../../../shared/model/learning/question.ts';
import { instant } from '../../../../shared/model/time.ts';

export const now = Date.parse('2026-06-01T12:00:00Z');
export const lesson: SessionRecord = {
  ...newSession('ann', { mode: 'custom', title: 'Tides' }, now),
  status: 'ready',
  generated_at: instant(now),
  scene_end: 2,
  generated_scene_count: 2,
};

export const says = (quote: string): Passage => ({ chunk: 'c1', heading: null, quote, start: 0, end: quote.length });

const scene: SceneRecord = {
  session_id: lesson.id,
  user_id: 'ann',
  order: 1,
  type: 'chapter',
  title: 'Tides',
  content: 'The moon pulls the sea.',
  quiz: null,
  keys: [],
  sources: [],
  terms: [],
  activities: [],
  asked: 0,
  passed: 0,
  minutes: 1,
  version: 1,
  state: 'written',
  generation_id: newId('gen'),
};

const end = { place: { at: 'end' } } as const;
export const activities: readonly Activity[] = [
  {
    ...end,
    id: 'm',
    kind: 'match',
    pairs: [
      { term: 'ebb', definition: 'falling water', evidence: says('The ebb is falling water.') },
      { term: 'flood', definition: 'rising water', evidence: says('The flood is rising water.') },
    ],
  },
  {
    ...end,
    id: 'g',
    kind: 'gap',
    parts: ['The ', ' pulls the ', '.'],
    answers: [
      { text: 'moon', accepted: [] },
      { text: 'sea', accepted: ['ocean'] },
    ],
    bank: null,
    evidence: says('The moon pulls the sea; neap tides are weak.'),
  },
  {
    ...end,
    id: 'o',
    kind: 'order',
    question: 'How does a tide go?',
    steps: ['It rises', 'It stands', 'It falls'].map((text) => ({ text, evidence: says(text) })),
  },
  { ...end, id: 'w', kind: 'why', question: 'Why are there tides?', answer: [says('The moon pulls.')] },
];

export const chapter: SceneRecord = {
  ...scene,
  activities: [...activities],
  sources: [says('A spring tide is strong.')],
  terms: [
    { term: 'Ebb', definition: 'Water that falls.' },
    { term: 'neap tide', definition: 'A weak tide.' },
    { term: 'spring tide', definition: 'A strong tide.' },
    { term: 'tid', definition: 'Not a word of these.' },
  ],
};

const key = { correctAnswer: 0, explanation: 'It says so.', evidence: says('The moon pulls the sea.') };
const options = ['The moon', 'The wind'];
export const quiz: SceneRecord = {
  ...scene,
  order: 2,
  type: 'quiz',
  content: null,
  quiz: {
    title: null,
    description: null,
    questions: [
      { id: 'q1', question: 'What pulls the sea?', options },
      { id: 'q2', question: 'What makes tides?', options },
      { id: 'q3', kind: 'short_answer', question: 'Why are there tides?', scenario: null },
      { id: 'q4', question: 'What is unsure?', options, practice: true },
    ],
  },
  keys: [
    { id: 'q1', ...key },
    { id: 'q2', ...key },
    {
      id: 'q3',
      modelAnswer: 'The moon pulls.',
      points: [{ text: 'The moon pulls', evidence: says('The moon pulls.') }],
    },
    { id: 'q4', ...key },
  ],
};

export const completed = (order: number, changes: Partial<ProgressRecord> = {}): ProgressRecord => ({
  user_id: 'ann',
  session_id: lesson.id,
  order,
  type: order === 1 ? 'chapter' : 'quiz',
  completion_status: 'completed',
  mastery_score: null,
  latest_score: null,
  time_spent: 3,
  last_accessed: instant(now),
  latest: [],
  best: [],
  answers: [],
  disputes: {},
  views: {},
  ...changes,
});

/** The chapter's activities, checked once: one pair, a gap and the order are wrong. */
export const practised: PracticeRecord = {
  ...newPractice('ann', lesson.id, 1),
  entries: [
    { activity: 'm', words: [], picks: [0, 0] },
    { activity: 'g', words: ['sun', 'Ocean'], picks: [] },
    { activity: 'o', words: [], picks: [2, 1, 0] },
  ].map((entry) => ({ ...entry, phase: 'checked', text: '', verdict: null, tries: 1, changed: 1 })),
};
