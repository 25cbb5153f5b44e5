import { wordsOf } from '../../../shared/model/text/words.ts';

/** English words that carry grammar and no content; for other languages the length alone decides. */
const FUNCTION_WORDS = new Set(
  'all and any are but can did for get had has her him his how its let may not now off one our out own see she the too two use was way who why you about above after again also because been before being below between both could does doing down during each from further have having here into itself just many more most much must only other over same should some such than that their them then there these they this those through under until very were what when where which while whom will with would your'.split(
    ' ',
  ),
);

/** The words a text is about, folded and without endings ("electrons" and "electron" are one): for overlaps. */
export const contentStems = (text: string): Set<string> =>
  new Set(
    wordsOf(text.toLowerCase())
      .filter((word) => /\p{N}/u.test(word) || !/^[\p{Script=Latin}'’-]{1,2}$/u.test(word))
      .filter((word) => !FUNCTION_WORDS.has(word))
      .map((word) => (/\p{N}/u.test(word) ? word : word.slice(0, 6))),
  );

/** The share of `part` that stands in `whole`, 0–1; 1 when there is nothing to look for. */
export const overlap = (part: ReadonlySet<string>, whole: ReadonlySet<string>): number => {
  if (part.size === 0) return 1;
  let found = 0;
  for (const stem of part) if (whole.has(stem)) found += 1;
  return found / part.size;
};
