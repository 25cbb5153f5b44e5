import { startServer } from '../child.ts';
import { python } from '../python.ts';
import type { Referee } from '../referee.ts';
import { differences } from './differences.ts';
import { judgeFiles } from './files.ts';
import { judgeIdentity } from './identity.ts';
import { judgeServices } from './services.ts';

export const moto: Referee = {
  title: "the functions' adapters on moto's S3, Cognito, SES, SSM and Step Functions",
  needs: [['python3', '--version']],
  differences,
  async run(report) {
    const server = await startServer(python('moto_server'), (port) => ['-H', '127.0.0.1', '-p', String(port)]);
    Object.assign(process.env, {
      AWS_ENDPOINT_URL: server.endpoint,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
    });
    try {
      await judgeFiles(report);
      await judgeIdentity(report, server.endpoint);
      await judgeServices(report);
    } finally {
      await server.close();
    }
  },
};
