import type { Mode } from '../../../../../shared/catalogue/contract-choices.ts';
import type { SessionId } from '../../../../../shared/model/id.ts';
import { api, newKey } from '../../../lib/api/api.ts';
import { customDrafts } from '../draft/draft.ts';
import type { DraftKind } from '../draft/draft-kind.ts';
import { createDraftStore } from '../draft/draft-store.ts';
import type { DraftMaterial } from '../material/material.ts';
import { lessonDrafts } from '../traditional/lesson-draft.ts';
import { lessonSender } from '../traditional/lesson-sender.ts';
import { storySender } from './story-sender.ts';
import type { Sender } from './use-send.ts';

interface Asked {
  readonly userId: string;
  readonly sessionId: SessionId;
  readonly mode: Mode;
}

const send = async <F extends DraftMaterial>(kind: DraftKind<F>, sender: Sender<F>, { userId, sessionId }: Asked) => {
  const drafts = createDraftStore(kind, localStorage, { userId }, Date.now);
  const draft = drafts.load();
  if (draft?.submission?.sessionId !== sessionId) return false;
  if (sender.refusalOf(draft.form) !== undefined) return false;
  const steps = { api, newKey, keep: () => undefined, onCreated: () => undefined, onLost: () => undefined };
  drafts.sent(draft, await sender.send(steps, draft.form, draft.submission));
  return true;
};

/**
 * Resubmits the draft of a session whose page was closed before the generation was requested. False when this device has
 * no such draft; an anchor lesson is continued on its page anyway.
 */
export const resend = async (asked: Asked): Promise<boolean> => {
  if (asked.mode === 'custom') return send(customDrafts, storySender, asked);
  return asked.mode === 'traditional' ? send(lessonDrafts, lessonSender, asked) : false;
};
