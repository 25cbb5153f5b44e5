import type { LocalModel } from '../../../local/bedrock/local-model.ts';

/** A model that writes by itself, streams the beginning of an opening, and comes to nothing: in place of another for a while. */
export const writingInVain = () => {
  let writes = false;
  return {
    instead:
      (other: LocalModel): LocalModel =>
      async (request, onPiece) => {
        if (!writes) return other(request);
        onPiece?.('{"content":"Once upon a time');
        return { output: {}, usage: { inputTokens: 1, outputTokens: 1 } };
      },
    during: async (work: () => Promise<void>): Promise<void> => {
      writes = true;
      process.env['MODEL_TOPICS'] = 'any';
      await work();
      process.env['MODEL_TOPICS'] = 'preset';
      writes = false;
    },
  };
};
