import { markedIn, type Sentence } from '../text/chunk.ts';

/** Names of code look alike within their kind; a wrong option of another kind gives itself away. */
export type IdentifierKind = 'upper' | 'call' | 'option' | 'file' | 'snake' | 'camel' | 'kebab' | 'word';

export const identifierKind = (code: string): IdentifierKind => {
  if (/^[A-Z][A-Z0-9_ -]+$/.test(code)) return 'upper';
  if (/\(\)$/.test(code)) return 'call';
  if (/^--?\w/.test(code)) return 'option';
  if (/\w\.\w/.test(code)) return 'file';
  if (/\w_\w/.test(code)) return 'snake';
  if (/[a-z][A-Z]/.test(code)) return 'camel';
  return /\w-\w/.test(code) ? 'kebab' : 'word';
};

const NAMEABLE = /^[\w$@./:()-][\w$@./:() -]{1,34}$/;

/** Inline code that is a name, and words in capitals that stand for commands. */
export const identifiersIn = (sentence: Sentence): string[] =>
  [...new Set(markedIn(sentence, 'code'))].filter(
    (code) => NAMEABLE.test(code) && /[A-Za-z]{2}/.test(code) && code.split(' ').length <= 3,
  );
