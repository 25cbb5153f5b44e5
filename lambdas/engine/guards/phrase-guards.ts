import type { Guard } from './guard.ts';

const LONGEST = 200;

const deictic: Guard<string> = {
  name: 'means nothing without what stands before it',
  refuses: (text, nlp) => nlp.deictic?.test(text) ?? false,
};

const dangling: Guard<string> = {
  name: 'ends in the middle',
  refuses: (text, { dangling: ends }) => /[,–—-]\s*$/.test(text) || (ends?.test(text.trim()) ?? false),
};

const long: Guard<string> = {
  name: 'is too long or holds no word',
  refuses: (text) => text.length > LONGEST || !/\p{L}{2}/u.test(text),
};

const pieces: Guard<string> = {
  name: 'is no prose or names a figure of the page',
  refuses: (text) =>
    /[<>|{}=\\^_]|https?:|\b(?:figure|table|fig\.)/i.test(text) || text.split('(').length !== text.split(')').length,
};

/** What no option and no part of a question may be. */
export const phraseGuards: readonly Guard<string>[] = [deictic, dangling, long, pieces];
