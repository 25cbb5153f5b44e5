import path from 'node:path';
import { type Server, startServer } from '../child.ts';
import { dynamodbLocal } from './install.ts';

const main = 'com.amazonaws.services.dynamodbv2.local.main.ServerRunner';

/** Amazon's DynamoDB Local, in memory: each access key has a database of its own. */
export const startDynamodbLocal = (): Promise<Server> => {
  const folder = dynamodbLocal();
  const classes = ['-cp', path.join(folder, '*'), main];
  return startServer('java', (port) => [
    `-Djava.library.path=${folder}`,
    ...classes,
    '-disableTelemetry',
    ...['-inMemory', '-port', String(port)],
  ]);
};
