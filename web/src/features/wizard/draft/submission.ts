import * as z from 'zod/mini';
import { ApiError } from '../../../../../shared/contract/api-error.ts';
import type { Client } from '../../../../../shared/contract/client.ts';
import type { Contract } from '../../../../../shared/contract/contract.ts';
import type { Input } from '../../../../../shared/contract/endpoint.ts';
import { type SessionId, SessionIdSchema } from '../../../../../shared/model/id.ts';
import { type RepeatOptions, repeatUnanswered, within } from '../../../lib/api/repeat-unanswered.ts';

/** What a failed submission has reached, so that the next attempt continues instead of starting twice. */
export const SubmissionSchema = z.object({
  /** Idempotency key of the session's creation, and the body it was sent with. */
  key: z.string(),
  body: z.string(),
  sessionId: z.optional(SessionIdSchema),
  title: z.optional(z.string()),
});
export type DraftSubmission = z.infer<typeof SubmissionSchema>;

export interface SubmissionSteps extends RepeatOptions {
  readonly api: Client;
  readonly newKey: () => string;
  /** Saves what was reached, for another attempt. */
  readonly keep: (submission: DraftSubmission) => void;
  readonly onCreated: () => void;
}

/** The calls of one mode. */
export interface SubmittedRequest {
  readonly body: Input<Contract['createSession']>['body'];
  /** Called once before the generation is requested, which happens even if this fails. */
  readonly prepare?: (sessionId: SessionId, options: { signal: AbortSignal }) => Promise<void>;
  readonly generate: (sessionId: SessionId, options: { signal: AbortSignal }) => Promise<unknown>;
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'session_not_found';

/** The session of an earlier attempt is reused, with the current title. */
const reuse = async (
  steps: SubmissionSteps,
  { body: { title } }: SubmittedRequest,
  { sessionId, title: sent }: DraftSubmission,
) => {
  if (!sessionId) return undefined;
  if (title === undefined || title === sent) return sessionId;
  try {
    await repeatUnanswered(
      (options) => steps.api('updateSession', { params: { sessionId }, body: { title } }, options),
      steps,
    );
    return sessionId;
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
};

const create = async (steps: SubmissionSteps, { body }: SubmittedRequest, earlier: DraftSubmission | null) => {
  const { api, newKey, keep } = steps;
  const text = JSON.stringify(body);
  // The same body keeps its key: a request whose answer was lost is answered again, not executed again
  const submission = { key: earlier?.body === text && !earlier.sessionId ? earlier.key : newKey(), body: text };
  keep(submission);
  const { id } = await repeatUnanswered(
    (options) => api('createSession', { body }, { key: submission.key, ...options }),
    steps,
  );
  keep({ ...submission, sessionId: id, ...(body.title === undefined ? {} : { title: body.title }) });
  return id;
};

const generate = async (
  steps: SubmissionSteps,
  { prepare, generate: start }: SubmittedRequest,
  sessionId: SessionId,
): Promise<void> => {
  await prepare?.(sessionId, within());
  try {
    await repeatUnanswered((options) => start(sessionId, options), steps);
  } catch (error) {
    // The earlier attempt was accepted, and only its answer was lost
    if (!(error instanceof ApiError && error.code === 'already_generating')) throw error;
  }
};

/** Creates the session and starts its generation. Throws the error of the API or of the connection. */
export const submit = async (
  steps: SubmissionSteps,
  request: SubmittedRequest,
  earlier: DraftSubmission | null,
): Promise<SessionId> => {
  const before = earlier ? await reuse(steps, request, earlier) : undefined;
  const sessionId = before ?? (await create(steps, request, earlier));
  steps.onCreated();
  try {
    await generate(steps, request, sessionId);
    return sessionId;
  } catch (error) {
    if (before === undefined || !isGone(error)) throw error;
    const fresh = await create(steps, request, null);
    await generate(steps, request, fresh);
    return fresh;
  }
};
