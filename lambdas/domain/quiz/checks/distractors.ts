import { type Finding, major, minor } from '../../scene/checks/finding.ts';

type Kind = 'number' | 'text';

const NUMBER = /^[^\p{L}\p{N}]*\p{N}[\p{N}.,:\s]*\s*(?:[%°$€£]|\p{L}{1,12}\.?)?[^\p{L}\p{N}]*$/u;
const kindOf = (option: string): Kind => (NUMBER.test(option) ? 'number' : 'text');

const SCRIPTS = [
  ['Latin', /\p{Script=Latin}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Devanagari', /\p{Script=Devanagari}/u],
  ['East Asian', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u],
] as const;
const scriptsOf = (text: string): string[] => SCRIPTS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);

/** A wrong number this many times off is recognised without knowing anything. */
const OUTLIER = 50;
const numberIn = (option: string): number => Number.parseFloat(option.replace(/[^\p{N}.-]/gu, ''));

/** Wrong options that nobody would take: of another kind, in another script, or far from every other number. */
export const distractorFindings = (options: readonly string[], key: number): Finding[] => {
  const right = options[key] ?? '';
  const wrong = options.filter((_, index) => index !== key);
  if (wrong.some((option) => kindOf(option) !== kindOf(right)))
    return [major('distractor', 'Some options are numbers and others are not.')];
  const scripts = scriptsOf(right);
  if (scripts.length > 0 && wrong.some((option) => !scriptsOf(option).some((script) => scripts.includes(script))))
    return [major('distractor', 'An option is written in another script than the right one.')];
  const values = options.map(numberIn).filter((value) => Number.isFinite(value) && value > 0);
  if (
    kindOf(right) === 'number' &&
    values.length === options.length &&
    Math.max(...values) > OUTLIER * Math.min(...values)
  )
    return [minor('distractor', 'One number is so far from the others that it gives itself away.')];
  return [];
};
