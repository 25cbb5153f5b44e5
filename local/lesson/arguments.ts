import { parseArgs } from 'node:util';
import { authorStyles } from '../../shared/catalogue/author-styles.ts';
import { type LessonStyle, lessonStyles } from '../../shared/catalogue/contract-choices.ts';
import { defaultMinutes } from '../../shared/catalogue/duration-plan.ts';
import { AI_CHOICE, genres } from '../../shared/catalogue/genres.ts';
import { universes } from '../../shared/catalogue/universes.ts';
import { extensionOf } from '../../shared/catalogue/uploads.ts';
import { UsageError } from '../lib/usage-error.ts';

export const usage = `npm run lesson -- FILE [--style concise] [--minutes 30]
npm run lesson -- FILE --genre mystery [--style doyle] [--minutes 30]
npm run lesson -- [FILE] --topic "Learning Habits" --subtopic "Active Recall" [--universe "The Matrix"]

Turns a .txt, .md, .pdf or .docx file into a lesson and prints it as Markdown.
  --mode      traditional (the default), custom (with a genre or an author's style) or anchor (with a topic)
  --genre     ${genres.map(({ slug }) => slug).join(', ')}, or ${AI_CHOICE} (the default)
  --style     ${authorStyles.map(({ slug }) => slug).join(', ')}, or ${AI_CHOICE} (the default);
              of a traditional lesson ${lessonStyles.map(({ slug }) => slug).join(' (the default) or ')}
  --minutes   15, 30, 45, 60, 90 or 120 (30, for an anchor lesson 45)
  --topic, --subtopic, --focus   what an anchor lesson is about; a preset sub-topic needs no file
  --universe  ${universes.map(({ label }) => label).join(', ')}, any other, or ${AI_CHOICE} (the default)
  --work      one work of the universe; --spoilers allows turns of its plot`;

interface Common {
  readonly file: string | undefined;
  readonly minutes: number;
}
export type LessonArguments =
  | (Common & { readonly mode: 'custom'; readonly file: string; readonly genre: string; readonly style: string })
  | (Common & { readonly mode: 'traditional'; readonly file: string; readonly lessonStyle: LessonStyle })
  | (Common & {
      readonly mode: 'anchor';
      readonly about: string;
      readonly title: string;
      readonly universe: string;
      readonly work: string | undefined;
      readonly spoilers: boolean;
    });

const options = {
  mode: { type: 'string' },
  genre: { type: 'string' },
  style: { type: 'string' },
  minutes: { type: 'string' },
  topic: { type: 'string', default: '' },
  subtopic: { type: 'string', default: '' },
  focus: { type: 'string', default: '' },
  universe: { type: 'string', default: AI_CHOICE },
  work: { type: 'string' },
  spoilers: { type: 'boolean', default: false },
} as const;

const oneOf = <S extends string>(name: string, value: string, slugs: readonly S[]): S => {
  const found = slugs.find((slug) => slug === value);
  if (found === undefined) throw new UsageError(`There is no ${name} "${value}".`);
  return found;
};
const slugsOf = (choices: readonly { readonly slug: string }[]): string[] => [
  AI_CHOICE,
  ...choices.map(({ slug }) => slug),
];

const parse = (argv: readonly string[]) => {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};
type Values = ReturnType<typeof parse>['values'];

const anchorOf = (common: Common, { topic, subtopic, focus, universe, work, spoilers }: Values): LessonArguments => {
  if (topic.trim() === '') throw new UsageError('An anchor lesson needs a --topic.');
  const parts = [`Topic: ${topic}`, subtopic && `Sub-topic: ${subtopic}`, focus && `Focus: ${focus}`];
  const about = parts.filter((part) => part !== '').join(' | ');
  return { ...common, mode: 'anchor', about, title: subtopic || topic, universe, work, spoilers };
};

/** What is asked for without its name: a lesson, where nobody asks for a story. */
const impliedMode = ({ genre, style, topic, universe }: Values): LessonArguments['mode'] => {
  if (topic !== '' || universe !== AI_CHOICE) return 'anchor';
  const isStory = genre !== undefined || (style !== undefined && !lessonStyles.some(({ slug }) => slug === style));
  return isStory ? 'custom' : 'traditional';
};

export const parseLessonArguments = (argv: readonly string[]): LessonArguments => {
  const { values, positionals } = parse(argv);
  const [file, ...more] = positionals;
  const mode = oneOf('mode', values.mode ?? impliedMode(values), ['custom', 'traditional', 'anchor']);
  const minutes = Number(values.minutes ?? defaultMinutes[mode]);
  if (more.length > 0) throw new UsageError('Name one file.');
  if (file !== undefined && !extensionOf(file))
    throw new UsageError('Please upload only .txt, .md, .pdf, or .docx files');
  if (!Number.isInteger(minutes) || minutes < 1) throw new UsageError('--minutes takes a whole number.');
  if (mode === 'anchor') return anchorOf({ file, minutes }, values);
  if (file === undefined) throw new UsageError('Name one file.');
  const { style, genre } = values;
  if (mode === 'traditional')
    return {
      mode,
      file,
      minutes,
      lessonStyle: oneOf('lesson style', style ?? 'structured', ['structured', 'concise']),
    };
  return {
    mode,
    file,
    minutes,
    genre: oneOf('genre', genre ?? AI_CHOICE, slugsOf(genres)),
    style: oneOf('style', style ?? AI_CHOICE, slugsOf(authorStyles)),
  };
};
