import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { GenerationFailed } from '../../lambdas/domain/generation/reasons.ts';
import type { Extract } from '../../lambdas/domain/material/chunk.ts';
import { type Arguments, parseArguments, UsageError, usage } from './arguments.ts';
import { NotAnswered } from './by-hand/by-hand.ts';
import { readAgain, readingLines } from './checking/second-reader.ts';
import { type Edition, extractFile, writeEdition } from './edition.ts';
import { extractHead, extractRow, leaksOfExtract } from './extract-report.ts';
import { type FileReport, reportOn } from './file-report.ts';
import type { Leak } from './leaks/find-leaks.ts';
import { writeLessonFile } from './lesson-file.ts';
import { specFor } from './lessons.ts';
import { chosenModel } from './model.ts';
import { type ActivityItem, activityItemsOf } from './rating/activity-sheet.ts';
import { type OpenItem, openItemsOf } from './rating/open-sheet.ts';
import { type Item, itemsOf } from './rating/question-sheet.ts';
import { writeSheets } from './rating/write-sheets.ts';
import { countLine, extractTable, reportTable } from './table.ts';
import { readFiles, type SourceFile } from './texts.ts';

const OWN_TEXTS = path.resolve(import.meta.dirname, '../fixtures/texts');
type Chosen = Awaited<ReturnType<typeof chosenModel>>;

interface Read {
  readonly name: string;
  readonly extract: Extract;
}

const readAll = async (files: readonly SourceFile[], { model }: Chosen): Promise<Read[]> => {
  const read: Read[] = [];
  for (const file of files) {
    try {
      read.push({ name: file.name, extract: await extractFile(file, model) });
    } catch (error) {
      if (!(error instanceof GenerationFailed)) throw error;
      console.log(`refused: ${file.name} (${error.message})`);
    }
  }
  return read;
};

const lessonsOf = async (args: Arguments, { name, extract }: Read, chosen: Chosen, first: number) => {
  const { kinds, minutes, wishes, check, lessons } = args;
  const editions: Edition[] = [];
  for (const kind of kinds)
    for (const length of minutes) {
      const edition = await writeEdition(extract, specFor(kind, length, first + editions.length, wishes), chosen);
      if (check && edition.failure === undefined)
        console.log(readingLines(await readAgain(edition.world, chosen)).join('\n'));
      if (lessons !== undefined) writeLessonFile(lessons, name, edition);
      editions.push(edition);
    }
  return editions;
};

const leakLines = (leaks: readonly Leak[]): string[] =>
  leaks.map(({ detector, place, excerpt }) => `- ${detector} (${place}): ${excerpt.replace(/\s+/g, ' ')}`);

const detailsOf = (reports: readonly (readonly [string, FileReport])[]): string =>
  reports
    .map(([name, { leaks, lost, torn, failures, rules, activities }]) =>
      [
        `# ${name}`,
        `Questions: ${countLine([rules])}\n\nActivities: ${countLine([activities])}`,
        ['## Leaks', ...leakLines(leaks)].join('\n'),
        ['## Lost', ...lost.map((sentence) => `- ${sentence}`)].join('\n'),
        ['## Torn', ...torn.map((section) => `- ${section}`)].join('\n'),
        ['## Failures', ...failures.map((failure) => `- ${failure}`)].join('\n'),
      ].join('\n\n'),
    )
    .join('\n\n');

const reportExtracts = (read: readonly Read[], details: string | undefined): void => {
  console.log(extractTable([extractHead, ...read.map(({ name, extract }) => extractRow(name, extract))]));
  const lines = read.flatMap(({ name, extract }) => ['', `# ${name}`, ...leakLines(leaksOfExtract(extract))]);
  if (details !== undefined) writeFileSync(details, `${lines.join('\n')}\n`);
};

const reportLessons = async (args: Arguments, read: readonly Read[], chosen: Chosen): Promise<void> => {
  const reports: [string, FileReport][] = [];
  const questions: Item[] = [];
  const open: OpenItem[] = [];
  const activities: ActivityItem[] = [];
  for (const [at, file] of read.entries()) {
    const { name, extract } = file;
    const editions = await lessonsOf(args, file, chosen, at * args.kinds.length * args.minutes.length);
    const scenes = editions.flatMap(({ world }) => [...world.scenes.values()]);
    reports.push([name, reportOn(extract, editions)]);
    questions.push(...itemsOf(name, extract.chunks, scenes));
    open.push(...openItemsOf(name, extract.chunks, scenes));
    activities.push(...activityItemsOf(name, extract.chunks, scenes));
    process.stderr.write(`${name}\n`);
  }
  console.log(reportTable(reports));
  const all = reports.map(([, report]) => report);
  console.log(`\nDifferent questions by rule: ${countLine(all.map(({ rules }) => rules))}`);
  console.log(`Activities by kind: ${countLine(all.map(({ activities: some }) => some))}`);
  const found = all.flatMap(({ leaks }) => leaks.map(({ detector }) => new Map([[detector, 1]])));
  console.log(`Leaks by detector: ${countLine(found)}`);
  if (args.details !== undefined) writeFileSync(args.details, `${detailsOf(reports)}\n`);
  if (args.sheet !== undefined) writeSheets({ ...args, file: args.sheet }, { questions, open, activities });
};

const run = async (): Promise<void> => {
  const args = parseArguments(process.argv.slice(2), OWN_TEXTS);
  const chosen = await chosenModel(process.env, args.prompts);
  try {
    const read = await readAll(readFiles(args.folders), chosen);
    if (args.extractOnly) reportExtracts(read, args.details);
    else await reportLessons(args, read, chosen);
  } finally {
    await chosen.close();
    for (const fault of chosen.faults()) console.error(fault);
    if (chosen.faults().length > 0) process.exitCode = 1;
  }
};

try {
  await run();
} catch (error) {
  if (error instanceof UsageError) console.error(`${error.message}\n\n${usage}`);
  else if (!(error instanceof NotAnswered)) throw error;
  process.exitCode = 1;
}
