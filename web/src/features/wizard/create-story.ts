import { customPlan, targets } from '../../../../shared/catalogue/duration-plan.ts';
import { AI_CHOICE } from '../../../../shared/catalogue/genres.ts';
import { filePlaceholder } from '../../../../shared/catalogue/uploads.ts';
import { ApiError } from '../../../../shared/contract/api-error.ts';
import type { Client } from '../../../../shared/contract/client.ts';
import type { Contract } from '../../../../shared/contract/contract.ts';
import type { Input } from '../../../../shared/contract/endpoint.ts';
import type { SessionId } from '../../../../shared/model/id.ts';
import { authorOf, type Form, genreOf, type Submission } from './draft.ts';

type CreateBody = Input<Contract['createSession']>['body'];
type GenerateBody = Input<Contract['generateStory']>['body'];

const ANSWER_WITHIN = 60_000;

export const createBody = (form: Form): CreateBody => {
  const title = form.title.trim();
  return {
    ...(title === '' ? {} : { title }),
    mode: 'custom',
    genre: genreOf(form) || AI_CHOICE,
    authorInspiration: authorOf(form) || AI_CHOICE,
    estimatedDuration: form.estimatedDuration,
    targetAudience: form.targetAudience,
    difficultyLevel: form.difficultyLevel,
  };
};

export const generateBody = (form: Form, sessionId: SessionId): GenerateBody => {
  const { scenes, questions } = targets(customPlan(form.estimatedDuration));
  const typed = form.content.trim();
  return {
    sessionId,
    content: typed === '' && form.file ? filePlaceholder(form.file.name) : typed,
    ...(form.file ? { uploadId: form.file.uploadId } : {}),
    genre: genreOf(form),
    authorInspiration: authorOf(form),
    additionalContext: form.additionalContext.trim(),
    targetAudience: form.targetAudience,
    learningObjectives: form.learningObjectives.trim(),
    difficultyLevel: form.difficultyLevel,
    estimatedDuration: form.estimatedDuration,
    resolvedSceneCount: scenes,
    resolvedQuizCount: questions,
  };
};

interface Steps {
  readonly api: Client;
  readonly newKey: () => string;
  /** Keeps what has been reached, so that another attempt does not start over. */
  readonly keep: (submission: Submission) => void;
  readonly onCreated: () => void;
}

const within = () => ({ signal: AbortSignal.timeout(ANSWER_WITHIN) });

/** A session of an earlier attempt is used again, under the title that stands now. */
const reuse = async ({ api }: Steps, form: Form, { sessionId, title: sent }: Submission) => {
  const title = form.title.trim();
  if (!sessionId) return undefined;
  if (title === '' || title === sent) return sessionId;
  try {
    await api('updateSession', { params: { sessionId }, body: { title } }, within());
    return sessionId;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'session_not_found') return undefined;
    throw error;
  }
};

const create = async ({ api, newKey, keep }: Steps, form: Form, earlier: Submission | null): Promise<SessionId> => {
  const body = createBody(form);
  const text = JSON.stringify(body);
  // The same request keeps its key: an answer that was lost on the way is answered again, not repeated
  const submission = { key: earlier?.body === text && !earlier.sessionId ? earlier.key : newKey(), body: text };
  keep(submission);
  const { id } = await api('createSession', { body }, { key: submission.key, ...within() });
  keep({ ...submission, sessionId: id, ...(body.title === undefined ? {} : { title: body.title }) });
  return id;
};

const generate = async ({ api }: Steps, form: Form, sessionId: SessionId): Promise<void> => {
  try {
    await api('generateStory', { body: generateBody(form, sessionId) }, within());
  } catch (error) {
    // The attempt before was accepted, and only its answer was lost
    if (!(error instanceof ApiError && error.code === 'already_generating')) throw error;
  }
};

const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'session_not_found';

/** Creates the session and has it written. Fails with what the API, or the way to it, said. */
export const createStory = async (steps: Steps, form: Form, earlier: Submission | null): Promise<SessionId> => {
  const before = earlier ? await reuse(steps, form, earlier) : undefined;
  const sessionId = before ?? (await create(steps, form, earlier));
  steps.onCreated();
  try {
    await generate(steps, form, sessionId);
    return sessionId;
  } catch (error) {
    if (before === undefined || !isGone(error)) throw error;
    const fresh = await create(steps, form, null);
    await generate(steps, form, fresh);
    return fresh;
  }
};
