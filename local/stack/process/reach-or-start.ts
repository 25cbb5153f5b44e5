import { engineModel } from '../model/engine-model.ts';
import { startStack } from '../start.ts';
import { addressesOf, announced, answers, type RunningInstallation } from './running.ts';

/** The running installation of a folder; if none runs, starts a stack without a site. `close` waits until its stream records are processed. */
export const reachOrStart = async (
  dataDir: string,
): Promise<{ readonly running: RunningInstallation; readonly close: () => Promise<void> }> => {
  const running = announced(dataDir);
  if (running && (await answers(running))) return { running, close: async () => undefined };
  const stack = await startStack({ dataDir, port: 0, site: 'none', model: engineModel({ delayMs: 0 }) });
  const close = async () => {
    await stack.stream.caughtUp();
    await stack.close();
  };
  return { running: addressesOf(stack), close };
};
