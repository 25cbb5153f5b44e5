import { newId } from '../../../shared/model/id.ts';
import { instant } from '../../../shared/model/time.ts';
import { owned } from '../../domain/session/access.ts';
import { promptInputStore, sessionStore } from '../../runtime/container.ts';
import type { Routes } from '../../runtime/router.ts';

export const promptInputs: Routes<'listPromptInputs' | 'createPromptInput'> = {
  listPromptInputs: async ({ caller, params, now }) => {
    const session = owned(await sessionStore().find(params.sessionId), caller, now);
    return { items: [...(await promptInputStore().list(session.id))] };
  },

  createPromptInput: async ({ caller, params, body, now, request }) => {
    const session = owned(await sessionStore().find(params.sessionId), caller, now);
    const input = {
      id: newId('pin', now),
      session_id: session.id,
      phase: 'extract',
      status: 'pending',
      input_snapshot: body.input_snapshot,
      created_at: instant(now),
    } as const;
    return promptInputStore().create(input, request);
  },
};
