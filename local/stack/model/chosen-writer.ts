import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { pickWriter } from './pick-writer.ts';
import { findModelServers } from './servers.ts';
import type { ChosenWriter } from './writer-file.ts';

const askAtTerminal = async (question: string): Promise<string> => {
  const terminal = createInterface({ input: stdin, output: stdout });
  try {
    const [prompt = '', ...lines] = question.split('\n').toReversed();
    for (const line of lines.toReversed()) console.log(line);
    // The end of the input is an answer too: whoever presses Control-D wants no model
    const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
    return await Promise.race([terminal.question(prompt), closed]);
  } finally {
    terminal.close();
  }
};

/** Who writes on this installation when it starts; asked at the terminal where there is one and nobody has chosen. */
export const chosenWriter = (request: {
  readonly dataDir: string;
  readonly wanted: string | undefined;
}): Promise<ChosenWriter> =>
  pickWriter(request, {
    find: findModelServers,
    ask: stdin.isTTY && stdout.isTTY ? askAtTerminal : undefined,
    say: console.log,
  });
