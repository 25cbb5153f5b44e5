import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { pickWriter } from './pick-writer.ts';
import { findModelServers } from './servers.ts';

type Environment = Readonly<Record<string, string | undefined>>;

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

/** `MODEL` and what belongs to it: as they are set, else for the writer that is chosen for this installation. */
export const writerEnvironment = async (
  environment: Environment,
  request: { readonly dataDir: string; readonly wanted: string | undefined },
): Promise<Environment> => {
  if (environment['MODEL'] && request.wanted === undefined) return environment;
  const writer = await pickWriter(request, {
    find: findModelServers,
    ask: stdin.isTTY && stdout.isTTY ? askAtTerminal : undefined,
    say: console.log,
  });
  return writer === 'engine'
    ? { ...environment, MODEL: 'engine' }
    : { ...environment, MODEL: 'openai', MODEL_URL: writer.url, MODEL_NAME: writer.model };
};
