import { parseArgs } from 'node:util';
import { chooseModel, topicsOf } from './stack/model.ts';
import { announce } from './stack/running.ts';
import { startStack } from './stack/start.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['PORT'] ?? '3000' },
    data: { type: 'string', default: '.data' },
    dev: { type: 'boolean', default: false },
    /** Milliseconds the embedded engine takes for each answer, to watch a generation at work. */
    pace: { type: 'string', default: '0' },
  },
});

const stack = await startStack({
  dataDir: values.data,
  port: Number(values.port),
  site: values.dev ? 'developed' : 'built',
  model: await chooseModel(process.env, { delayMs: Number(values.pace) }),
  topics: topicsOf(process.env),
});
const conceal = announce(values.data, stack);
console.log(`Fabula is ready: ${stack.origin}`);
if (stack.resumed > 0) console.log(`${stack.resumed} unfinished generation(s) go on.`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    conceal();
    void stack.close().then(() => process.exit(0));
  });
