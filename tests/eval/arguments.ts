import { parseArgs } from 'node:util';
import { durations } from '../../shared/catalogue/contract-choices.ts';
import { type Kind, kinds } from './lessons.ts';

export class UsageError extends Error {}

export const usage = `npm run eval -- [FOLDER] [--modes custom,structured,concise,anchor] [--minutes 15,30,45,60,90,120]
  [--sheet FILE [--questions 100] [--plant 30] [--seed TEXT]] [--audience SLUG] [--difficulty SLUG|all]
FOLDER holds texts (txt, md, pdf, docx); without one, the repository's own are used.
MODEL=openai MODEL_URL=… or MODEL=bedrock MODEL_ID=… asks a real model instead of the embedded engine.`;

export interface Arguments {
  readonly folder: string;
  readonly kinds: readonly Kind[];
  readonly minutes: readonly number[];
  /** Where a shuffled sheet of questions is written, for a person to rate. */
  readonly sheet: string | undefined;
  readonly questions: number;
  /** How many more questions the sheet has that were spoiled on purpose. */
  readonly plant: number;
  readonly seed: string;
  readonly audience: string | undefined;
  readonly difficulty: string | undefined;
}

const listed = <T>(given: string | undefined, all: readonly T[], what: string): readonly T[] => {
  if (given === undefined) return all;
  return given.split(',').map((one) => {
    const found = all.find((known) => String(known) === one.trim());
    if (found === undefined) throw new UsageError(`${what}: one of ${all.join(', ')}`);
    return found;
  });
};

/** Throws `UsageError` with what would be right. */
export const parseArguments = (args: readonly string[], ownTexts: string): Arguments => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      modes: { type: 'string' },
      minutes: { type: 'string' },
      sheet: { type: 'string' },
      questions: { type: 'string', default: '100' },
      plant: { type: 'string', default: '0' },
      seed: { type: 'string', default: 'sheet' },
      audience: { type: 'string' },
      difficulty: { type: 'string' },
    },
  });
  if (positionals.length > 1) throw new UsageError('One folder at a time');
  return {
    folder: positionals[0] ?? ownTexts,
    kinds: listed(values.modes, kinds, '--modes'),
    minutes: listed<number>(values.minutes, durations, '--minutes'),
    sheet: values.sheet,
    questions: Number(values.questions),
    plant: Number(values.plant),
    seed: values.seed,
    audience: values.audience,
    difficulty: values.difficulty,
  };
};
