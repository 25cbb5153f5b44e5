import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { repository } from '../cache.ts';
import { excluded } from './suites.ts';

const ours = path.join(repository, 'local/dynamodb/start.ts');
const theirs = path.join(import.meta.dirname, 'start.ts');

/** The suites of tests/integration with Amazon's DynamoDB Local where the stand-in is otherwise; nothing else differs. */
export default defineConfig({
  root: repository,
  plugins: [
    {
      name: 'dynamodb-local',
      enforce: 'pre',
      resolveId: (source, importer) =>
        importer && source.endsWith('/start.ts') && path.resolve(path.dirname(importer), source) === ours
          ? theirs
          : undefined,
      // Whatever finds another way to it would be counted as proof of what it is not
      load: (id) => {
        if (id === ours) throw new Error('The stand-in has no part in this');
      },
    },
  ],
  test: {
    root: repository,
    environment: 'node',
    include: ['tests/integration/**/*.test.ts'],
    exclude: Object.keys(excluded).map((file) => `tests/integration/${file}`),
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
