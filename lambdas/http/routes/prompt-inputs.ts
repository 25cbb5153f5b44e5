import { newPromptInput } from '../../domain/material/prompt-input.ts';
import { owned } from '../../domain/session/access.ts';
import { promptInputStore, sessionStore } from '../../runtime/container.ts';
import type { Routes } from '../../runtime/http/router.ts';

export const promptInputs: Routes<'listPromptInputs' | 'createPromptInput'> = {
  listPromptInputs: async ({ caller, params, now }) => {
    const session = owned(await sessionStore().find(params.sessionId), caller, now);
    return { items: [...(await promptInputStore().list(session.id))] };
  },

  createPromptInput: async ({ caller, params, body, now, request }) => {
    const session = owned(await sessionStore().find(params.sessionId), caller, now);
    const input = newPromptInput(session.id, body.input_snapshot, now);
    return promptInputStore().create(input, request);
  },
};
