import { parseArgs } from 'node:util';
import { durations } from '../../shared/catalogue/contract-choices.ts';
import { type Kind, kinds } from './lessons.ts';

export class UsageError extends Error {}

export const usage = `npm run eval -- FOLDER… [--modes custom,structured,concise,anchor] [--minutes 15,30,45,60,90,120]
  [--extract] [--details FILE] [--sheet FILE [--questions 150] [--plant 30] [--open 60] [--activities 100] [--seed TEXT]]
FOLDER holds texts (txt, md, pdf, docx); it may be a file as well. Without one, the repository's own are used.
--extract stops after reading: what leaks into the chunks, and what of the file is in none.
--details writes every leak and every lost sentence to a file; a sheet is for people to rate.
MODEL=openai MODEL_URL=… or MODEL=bedrock MODEL_ID=… asks a real model instead of the embedded engine.`;

export interface Arguments {
  readonly folders: readonly string[];
  readonly kinds: readonly Kind[];
  readonly minutes: readonly number[];
  readonly extractOnly: boolean;
  readonly details: string | undefined;
  /** Where shuffled sheets are written, for people to rate. */
  readonly sheet: string | undefined;
  readonly questions: number;
  /** How many more questions the sheet has that were spoiled on purpose. */
  readonly plant: number;
  /** Questions in one's own words. */
  readonly open: number;
  readonly activities: number;
  readonly seed: string;
}

const listed = <T>(given: string, all: readonly T[], what: string): readonly T[] =>
  given.split(',').map((one) => {
    const found = all.find((known) => String(known) === one.trim());
    if (found === undefined) throw new UsageError(`${what}: one of ${all.join(', ')}`);
    return found;
  });

/** Throws `UsageError` with what would be right. */
export const parseArguments = (args: readonly string[], ownTexts: string): Arguments => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      modes: { type: 'string', default: kinds.join(',') },
      minutes: { type: 'string', default: '15,30,45,60' },
      extract: { type: 'boolean', default: false },
      details: { type: 'string' },
      sheet: { type: 'string' },
      questions: { type: 'string', default: '150' },
      plant: { type: 'string', default: '0' },
      open: { type: 'string', default: '60' },
      activities: { type: 'string', default: '100' },
      seed: { type: 'string', default: 'sheet' },
    },
  });
  return {
    folders: positionals.length > 0 ? positionals : [ownTexts],
    kinds: listed<Kind>(values.modes, kinds, '--modes'),
    minutes: listed<number>(values.minutes, durations, '--minutes'),
    extractOnly: values.extract,
    details: values.details,
    sheet: values.sheet,
    questions: Number(values.questions),
    plant: Number(values.plant),
    open: Number(values.open),
    activities: Number(values.activities),
    seed: values.seed,
  };
};
