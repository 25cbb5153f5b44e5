import { fold } from '../../scene/fold.ts';

/**
 * Index of the option that `answer` names: a letter ("B", "B)", "b."), an index counted from 0, or the option's own text.
 * Undefined when it names none: nothing is ever guessed.
 */
export const resolveCorrectAnswer = (answer: string | number, options: readonly string[]): number | undefined => {
  const text = String(answer).trim();
  const letter = /^\(?([A-Da-d])\s*[).:]*$/.exec(text)?.[1];
  const index = letter
    ? letter.toUpperCase().charCodeAt(0) - 65
    : /^[0-3]$/.test(text)
      ? Number(text)
      : options.findIndex((option) => fold(option) === fold(text));
  return index >= 0 && index < options.length ? index : undefined;
};
