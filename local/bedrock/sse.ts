import * as z from 'zod/mini';

const Chunk = z.object({
  choices: z._default(
    z.array(
      z.object({
        delta: z.optional(z.object({ content: z.nullish(z.string()) })),
        finish_reason: z.nullish(z.string()),
      }),
    ),
    [],
  ),
  usage: z.nullish(z.unknown()),
  error: z.nullish(z.unknown()),
});

/**
 * Reads the stream of an OpenAI-compatible server, cut anywhere, also in the middle of a character. `onPiece` is told each
 * piece of the answer.
 */
export const createSseReader = (onPiece: (piece: string) => void) => {
  const decoder = new TextDecoder();
  let rest = '';
  let content = '';
  let usage: unknown;
  let ended = false;
  let failed = false;

  const read = (data: string): void => {
    if (data === '[DONE]') {
      ended = true;
      return;
    }
    const chunk = z.parse(Chunk, JSON.parse(data));
    failed ||= chunk.error != null;
    usage = chunk.usage ?? usage;
    const [choice] = chunk.choices;
    if (choice?.finish_reason) ended = true;
    const piece = choice?.delta?.content;
    if (!piece) return;
    content += piece;
    onPiece(piece);
  };

  return {
    /** Throws when something in it is not JSON, or another one than expected. */
    push: (part: Uint8Array): void => {
      const lines = (rest + decoder.decode(part, { stream: true })).split(/\r?\n/);
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.startsWith('data:')) read(line.slice('data:'.length).trim());
    },
    /** The answer in the form of one that is not streamed; undefined when the server broke off. */
    whole: (): unknown =>
      ended && !failed ? { choices: [{ message: { content } }], ...(usage == null ? {} : { usage }) } : undefined,
  };
};
