import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { engineModel } from '../../../local/stack/model/engine-model.ts';
import { startStack } from '../../../local/stack/start.ts';
import { python } from '../python.ts';
import type { Referee } from '../referee.ts';
import { judgeCli } from './aws-cli.ts';
import { judgeIdentity } from './identity.ts';
import { ask } from './program.ts';

export const clients: Referee = {
  title: 'boto3, the AWS CLI and amazon-cognito-identity-js as clients of the embedded stack',
  needs: [
    ['python3', '--version'],
    ['npm', '--version'],
  ],
  differences: {
    'boto3 s3: an address signed as botocore does in us-east-1 unless told otherwise': {
      shows: 'expected 200, got 403',
      right: 'we are',
      why: 'it is Signature Version 2, which S3 takes for buckets made before June 2020 only; s3v4 is let in',
    },
  },
  async run(report) {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'referee-clients-'));
    const model = engineModel({ delayMs: 0 });
    const stack = await startStack({ dataDir, port: 0, site: 'none', model, confirm: true });
    try {
      await judgeCli(report, dataDir);
      const said = await ask(python('python'), [path.join(import.meta.dirname, 'boto.py')], { WORK: dataDir });
      for (const line of said.trim().split('\n')) {
        const { name, error } = JSON.parse(line) as { name: string; error: string | null };
        report.judge(`boto3 ${name}`, error ?? undefined);
      }
      await judgeIdentity(report, stack);
    } finally {
      await stack.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
