import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const start = promisify(execFile);

/** Runs a program that talks to servers of this process, which goes on answering. Throws with what it complained of. */
export const ask = async (program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> => {
  const options = { env: { ...process.env, ...env }, maxBuffer: 64 * 2 ** 20 };
  try {
    return (await start(program, args, options)).stdout;
  } catch (error) {
    throw new Error(String(Reflect.get(Object(error), 'stderr') || error).trim(), { cause: error });
  }
};
