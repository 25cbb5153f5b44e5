import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '..');
/** Where the gate wants the counts. */
const results = process.env['RESULTS'];
/** Functions as they are deployed, which Node loads itself. */
const built = {
  globalSetup: ['tests/built/setup.ts'],
  server: { deps: { external: [/\/built-\w+\/\w+\/[^/]+\.mjs$/] } },
};
const patient = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 15_000 } } };

export default defineConfig({
  root,
  test: {
    root,
    // Files wait for browsers, sockets and clocks: one more than two cores have keeps both of them busy
    maxWorkers: Math.max(3, availableParallelism()),
    reporters: results ? ['default', ['json', { outputFile: results }]] : ['default'],
    projects: [
      {
        root,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/{unit,architecture}/**/*.test.ts'],
          // Without a document and without servers, a file leaves nothing that another could find
          isolate: false,
          ...patient,
        },
      },
      {
        root,
        test: {
          name: 'infra',
          environment: 'node',
          include: ['tests/infra/**/*.test.ts'],
          ...built,
          isolate: false,
          ...patient,
        },
      },
      {
        root,
        test: {
          name: 'integration',
          environment: 'node',
          include: ['tests/integration/**/*.test.ts'],
          ...built,
          ...patient,
        },
      },
      {
        extends: path.join(root, 'web/vite.config.ts'),
        root,
        test: {
          name: 'web',
          root,
          environment: 'jsdom',
          // A context for each file in workers that stay: half the time of a worker for each
          pool: 'vmThreads',
          sequence: { groupOrder: 1 },
          include: ['tests/unit/web/**/*.test.tsx'],
          setupFiles: ['tests/unit/web/setup.ts'],
          ...patient,
        },
      },
      {
        root,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          ...built,
          globalSetup: [...built.globalSetup, 'tests/e2e/support/setup.ts'],
          expect: { poll: { timeout: 30_000 } },
          // Once more where the machine was in the way; the report names whatever needed it
          retry: 1,
          testTimeout: 400_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
