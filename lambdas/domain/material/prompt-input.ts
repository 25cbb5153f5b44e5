import { newId, type SessionId } from '../../../shared/model/id.ts';
import type { InputSnapshot, PromptInput } from '../../../shared/model/prompt-input.ts';
import { instant } from '../../../shared/model/time.ts';

/** The user's input for a generation, stored so that it can be looked up later. */
export const newPromptInput = (session: SessionId, snapshot: InputSnapshot, now: number): PromptInput => ({
  id: newId('pin', now),
  session_id: session,
  phase: 'extract',
  status: 'pending',
  input_snapshot: snapshot,
  created_at: instant(now),
});
