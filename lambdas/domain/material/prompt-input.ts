import { newId, type SessionId } from '../../../shared/model/id.ts';
import type { InputSnapshot, PromptInput } from '../../../shared/model/prompt-input.ts';
import { instant } from '../../../shared/model/time.ts';

/** What a session was asked for, as the extract step finds it. */
export const newPromptInput = (session: SessionId, snapshot: InputSnapshot, now: number): PromptInput => ({
  id: newId('pin', now),
  session_id: session,
  phase: 'extract',
  status: 'pending',
  input_snapshot: snapshot,
  created_at: instant(now),
});
