import { ApiError } from '../../../../shared/contract/api-error.ts';
import type { Client } from '../../../../shared/contract/client.ts';
import type { SessionId } from '../../../../shared/model/id.ts';
import { DisplayError } from '../../lib/words/display-error.ts';
import { saidBy } from '../../lib/words/reason.ts';
import type { EditDraft } from './edit-draft.ts';
import { editTexts } from './texts.ts';

interface Deps {
  readonly api: Client;
  /** The access token, or undefined without one. */
  readonly token: () => Promise<string | undefined>;
}

/** Sends new material; throws an error whose message is for the author. */
export const expandStory = async (
  { api, token }: Deps,
  sessionId: SessionId,
  { material, details, level, goesOn }: EditDraft,
): Promise<void> => {
  if ((await token()) === undefined) throw new DisplayError(editTexts.signedOut);
  const body = { sessionId, additionalDetails: details.trim(), lengthHint: level };
  await api('expandStory', {
    body: goesOn ? { ...body, materialNew: '', fromUntold: true } : { ...body, materialNew: material },
  });
};

/** The message of the response, where it is JSON and has one. */
export const expandFailure = (error: unknown): string => {
  if (error instanceof ApiError && error.code === 'unreadable') return editTexts.unreadable;
  return saidBy(error) || editTexts.failed;
};

/** True when the plan's limit is reached. */
export const isOverLimit = (error: unknown): boolean => error instanceof ApiError && error.code === 'quota_exceeded';
