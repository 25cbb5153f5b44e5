import { slugify } from '../../../shared/catalogue/choice.ts';
import { TAGS_PER_KIND } from '../../../shared/catalogue/limits.ts';
import { type Tags, tagKinds } from '../../../shared/catalogue/tags.ts';

const LONGEST = { title: 120, tag: 40 } as const;

/** One line without marks of Markdown, cut after a word; undefined when nothing is left. */
export const tidyLine = (text: string, longest: number = LONGEST.title): string | undefined => {
  const line = text
    .replace(/[`*_#<>[\]|]/g, '')
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
