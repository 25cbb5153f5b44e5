import { parseArgs } from 'node:util';
import { renderUnicodeCompact } from 'uqr';
import { parseAddress } from './stack/address.ts';
import { builtFunctions } from './stack/functions.ts';
import { chosenWriter } from './stack/model/chosen-writer.ts';
import type { EnginePace } from './stack/model/engine-model.ts';
import { chooseModel, servedModelName, topicsOf } from './stack/model/model.ts';
import { capacityOf } from './stack/model/server-facts.ts';
import { capacityOfWriter, createWriters } from './stack/model/writers.ts';
import { announce, announced } from './stack/process/running.ts';
import { shutDownGracefully } from './stack/process/shutdown.ts';
import { startFailure } from './stack/process/start-failure.ts';
import { secretsOf } from './stack/secrets.ts';
import { startStack } from './stack/start.ts';

const options = {
  port: { type: 'string', default: process.env['PORT'] ?? '3000' },
  /** An address of this computer to listen at; 0.0.0.0 is all of them. */
  host: { type: 'string' },
  /** The address for other computers: http://books.local:3000. */
  origin: { type: 'string' },
  data: { type: 'string', default: '.data' },
  /** A folder of bundles to run in place of the source. */
  functions: { type: 'string' },
  dev: { type: 'boolean', default: false },
  /** Milliseconds that the embedded engine waits before each answer, to watch a generation. */
  pace: { type: 'string', default: '0' },
  /** Who writes: `engine`, the name of a model of a server on this computer, or `ask`. */
  model: { type: 'string' },
  /** New accounts need the code that is mailed to them. */
  confirm: { type: 'boolean', default: false },
} as const;

const request = { dataDir: '.data', port: 0, host: undefined as string | undefined };

/** Who writes: as MODEL says, for as long as this runs, else whoever is chosen, at the start or while it runs. */
const writing = async (dataDir: string, wanted: string | undefined, pace: EnginePace) => {
  const { env } = process;
  if (env['MODEL'] !== undefined && wanted === undefined) {
    const model = await chooseModel(env, pace, secretsOf(dataDir).secretAccessKey);
    const slowModel = servedModelName(env);
    const capacity = slowModel === undefined ? undefined : await capacityOf(env['MODEL_URL'] ?? '', slowModel);
    return { model, slowModel, capacity, topics: topicsOf(env) };
  }
  const writer = await chosenWriter({ dataDir, wanted });
  const writers = createWriters({ dataDir, writer, capacity: await capacityOfWriter(writer), pace });
  return { model: writers.answer, writers };
};

const run = async (): Promise<void> => {
  const { values } = parseArgs({ options });
  const port = Number(values.port);
  Object.assign(request, { dataDir: values.data, port, host: values.host });
  const address = parseAddress(values.host, values.origin, port);
  const pace = { delayMs: Number(values.pace) };
  const stack = await startStack({
    ...(await writing(values.data, values.model, pace)),
    dataDir: values.data,
    port,
    ...address,
    site: values.dev ? 'developed' : 'built',
    ...(values.functions === undefined ? {} : { functions: builtFunctions(values.functions) }),
    confirm: values.confirm,
  });
  const conceal = announce(values.data, stack);
  shutDownGracefully(() => {
    conceal();
    return stack.close();
  });
  console.log(`Fabula is ready: ${stack.origin}`);
  if (values.origin !== undefined) console.log(renderUnicodeCompact(stack.origin, { border: 2 }));
  if (values.confirm) console.log(`Codes for new accounts are mailed into ${stack.outbox}.`);
  if (stack.resumed > 0) console.log(`${stack.resumed} unfinished generation(s) go on.`);
};

try {
  await run();
} catch (error) {
  console.error(startFailure(error, { ...request, announced: announced(request.dataDir)?.origin }) ?? error);
  // What was opened before would keep the process alive
  process.exit(1);
}
