import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../../shared/contract/api-error.ts';
import type { Client } from '../../../../../shared/contract/client.ts';
import { failureOf } from '../../../../../web/src/features/wizard/sending/failure.ts';
import {
  createLesson,
  generateBody,
  snapshotOf,
} from '../../../../../web/src/features/wizard/traditional/create-lesson.ts';
import {
  emptyLesson,
  LessonFormSchema,
  type TraditionalForm,
} from '../../../../../web/src/features/wizard/traditional/lesson-draft.ts';
import { categoryOf, planOf } from '../../../../../web/src/features/wizard/traditional/lesson-plan.ts';
import { lessonSender } from '../../../../../web/src/features/wizard/traditional/lesson-sender.ts';
import { SESSION } from '../../samples/sessions.ts';

const form: TraditionalForm = { ...emptyLesson, content: 'Water is split by light.' };
const file = { uploadId: 'upl_01JZ8E5V6H7K8M9N0P1Q2R3S4T', name: 'leaf.pdf', size: 10, until: 0 } as const;

describe('the lesson form', () => {
  it('holds the fields of the traditional form and a language [TRAD-11]', () => {
    expect(Object.keys(LessonFormSchema.shape).sort()).toEqual(
      'title description content file additionalContext targetAudience difficultyLevel estimatedDuration lessonStyle assessmentConfig isPublic category subcategory categoryCustom subcategoryCustom autoCategory language'
        .split(' ')
        .sort(),
    );
  });

  it('begins with the defaults, private [TRAD-31]', () => {
    expect(emptyLesson).toMatchObject({
      targetAudience: 'college',
      difficultyLevel: 'intermediate',
      estimatedDuration: 30,
      lessonStyle: 'structured',
      assessmentConfig: { mcq: true, short_answer: false, case_study: false },
      autoCategory: false,
      isPublic: false,
    });
  });

  it('needs material, of any length [TRAD-12, TRAD-34]', () => {
    expect(lessonSender.refusalOf({ ...form, content: ' ' })).toBe('Please paste content or upload a file');
    expect(lessonSender.refusalOf({ ...form, content: 'x' })).toBeUndefined();
    expect(lessonSender.refusalOf({ ...form, content: '', file })).toBeUndefined();
  });
});

describe('the lesson plan', () => {
  it('counts nothing for a kind that is switched off, and sums the rest [TRAD-19, TRAD-20]', () => {
    const agreed = { ...form, estimatedDuration: 60 };
    expect(planOf(agreed)).toMatchObject({
      assessment: { mcqCount: 10, shortAnswerCount: 0, caseStudyCount: 0 },
      questions: 10,
    });
    const all = { mcq: true, short_answer: true, case_study: true };
    expect(planOf({ ...agreed, assessmentConfig: all }).questions).toBe(13);
    expect(planOf({ ...agreed, assessmentConfig: { ...all, mcq: false } }).questions).toBe(3);
  });

  it('puts typed categories before chosen ones [TRAD-13, TRAD-14]', () => {
    const chosen = { ...form, category: 'computer-science-and-data', subcategory: 'machine-learning' };
    expect(categoryOf(chosen)).toEqual({ category: 'computer-science-and-data', subcategory: 'machine-learning' });
    expect(categoryOf({ ...chosen, categoryCustom: ' Robots ', subcategoryCustom: 'Arms' })).toEqual({
      category: 'Robots',
      subcategory: 'Arms',
    });
    expect(categoryOf({ ...chosen, categoryCustom: '  ' }).category).toBe('computer-science-and-data');
  });

  it('leaves the category to the system when it is asked to [TRAD-16]', () => {
    const auto = { ...form, autoCategory: true, category: 'law-and-public-policy', categoryCustom: 'Robots' };
    expect(categoryOf(auto)).toEqual({});
    expect(generateBody(auto, SESSION)).toMatchObject({ autoSelectCategory: true });
    expect(generateBody(auto, SESSION)).not.toHaveProperty('category');
  });
});

type Answer = () => unknown;
const stage = (answers: Record<string, Answer>) => {
  const calls: { name: string; input: unknown }[] = [];
  const api = (async (name: string, input: unknown) => {
    calls.push({ name, input });
    const answer = answers[name];
    if (!answer) throw new Error(`nobody answers ${name}`);
    return answer();
  }) as Client;
  const steps = {
    api,
    newKey: () => 'key',
    keep: () => undefined,
    onCreated: vi.fn(),
    onLost: vi.fn(),
    wait: async () => undefined,
  };
  return { calls, names: () => calls.map(({ name }) => name), send: () => createLesson(steps, form, null) };
};
const all: Record<string, Answer> = {
  createSession: () => ({ id: SESSION }),
  createPromptInput: () => ({}),
  updateSession: () => ({}),
  generateTraditionalLesson: () => ({ ok: true, sessionId: SESSION }),
};
const failing: Answer = () => {
  throw new ApiError(500, 'internal', 'no');
};

describe('sending a lesson', () => {
  it('creates, keeps what was asked for, sets mode and status, generates [TRAD-05, TRAD-22, SESS-27]', async () => {
    const { calls, names, send } = stage(all);
    expect(await send()).toBe(SESSION);
    expect(names()).toEqual(['createSession', 'createPromptInput', 'updateSession', 'generateTraditionalLesson']);
    expect(calls[1]?.input).toEqual({ params: { sessionId: SESSION }, body: { input_snapshot: snapshotOf(form) } });
    expect(calls[2]?.input).toMatchObject({ body: { mode: 'traditional', status: 'generating' } });
  });

  it('only logs that what was asked for could not be kept [TRAD-24]', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { names, send } = stage({ ...all, createPromptInput: failing });
    expect(await send()).toBe(SESSION);
    expect(names().at(-1)).toBe('generateTraditionalLesson');
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });

  it('asks again for a lost answer, and keeps what was asked for once [TRAD-05]', async () => {
    let asked = 0;
    const generateTraditionalLesson = () => {
      if (++asked === 1) throw new ApiError(0, 'network', 'Failed to fetch');
      return { ok: true, sessionId: SESSION };
    };
    const { names, send } = stage({ ...all, generateTraditionalLesson });
    expect(await send()).toBe(SESSION);
    expect(names().slice(1)).toEqual([
      'createPromptInput',
      'updateSession',
      'generateTraditionalLesson',
      'generateTraditionalLesson',
    ]);
  });

  it('goes on when mode and status could not be set [TRAD-23]', async () => {
    const { names, send } = stage({ ...all, updateSession: failing });
    expect(await send()).toBe(SESSION);
    expect(names().at(-1)).toBe('generateTraditionalLesson');
  });

  it('sends what the function takes [GEN-07]', () => {
    const asked = { ...form, title: 'Leaves', description: 'About leaves.', additionalContext: 'No algae.' };
    expect(generateBody({ ...asked, category: 'cooking-and-food', subcategory: 'food-science' }, SESSION)).toEqual({
      sessionId: SESSION,
      content: 'Water is split by light.',
      autoSelectCategory: false,
      additionalContext: 'About leaves.\n\nNo algae.',
      targetAudience: 'college',
      difficultyLevel: 'intermediate',
      category: 'cooking-and-food',
      subcategory: 'food-science',
      estimatedDuration: 30,
      lessonStyle: 'structured',
      assessmentConfig: { mcq: true, short_answer: false, case_study: false },
      resolvedSceneCount: 8,
      resolvedAssessment: { mcqCount: 6, shortAnswerCount: 0, caseStudyCount: 0 },
      savePrompt: true,
    });
  });

  it('sends the placeholder and the upload for a document alone [FILE-10]', () => {
    expect(generateBody({ ...form, content: '', file }, SESSION)).toMatchObject({
      content: '[Content of leaf.pdf is extracted during generation]',
      uploadId: file.uploadId,
    });
  });
});

describe('a lesson that could not be created', () => {
  const words = (error: unknown) => failureOf(error, lessonSender.words).text;

  it('asks to sign in [TRAD-25]', () => {
    expect(words(new Error('You must sign in first'))).toBe('Please sign in to create sessions');
  });
  it('tells of the network [TRAD-26]', () => {
    const text = 'Network error. Please check your connection and try again.';
    expect(words(new Error('Failed to fetch'))).toBe(text);
    expect(words(new Error('network down'))).toBe(text);
  });
  it('tells of a timeout [TRAD-27]', () => {
    expect(words(new DOMException('signal timed out', 'TimeoutError'))).toBe(
      'Request timed out. Try again with shorter content or check your connection.',
    );
  });
  it('tells of the limit [TRAD-33]', () => {
    expect(words(new ApiError(402, 'quota_exceeded', 'no more'))).toBe(
      "You've reached your usage limit. Please upgrade your plan or try again later.",
    );
  });
  it('shows any other message as it is, and has words where there is none [TRAD-28, TRAD-29]', () => {
    expect(words(new ApiError(422, 'conflict', 'The moon is full'))).toBe('The moon is full');
    expect(words(undefined)).toBe('Failed to create session');
  });
});
