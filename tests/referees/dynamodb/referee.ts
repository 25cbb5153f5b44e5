import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repository } from '../cache.ts';
import type { Referee } from '../referee.ts';
import { startDynamodbLocal } from './server.ts';
import { excluded } from './suites.ts';

interface Results {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Runs the suites in a process of their own; a failing test is a result and not an error. */
const runSuites = async (endpoint: string): Promise<Results> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'referee-'));
  const outputFile = path.join(folder, 'results.json');
  const config = path.join(import.meta.dirname, 'vitest.config.ts');
  const vitest = path.join(repository, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--config', config, '--reporter=json', `--outputFile=${outputFile}`];
  const env = { ...process.env, DYNAMODB_REFEREE: endpoint };
  const child = spawn(process.execPath, args, { cwd: repository, env, stdio: 'ignore' });
  await new Promise((resolve) => child.once('exit', resolve));
  try {
    return JSON.parse(readFileSync(outputFile, 'utf8')) as Results;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

export const dynamodb: Referee = {
  title: "the integration suites on Amazon's DynamoDB Local",
  needs: [
    ['java', '-version'],
    ['mvn', '-version'],
  ],
  differences: {},
  async run(report) {
    const server = await startDynamodbLocal();
    const { testResults } = await runSuites(server.endpoint).finally(server.close);
    let [passed, all] = [0, 0];
    for (const { name, message, assertionResults } of testResults) {
      const file = path.relative(path.join(repository, 'tests/integration'), name);
      const failed = assertionResults.filter(({ status }) => status !== 'passed');
      const of = `${assertionResults.length - failed.length} of ${assertionResults.length}`;
      passed += assertionResults.length - failed.length;
      all += assertionResults.length;
      if (assertionResults.length === 0) report.fail(file, message);
      else if (failed.length === 0) report.pass(file, of);
      for (const { fullName, failureMessages } of failed)
        report.fail(file, `${fullName}: ${failureMessages[0]?.split('\n')[0]}`);
    }
    for (const [file, reason] of Object.entries(excluded)) report.skip(file, reason);
    console.log(`  ${passed} of ${all} tests`);
  },
};
