import { type SessionId, SessionIdSchema } from '../../../shared/model/id.ts';
import type { Session } from '../../../shared/model/session/session.ts';
import { aSession, atWork as writing } from '../../unit/web/samples/sessions.ts';

export const idOf = (n: number): SessionId =>
  SessionIdSchema.parse(`ses_01JZ8E5V6H7K8M9N0P1Q2R3S${String(n).padStart(2, '0')}`);
export const listed = (...items: unknown[]) => ({ items, cursor: null });

const STARTED = '2025-06-14T09:29:10.000Z';
/** Created less than a minute ago. */
export const atWork: typeof writing = (written, total, given) => {
  const session = writing(written, total, given);
  return { ...session, generation: session.generation && { ...session.generation, started_at: STARTED } };
};

const counts = { scene_count_target: 8, generated_scene_count: 8 };
const tags = {
  industry: ['healthcare'],
  exam: ['usmle', 'mcat'],
  tool: ['anki'],
  pedagogy: ['retrieval-practice', 'spaced-repetition', 'worked-examples', 'interleaving'],
};

export const stories: readonly Session[] = [
  atWork(5, 12, { id: idOf(1), title: 'The Tide Table', genre: 'adventure', author_inspiration: 'verne' }),
  aSession({
    ...counts,
    id: idOf(2),
    learning_status: 'in-progress',
    scene_progress: 40,
    progress_percentage: 40,
    title: 'The Locked Room of Light',
  }),
  aSession({
    ...counts,
    id: idOf(3),
    title: 'A Canal Through the Sand',
    description: 'How a waterway changed what the world paid for tea, told from its banks.',
    genre: 'historical-fiction',
    author_inspiration: 'dickens',
    category: 'History',
  }),
  aSession({
    ...counts,
    id: idOf(4),
    status: 'completed',
    learning_status: 'completed',
    scene_progress: 100,
    progress_percentage: 100,
    mastery_score: 92,
    title: 'The Salt Road',
    description: 'Forty camels, one well and the price of a slab.',
    genre: 'documentary',
    author_inspiration: 'ai-choice',
    category: 'Geography',
  }),
  aSession({
    id: idOf(5),
    status: 'draft',
    learning_status: null,
    generated_at: null,
    generated_scene_count: 0,
    description: null,
    title: 'Untitled story',
    failure_reason: { code: 'scanned' },
  }),
  aSession({
    ...counts,
    id: idOf(6),
    title: 'An exceptionally long title that somebody typed although a shorter one would have done',
    description: null,
    genre: null,
    author_inspiration: null,
    category: null,
  }),
];

const lesson = { mode: 'traditional', genre: null, author_inspiration: null, lesson_style: 'structured' } as const;
export const lessons: readonly Session[] = [
  atWork(2, 9, { ...lesson, id: idOf(11), title: 'Note-taking that lasts' }),
  aSession({
    ...lesson,
    ...counts,
    id: idOf(12),
    title: 'Cellular respiration, step by step',
    category: 'Science',
    subcategory: 'Biology',
    resolved_assessment: { mcqCount: 6, shortAnswerCount: 1, caseStudyCount: 1 },
    tags,
  }),
  aSession({
    ...lesson,
    ...counts,
    id: idOf(13),
    lesson_style: 'concise',
    learning_status: 'in-progress',
    scene_progress: 62,
    progress_percentage: 62,
    title: 'Leading a small team',
    description: 'Whom to ask, whom to tell, and when to do neither.',
    category: 'Business',
    subcategory: null,
    resolved_assessment: { mcqCount: 4, shortAnswerCount: 0, caseStudyCount: 0 },
  }),
  aSession({
    ...lesson,
    ...counts,
    id: idOf(14),
    status: 'completed',
    learning_status: 'completed',
    scene_progress: 100,
    progress_percentage: 100,
    mastery_score: 84,
    title: 'The Suez Canal',
    category: 'History',
  }),
];

const anchor = { mode: 'anchor', category: 'Learning Habits', subcategory: 'Active Recall' } as const;
const through = (anchorUniverse: string, anchorWorkTitle?: string): Pick<Session, 'contract_snapshot'> => ({
  contract_snapshot: {
    targetAudience: 'high',
    difficultyLevel: 'intermediate',
    estimatedDuration: 45,
    sceneCountTarget: 8,
    quizCountTarget: 6,
    anchorUniverse,
    ...(anchorWorkTitle === undefined ? {} : { anchorWorkTitle }),
  },
});
export const anchors: readonly Session[] = [
  atWork(0, null, { ...anchor, ...through('star-wars'), id: idOf(21), title: 'Recall, by starlight' }),
  aSession({
    ...anchor,
    ...counts,
    ...through('the-lord-of-the-rings', 'The Fellowship of the Ring'),
    id: idOf(22),
    title: 'The Council of the Ring Binder',
    description: 'Decisions under pressure, as a fellowship learns them.',
  }),
  aSession({
    ...anchor,
    ...counts,
    ...through('harry-potter'),
    id: idOf(23),
    learning_status: 'in-progress',
    scene_progress: 25,
    progress_percentage: 25,
    title: 'Detention With the Memory Charm',
  }),
];

export const tagCounts = [
  { slug: 'retrieval-practice', count: 3 },
  { slug: 'healthcare', count: 2 },
  { slug: 'usmle', count: 1 },
];
export const figures = (sessions: readonly Session[]) => ({
  totalSessions: sessions.length,
  hoursLearned: 6.4,
  completedStories: 1,
  tags: tagCounts,
});

export const binned = (mode: Session['mode']) => [
  { ...aSession({ id: idOf(31), mode, title: 'The Draft That Was Not' }), deleted_at: '2025-06-13T18:00:00.000Z' },
  { ...aSession({ id: idOf(32), mode, title: 'Eight Days Too Late' }), deleted_at: '2025-06-08T08:00:00.000Z' },
];
