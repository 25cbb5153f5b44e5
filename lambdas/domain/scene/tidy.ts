import { slugify } from '../../../shared/catalogue/choice.ts';
import { TAGS_PER_KIND } from '../../../shared/catalogue/limits.ts';
import { type Tags, tagKinds } from '../../../shared/catalogue/tags.ts';

const LONGEST = { title: 120, tag: 40 } as const;

/** Elements that set words off, and other angle brackets than those of a name: `Box<T>`. */
const TAG = /<\/?(?:a|b|i|u|em|strong|code|small|mark|span|sub|sup|br|p|div|h[1-6])(?:\s[^<>]*)?\/?>/gi;
const ANGLES = /([\p{L}\p{N}]<[\p{L}\p{N}, &'<]{1,40}>+)|[<>]/gu;
/** Marks around words; inside of them they belong to a name: `snake_case`, `C#`. */
const MARKS = /[`*|]|(?<![\p{L}\p{N}])[_#]+|_+(?![\p{L}\p{N}])/gu;
/** Those of `list[int]` belong to a name too. */
const BRACKETS = /(?<![\p{L}\p{N}])\[([^\]]*)\]/gu;

/** One line without marks of Markdown, cut after a word; undefined when nothing is left. */
export const tidyLine = (text: string, longest: number = LONGEST.title): string | undefined => {
  const line = text
    .replace(TAG, '')
    .replace(ANGLES, '$1')
    .replace(MARKS, '')
    .replace(BRACKETS, '$1')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
  if (line === '' || line.length <= longest) return line || undefined;
  const cut = line.slice(0, longest - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).trim()}…`;
};

/** Slugs, each once, three a kind at most. */
export const tidyTags = (tags: Tags): Tags => {
  const tidy = (slugs: readonly string[]) =>
    [...new Set(slugs.map(slugify))]
      .filter((slug) => slug !== '' && slug.length <= LONGEST.tag)
      .slice(0, TAGS_PER_KIND);
  return Object.fromEntries(tagKinds.map((kind) => [kind, tidy(tags[kind])])) as Tags;
};
