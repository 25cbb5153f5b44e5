import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { isBelow, root, sources } from '../architecture/sources.ts';
import { type Mutant, mutated } from './mutants.ts';
import type { Round } from './runner.ts';
import { testsOf } from './tests-of.ts';

/** A test that takes longer hangs, and has noticed a mutant. Milliseconds. */
const PATIENCE = 15_000;
/** How many files of tests a mutant is shown to that needs a run of its own: those that killed most, then the quickest. */
const SHOWN = 4;

const given = process.argv.slice(2);
/** Asks the tests of handlers as well, in which the store is tested and of the domain what no unit test asks. */
const handlers = given.includes('--handlers');
const folders = given.filter((one) => !one.startsWith('--')).map((folder) => folder.replace(/\/$/, ''));
const files = sources.filter((file) => folders.some((folder) => isBelow(file, folder)));
if (files.length === 0)
  throw new Error('npm run mutate -- [--handlers] FOLDER… (of lambdas/domain, lambdas/store or shared)');

const changed = new Map(files.map((file) => [file, mutated(file, readFileSync(path.join(root, file), 'utf8'))]));
const mutants = [...changed.values()].flatMap((one) => one.mutants);

const tests = [...testsOf(files, handlers)];
const vitest: Vitest = await createVitest(
  'test',
  {
    config: false,
    root,
    watch: false,
    // It would hand changed files to later runs
    fsModuleCache: false,
    include: tests,
    runner: path.join(import.meta.dirname, 'runner.ts'),
    maxWorkers: 1,
    pool: 'threads',
    bail: 1,
    reporters: [{}],
    silent: true,
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    provide: { mutant: '', repeating: true, killed: [] },
  },
  {
    plugins: [
      {
        name: 'mutants',
        enforce: 'pre',
        transform: (_, id) => changed.get(path.relative(root, id).replaceAll('\\', '/'))?.code,
      },
    ],
  },
);

/** Runs these alone. Vitest keeps what it knows of files that ran before, and would tell it again. */
const run = (specifications: TestSpecification[]) => {
  vitest.state.filesMap.clear();
  return vitest.runTestSpecifications(specifications);
};

const say = (line: string): void => void process.stderr.write(`${line}\n`);

interface Told extends Round {
  readonly file: string;
  readonly duration: number;
}
/** Every test once, and again with each mutant that it reaches. */
const told: Told[] = [];
const roundOf = async (test: string, repeating: boolean): Promise<Told | undefined> => {
  vitest.provide('repeating', repeating);
  vitest.provide('killed', [...new Set(told.flatMap(({ killed }) => killed))]);
  const { testModules } = await run([vitest.getRootProject().createSpecification(path.join(root, test))]);
  const [module] = testModules;
  const round = module?.ok() ? module.meta().round : undefined;
  return round && { ...round, file: module!.moduleId, duration: module!.diagnostic().duration };
};
for (const test of tests) {
  const round = (await roundOf(test, true)) ?? (await roundOf(test, false));
  if (round) told.push(round);
  else say(`left out, as it fails without any mutant: ${test}`);
}
const reached = new Set(told.flatMap((one) => [...one.reached, ...one.unsure]));
const killed = new Set(told.flatMap((one) => one.killed));
const open = mutants.filter(({ id }) => !killed.has(id) && told.some(({ unsure }) => unsure.includes(id)));
say(`${mutants.length} mutants, ${killed.size} killed as tests were repeated, ${open.length} need a run of their own`);

const kills = new Map(told.map(({ file, killed: { length } }) => [file, length]));
const killsOf = ({ file }: Told): number => kills.get(file) ?? 0;
for (const { id } of open) {
  vitest.provide('mutant', id);
  const reaching = told.filter(({ unsure }) => unsure.includes(id));
  const shown = reaching.sort((a, b) => killsOf(b) - killsOf(a) || a.duration - b.duration).slice(0, SHOWN);
  for (const one of shown) {
    const { testModules, unhandledErrors } = await run([vitest.getRootProject().createSpecification(one.file)]);
    if (unhandledErrors.length === 0 && testModules.every((module) => module.ok())) continue;
    killed.add(id);
    kills.set(one.file, killsOf(one) + 1);
    break;
  }
}
await vitest.close();

const short = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 90);
const describe = ({ id, file, line, before, after }: Mutant): string =>
  `${reached.has(id) ? 'survived ' : 'unreached'} ${file}:${line}  ${short(before)}  →  ${short(after)}`;
for (const mutant of mutants) if (!killed.has(mutant.id)) console.log(describe(mutant));

const rowOf = (folder: string) => {
  const of = mutants.filter(({ file }) => path.posix.dirname(file) === folder);
  const dead = of.filter(({ id }) => killed.has(id)).length;
  const unreached = of.filter(({ id }) => !killed.has(id) && !reached.has(id)).length;
  const percent = Math.round((100 * dead) / of.length);
  return { folder, mutants: of.length, killed: dead, survived: of.length - dead - unreached, unreached, '%': percent };
};
const inside = [...new Set(files.map((file) => path.posix.dirname(file)))].map(rowOf);
console.table(inside.filter((row) => row.mutants > 0));
process.exit();
