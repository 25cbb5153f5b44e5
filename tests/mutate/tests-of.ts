import { inward, tracked } from '../architecture/sources.ts';

/** What runs the functions as they were built never sees a change of their source. */
const built = ['tests/built/start.ts'];

const importers = new Map<string, string[]>();
for (const { from, to, typeOnly } of inward) if (!typeOnly) importers.set(to, [...(importers.get(to) ?? []), from]);

/** Files that load one of these, and themselves. */
const above = (files: readonly string[]): ReadonlySet<string> => {
  const found = new Set(files);
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return found;
};

/** The tests that load one of these files themselves or by what they load. The store is tested through handlers, all else by units. */
export const testsOf = (files: readonly string[]): readonly string[] => {
  const [loading, blind] = [above(files), above(built)];
  const kind = files.some((file) => file.startsWith('lambdas/store/'))
    ? /^tests\/integration\//
    : /^tests\/unit\/(?!engine\/)/;
  return tracked.filter(
    (file) => file.endsWith('.test.ts') && kind.test(file) && loading.has(file) && !blind.has(file),
  );
};
