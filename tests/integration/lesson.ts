import type { GenerationRef } from '../../lambdas/domain/generation/generation.ts';
import type { Plan } from '../../lambdas/domain/generation/plan/plan.ts';
import type { Finish } from '../../lambdas/domain/generation/ports.ts';
import type { TokenUsage } from '../../lambdas/domain/model/token-usage.ts';
import type { WrittenScene } from '../../lambdas/domain/scene/written-scene.ts';
import { generationStore } from '../../lambdas/runtime/container.ts';
import { type GenerationId, type SceneId, type SessionId, sceneId } from '../../shared/model/id.ts';
import type { Backend, Identity } from './harness.ts';

export const material = 'Cells are the smallest units of life. Each cell has a membrane.';

export const usage: TokenUsage = { inputTokens: 100, outputTokens: 20, cacheReadTokens: 0, cacheWriteTokens: 0 };

const passage = { chunk: 'c1', heading: null, quote: 'smallest units of life', start: 14, end: 36 };

export const chapter = (order: number, title = `Chapter ${order}`): WrittenScene => ({
  order,
  type: 'chapter',
  title,
  content: `# ${title}\n\nCells are the smallest units of life.`,
  quiz: null,
  keys: [],
  sources: [passage],
  activities: [],
  terms: [{ term: 'cell', definition: 'the smallest unit of life' }],
  asked: 0,
  passed: 0,
});

/** A chapter after which somebody explains why, and matches two terms. */
export const practisedChapter = (order: number): WrittenScene => ({
  ...chapter(order),
  activities: [
    {
      id: 'why-1',
      kind: 'why',
      place: { at: 'end' },
      question: 'Why are cells called units?',
      answer: [passage],
    },
    {
      id: 'book-1',
      kind: 'book',
      place: { at: 'end' },
      number: null,
      question: 'What has each cell?',
      options: ['A wheel', 'A membrane'],
      correct: 1,
      answer: null,
      evidence: passage,
    },
  ],
});

/** Two questions; the first option is right in the first, the second in the second. */
export const quiz = (order: number): WrittenScene => ({
  ...chapter(order, 'Quiz'),
  type: 'quiz',
  content: null,
  quiz: {
    title: 'Quiz',
    description: null,
    questions: [
      { id: 'q1', question: 'What is a cell?', options: ['The smallest unit of life', 'A rock'] },
      { id: 'q2', question: 'What does each cell have?', options: ['A wheel', 'A membrane'] },
    ],
  },
  keys: [
    { id: 'q1', correctAnswer: 0, explanation: 'The text says so.', evidence: passage },
    { id: 'q2', correctAnswer: 1, explanation: 'The text says so.', evidence: passage },
  ],
  asked: 2,
  passed: 2,
});

export const rightAnswers = [
  { id: 'q1', chosen: 0 },
  { id: 'q2', chosen: 1 },
];

/** Two chapters and a quiz after them, unless told otherwise. */
export const threeScenes = [chapter(1), chapter(2), quiz(3)] as const;

export const planOf = (scenes: readonly WrittenScene[]): Plan => ({
  title: 'The Life of Cells',
  description: 'What cells are and what they have.',
  category: 'Health & Medicine',
  subcategory: null,
  tags: { industry: [], exam: [], tool: [], pedagogy: ['analogy'] },
  scenes: scenes.map(({ order, type, title, asked }) => ({ order, type, title, chunks: ['c1'], questions: asked })),
});

export const finishAt = (at: number): Finish => ({
  generatedAt: new Date(at).toISOString(),
  asked: 2,
  passed: 2,
  notes: [],
  kinds: { mcqCount: 2, shortAnswerCount: 0, caseStudyCount: 0 },
  minutes: 30,
  coverage: { taught: ['c1'], asked: ['c1'], unused: [], sections: [], again: [] },
});

/** A new custom session of this person, with nothing in it. */
export const newStory = async ({ call }: Backend, owner: Identity, title?: string): Promise<SessionId> => {
  const { body } = await call('createSession', owner, {
    body: { mode: 'custom', genre: 'mystery', authorInspiration: 'doyle', ...(title ? { title } : {}) },
  });
  return body.id;
};

/** Asks for a generation that is accepted. */
export const accepted = async (backend: Backend, owner: Identity, title?: string): Promise<GenerationRef> => {
  const sessionId = await newStory(backend, owner, title);
  const body = { sessionId, content: material, genre: 'mystery', authorInspiration: 'doyle' };
  const { status, error } = await backend.call('generateStory', owner, { body });
  if (status !== 202) throw new Error(`Not accepted: ${error.code}`);
  const { body: session } = await backend.call('getSession', owner, { params: { sessionId } });
  return { sessionId, generationId: session.generation?.id as GenerationId };
};

interface Lesson {
  readonly ref: GenerationRef;
  readonly sessionId: SessionId;
  readonly scene: (order: number) => SceneId;
}

/** A finished lesson, written as the workflow writes one. */
export const lesson = async (
  backend: Backend,
  owner: Identity,
  scenes: readonly WrittenScene[] = threeScenes,
): Promise<Lesson> => {
  const ref = await accepted(backend, owner);
  const store = generationStore();
  await store.savePlan(ref, planOf(scenes), usage);
  for (const scene of scenes) await store.writeScene(ref, scene, usage);
  await store.finish(ref, finishAt(Date.now()));
  return { ref, sessionId: ref.sessionId, scene: (order) => sceneId(ref.sessionId, order) };
};
