import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { isBelow, root, sources } from '../architecture/sources.ts';
import { type Mutant, mutated } from './mutants.ts';
import type { Round } from './runner.ts';
import { testsOf } from './tests-of.ts';

/** A test that takes longer hangs, and has noticed a mutant. Milliseconds. */
const PATIENCE = 15_000;
/** How many files of tests a mutant is shown to that needs a run of its own: the quickest that reach it. */
const SHOWN = 12;

const folders = process.argv.slice(2).map((folder) => folder.replace(/\/$/, ''));
const files = sources.filter((file) => folders.some((folder) => isBelow(file, folder)));
if (files.length === 0) throw new Error('npm run mutate -- FOLDER… (of lambdas/domain, lambdas/store or shared)');

const changed = new Map(files.map((file) => [file, mutated(file, readFileSync(path.join(root, file), 'utf8'))]));
const mutants = [...changed.values()].flatMap((one) => one.mutants);

const vitest: Vitest = await createVitest(
  'test',
  {
    config: false,
    root,
    watch: false,
    include: [...testsOf(files)],
    runner: path.join(import.meta.dirname, 'runner.ts'),
    maxWorkers: 1,
    pool: 'threads',
    bail: 1,
    reporters: [{}],
    silent: true,
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    provide: { mutant: '', killed: [] },
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
for (const specification of await vitest.globTestSpecifications()) {
  vitest.provide('killed', [...new Set(told.flatMap(({ killed }) => killed))]);
  const { testModules } = await run([specification]);
  const [module] = testModules;
  const round = module?.meta().round;
  if (!module?.ok() || !round) say(`left out, as it fails without any mutant: ${specification.moduleId}`);
  else told.push({ ...round, file: module.moduleId, duration: module.diagnostic().duration });
}
told.sort((a, b) => a.duration - b.duration);
const reached = new Set(told.flatMap((one) => [...one.reached, ...one.unsure]));
const killed = new Set(told.flatMap((one) => one.killed));
const open = mutants.filter(({ id }) => !killed.has(id) && told.some(({ unsure }) => unsure.includes(id)));
say(`${mutants.length} mutants, ${killed.size} killed as tests were repeated, ${open.length} need a run of their own`);

for (const { id } of open) {
  vitest.provide('mutant', id);
  const shown = told.filter(({ unsure }) => unsure.includes(id)).slice(0, SHOWN);
  const specifications = shown.map(({ file }) => vitest.getRootProject().createSpecification(file));
  const { testModules, unhandledErrors } = await run(specifications);
  if (unhandledErrors.length > 0 || testModules.some((module) => !module.ok())) killed.add(id);
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
