import { parseArgs } from 'node:util';
import { inParallel } from '../../../lambdas/pipeline/steps/in-parallel.ts';
import { parseArguments, UsageError } from '../arguments.ts';
import { openByHand } from '../by-hand/by-hand.ts';
import { extractFile, writeEdition } from '../edition.ts';
import { specFor } from '../lessons.ts';
import { readFiles } from '../texts.ts';
import { deal } from './deal.ts';
import { readFaults } from './faults.ts';
import { foundByRules, readCopy } from './found.ts';
import { type Result, resultLines } from './report.ts';

const usage = `node tests/eval/planted/main.ts FILE --lesson FOLDER --faults FILE --reader FOLDER [--seed TEXT] [--questions 12]
  [--modes custom] [--minutes 15] [--genre SLUG] [--style SLUG] [--language CODE]
Plants the faults into copies of the lesson that is written by hand in --lesson, and has each copy read by whoever
answers the prompts in --reader. Ends when a prompt has no answer yet; run again, it goes on and tells the result.`;

const text = { type: 'string' } as const;
const own = { lesson: text, faults: text, reader: text };
const { tokens } = parseArgs({ strict: false, allowPositionals: true, tokens: true, options: own });
const given = (name: keyof typeof own): string => {
  const token = tokens.find((one) => one.kind === 'option' && one.name === name);
  if (token?.kind !== 'option' || !token.value) throw new UsageError(`--${name} is missing\n\n${usage}`);
  return token.value;
};

/** More than a short lesson asks: one question bears one wrong key. */
const QUESTIONS = '12';

const run = async (): Promise<void> => {
  const [lesson, faults, reader] = [given('lesson'), given('faults'), given('reader')];
  const taken = new Set([lesson, faults, reader]);
  const rest = process.argv.slice(2).filter((one) => !taken.has(one) && !(one.replace(/^--/, '') in own));
  const { folders, kinds, minutes, wishes, seed, questions } = parseArguments(['--questions', QUESTIONS, ...rest], '');
  const [file] = readFiles(folders);
  const [kind] = kinds;
  const [length] = minutes;
  if (!file || !kind || !length) throw new UsageError(usage);

  const writer = openByHand({ folder: lesson, replay: false, say: console.error });
  const extract = await extractFile(file, writer.model);
  const spec = { ...specFor(kind, length, 0, wishes), questionTarget: questions };
  const { world, failure } = await writeEdition(extract, spec, { model: writer.model, atOnce: 1 });
  if (failure !== undefined) throw new UsageError(failure);
  const scenes = [...world.scenes.values()].toSorted((one, other) => one.order - other.order);
  const copies = deal(scenes, readFaults(faults), seed);

  let unread = copies.length;
  const waiting = new Set<string>();
  const endIfAllWait = (): void => {
    if (unread === 0 || waiting.size < unread) return;
    console.error([...waiting].join('\n'));
    console.error(`${waiting.size} of ${copies.length} prompts wait for their answers; run again when they have them.`);
    process.exit(2);
  };
  const { model } = openByHand({
    folder: reader,
    replay: false,
    say: (line) => {
      waiting.add(line);
      endIfAllWait();
    },
  });
  const results: Result[] = [];
  await inParallel(copies, copies.length, async (copy) => {
    const before = scenes.find(({ order }) => order === copy.scene.order) ?? copy.scene;
    const reading = await readCopy(world, copy, model);
    results.push({ byRules: foundByRules(world, before, copy), reading });
    unread -= 1;
    endIfAllWait();
  });
  console.log(resultLines(results).join('\n'));
};

try {
  await run();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
