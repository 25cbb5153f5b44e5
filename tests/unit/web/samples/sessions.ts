import { type SessionId, sceneId } from '../../../../shared/model/id.ts';
import type { Progress, SessionProgress } from '../../../../shared/model/learning/progress.ts';
import type { Passage } from '../../../../shared/model/learning/question.ts';
import type { Scene } from '../../../../shared/model/session/scene.ts';
import type { Session } from '../../../../shared/model/session/session.ts';

/** The signed-in user of the tests. */
export const READER = 'user-1';
export const SESSION: SessionId = 'ses_01JZ8E5V6H7K8M9N0P1Q2R3S4T';
export const AT = '2025-06-12T10:00:00.000Z';

/** A written story that nobody has opened yet. */
export const aSession = (given: Partial<Session> = {}): Session => ({
  id: SESSION,
  user_id: READER,
  title: 'The Locked Room of Light',
  description: 'Who let the oxygen out of the leaf?',
  genre: 'mystery',
  author_inspiration: 'christie',
  category: 'Science',
  subcategory: 'Biology',
  status: 'ready',
  learning_status: 'ready',
  progress_percentage: 0,
  scene_progress: 0,
  mastery_score: null,
  mode: 'custom',
  lesson_style: null,
  estimated_duration: 30,
  target_audience: 'college',
  difficulty_level: 'intermediate',
  visibility: 'private',
  is_public: false,
  assessment_config: null,
  resolved_assessment: null,
  contract_snapshot: null,
  tags: null,
  origin: 'own',
  generated_at: AT,
  scene_count_target: 9,
  quiz_count_target: 7,
  generated_scene_count: 8,
  question_counts: null,
  failure_reason: null,
  notes: [],
  generation: null,
  created_at: AT,
  updated_at: AT,
  deleted_at: null,
  deleted_by: null,
  version: 4,
  ...given,
});

/** A story during its generation. */
export const atWork = (written: number, total: number | null, given: Partial<Session> = {}): Session =>
  aSession({
    status: 'generating',
    learning_status: null,
    generated_at: null,
    generation: {
      id: 'gen_01JZ8E5V6H7K8M9N0P1Q2R3S4T',
      phase: total === null ? 'extract' : 'generate',
      written,
      total,
      started_at: AT,
    },
    ...given,
  });

export const aPassage = (quote: string, heading: string | null = 'Light reactions'): Passage => ({
  chunk: 'c1',
  heading,
  quote,
  start: 0,
  end: quote.length,
});

export const aScene = (order: number, given: Partial<Scene> = {}): Scene => ({
  id: sceneId(given.session_id ?? SESSION, order),
  session_id: SESSION,
  type: 'chapter',
  title: `Scene ${order}`,
  content: `The text of scene ${order}.`,
  quiz: null,
  order_index: order,
  estimated_duration: 3,
  state: 'written',
  sources: [],
  terms: [],
  activities: [],
  ...given,
});

export const aQuizScene = (order: number, questions = 2, given: Partial<Scene> = {}): Scene =>
  aScene(order, {
    type: 'quiz',
    title: 'Second Interview',
    content: null,
    estimated_duration: 5,
    quiz: {
      title: 'Second Interview',
      description: null,
      questions: Array.from({ length: questions }, (_, index) => ({
        id: `q${index + 1}`,
        question: `Question number ${index + 1}?`,
        options: ['the membrane', 'the stroma', 'the sugar', 'the water'].map((option) => `${option} ${index + 1}`),
      })),
    },
    ...given,
  });

export const aProgress = (scene: Scene, given: Partial<Progress> = {}): Progress => ({
  user_id: READER,
  scene_id: scene.id,
  completion_status: 'completed',
  mastery_score: null,
  latest_score: null,
  time_spent: 3,
  last_accessed: AT,
  scene: { type: scene.type, story_session_id: scene.session_id },
  ...given,
});

export const nothingRead: SessionProgress = { score: 0, mastery: null, learning_status: 'ready', last_scene: null };
