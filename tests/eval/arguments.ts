import { parseArgs } from 'node:util';
import type { GenerationSpec } from '../../lambdas/domain/generation/spec.ts';
import { authorStyles } from '../../shared/catalogue/author-styles.ts';
import { durations } from '../../shared/catalogue/contract-choices.ts';
import { genres } from '../../shared/catalogue/genres.ts';
import { languageCodes } from '../../shared/catalogue/locales.ts';
import { universes } from '../../shared/catalogue/universes.ts';
import { type Kind, kinds } from './lessons.ts';

export class UsageError extends Error {}

export const usage = `npm run eval -- FOLDER… [--modes custom,structured,concise,anchor] [--minutes 15,30,45,60,90,120]
  [--genre SLUG] [--style SLUG] [--universe SLUG] [--language CODE] [--by-hand FOLDER | --replay FOLDER] [--check] [--lessons FOLDER]
  [--extract] [--details FILE] [--sheet FILE [--questions 150] [--plant 30] [--open 60] [--activities 100] [--seed TEXT]]
FOLDER holds texts (txt, md, pdf, docx); it may be a file as well. Without one, the repository's own are used.
--extract stops after reading: what leaks into the chunks, and what of the file is in none.
--details writes every leak and every lost sentence to a file; a sheet is for people to rate.
--by-hand writes each prompt to a numbered file and waits for its answer beside it; --replay takes kept answers alone.
--check has a second reader read each lesson when it stands, and tells what was found and what became of it.
--lessons writes each lesson as Markdown into a folder.
MODEL=openai MODEL_URL=… or MODEL=bedrock MODEL_ID=… asks a real model instead of the embedded engine.`;

export interface Wishes extends Partial<Pick<GenerationSpec, 'genre' | 'authorStyle' | 'language'>> {
  readonly universe?: string;
}

/** A folder of prompts and answers in the model's place; `replay`: nothing may be asked that was not answered before. */
export interface PromptFolder {
  readonly folder: string;
  readonly replay: boolean;
}

export interface Arguments {
  readonly folders: readonly string[];
  readonly kinds: readonly Kind[];
  readonly minutes: readonly number[];
  /** What the lessons shall be in place of what their turn would give them. */
  readonly wishes: Wishes;
  readonly prompts: PromptFolder | undefined;
  /** Whether a second reader reads what was written. */
  readonly check: boolean;
  /** The folder that lessons are written to. */
  readonly lessons: string | undefined;
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

const slugsOf = (choices: readonly { readonly slug: string }[]): string[] => choices.map(({ slug }) => slug);

const wished = <T extends string>(given: string | undefined, all: readonly T[], what: string): T | undefined =>
  given === undefined ? undefined : listed(given, all, what)[0];

const wishesOf = (given: Partial<Record<'genre' | 'style' | 'universe' | 'language', string>>): Wishes => {
  const genre = wished(given.genre, slugsOf(genres), '--genre');
  const authorStyle = wished(given.style, slugsOf(authorStyles), '--style');
  const universe = wished(given.universe, slugsOf(universes), '--universe');
  const language = wished(given.language, languageCodes, '--language');
  return {
    ...(genre === undefined ? {} : { genre }),
    ...(authorStyle === undefined ? {} : { authorStyle }),
    ...(universe === undefined ? {} : { universe }),
    ...(language === undefined ? {} : { language }),
  };
};

const promptFolder = (byHand: string | undefined, replay: string | undefined): PromptFolder | undefined => {
  if (byHand !== undefined && replay !== undefined) throw new UsageError('Either --by-hand or --replay');
  const folder = byHand ?? replay;
  return folder === undefined ? undefined : { folder, replay: replay !== undefined };
};

/** Throws `UsageError` with what would be right. */
export const parseArguments = (args: readonly string[], ownTexts: string): Arguments => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      modes: { type: 'string', default: kinds.join(',') },
      minutes: { type: 'string', default: '15,30,45,60' },
      genre: { type: 'string' },
      style: { type: 'string' },
      universe: { type: 'string' },
      language: { type: 'string' },
      'by-hand': { type: 'string' },
      replay: { type: 'string' },
      check: { type: 'boolean', default: false },
      lessons: { type: 'string' },
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
    wishes: wishesOf(values),
    prompts: promptFolder(values['by-hand'], values.replay),
    check: values.check,
    lessons: values.lessons,
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
