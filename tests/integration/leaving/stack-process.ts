import { engineModel } from '../../../local/stack/model/engine-model.ts';
import { startStack } from '../../../local/stack/start.ts';

/** The whole product without its pages, in a process of its own, so that it can be killed. */
const [, , dataDir = ''] = process.argv;
const { origin, userPoolId, clientId } = await startStack({
  dataDir,
  port: 0,
  site: 'none',
  model: engineModel({ delayMs: 0 }),
});
console.log(`ready ${JSON.stringify({ origin, userPoolId, clientId })}`);
