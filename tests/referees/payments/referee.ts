import path from 'node:path';
import { startServer } from '../child.ts';
import { python } from '../python.ts';
import type { Referee } from '../referee.ts';
import { judgePayments } from './checks.ts';
import { differences } from './differences.ts';

export const payments: Referee = {
  title: 'the Stripe client on localstripe',
  needs: [['python3', '--version']],
  differences,
  async run(report) {
    const program = path.join(import.meta.dirname, 'serve.py');
    const server = await startServer(python('python'), (port) => [program, String(port)]);
    await judgePayments(report, server.endpoint).finally(server.close);
  },
};
