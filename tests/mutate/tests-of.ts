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

/**
 * The tests that load one of these files themselves or by what they load: units, and handlers where they are asked for.
 * Those that write whole lessons are left out, as they are slow and ask about words.
 */
export const testsOf = (files: readonly string[], handlers: boolean): readonly string[] => {
  const [loading, blind] = [above(files), above(built)];
  const tests = tracked.filter((file) => file.endsWith('.test.ts') && loading.has(file) && !blind.has(file));
  const of = (folder: string) => tests.filter((file) => file.startsWith(folder));
  const units = of('tests/unit/').filter((file) => !/\/(engine|pipeline)\//.test(file));
  return handlers ? [...units, ...of('tests/integration/')] : units;
};
