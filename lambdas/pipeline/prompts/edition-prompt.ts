import type { Apparatus, Chunk } from '../../domain/material/chunk.ts';
import type { CallInput } from './call-input.ts';
import type { DocumentSpec } from './envelope.ts';
import type { SessionPrompt } from './prompt.ts';
import type { EditionTask } from './tasks.ts';

/** Said to whoever reads prompts: a call needs some, and this one says everything in its input. */
const prefix = 'A study edition of the material in the input of this call.';

interface EditionPrompt extends SessionPrompt {
  planCall(task: EditionTask): ReturnType<SessionPrompt['call']>;
}

/** The calls of a session that an extractive model makes: data alone. */
export const editionPrompt = (
  spec: DocumentSpec,
  language: string,
  chunks: readonly Chunk[],
  apparatus: Apparatus,
): EditionPrompt => {
  const callOf = (task: CallInput['task']) => ({
    prefix,
    task: task.kind,
    input: { spec, language, chunks, apparatus, task },
  });
  return { rules: '', prefix, task: ({ kind }) => kind, call: callOf, planCall: callOf };
};
