import { parseArgs } from 'node:util';
import { authorStyles } from '../../shared/catalogue/author-styles.ts';
import { AI_CHOICE, genres } from '../../shared/catalogue/genres.ts';
import { extensionOf } from '../../shared/catalogue/uploads.ts';

export const usage = `npm run lesson -- FILE [--mode custom] [--genre mystery] [--style doyle] [--minutes 30]

Turns a .txt, .md, .pdf or .docx file into a lesson and prints it as Markdown.
  --genre    ${genres.map(({ slug }) => slug).join(', ')}, or ${AI_CHOICE} (the default)
  --style    ${authorStyles.map(({ slug }) => slug).join(', ')}, or ${AI_CHOICE} (the default)
  --minutes  15, 30, 45, 60, 90 or 120 (30)`;

export interface LessonArguments {
  readonly file: string;
  readonly genre: string;
  readonly style: string;
  readonly minutes: number;
}

/** The reason a person can act on, when what was typed cannot be run. */
export class UsageError extends Error {}

const oneOf = (name: string, value: string, slugs: readonly string[]): string => {
  if (value !== AI_CHOICE && !slugs.includes(value)) throw new UsageError(`There is no ${name} "${value}".`);
  return value;
};

export const parseLessonArguments = (argv: readonly string[]): LessonArguments => {
  const options = {
    mode: { type: 'string', default: 'custom' },
    genre: { type: 'string', default: AI_CHOICE },
    style: { type: 'string', default: AI_CHOICE },
    minutes: { type: 'string', default: '30' },
  } as const;
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const [file, ...more] = parsed.positionals;
  const minutes = Number(parsed.values.minutes);
  if (file === undefined || more.length > 0) throw new UsageError('Name one file.');
  if (!extensionOf(file)) throw new UsageError('Please upload only .txt, .md, .pdf, or .docx files');
  if (parsed.values.mode !== 'custom') throw new UsageError(`There is no mode "${parsed.values.mode}".`);
  if (!Number.isInteger(minutes) || minutes < 1) throw new UsageError('--minutes takes a whole number.');
  return {
    file,
    minutes,
    genre: oneOf(
      'genre',
      parsed.values.genre,
      genres.map(({ slug }) => slug),
    ),
    style: oneOf(
      'style',
      parsed.values.style,
      authorStyles.map(({ slug }) => slug),
    ),
  };
};
