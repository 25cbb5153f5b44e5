import type { Document, DocumentSection } from '../document.ts';
import { plainWords } from '../roles/plain.ts';
import { roleOfHeading } from '../roles/role-of-heading.ts';

const LONGEST = 120;

/** No name that a program gave. */
const isName = (title: string): boolean =>
  title.length <= LONGEST &&
  /\p{L}{2}/u.test(title) &&
  !/^(?:by the end of|untitled|document|home|term|terms)\b[^\p{L}]*/iu.test(title) &&
  !/[\\<>{}|]|\/\/|^\/|https?:/.test(title);

/** "Memory 3f9c1a2b4d5e4f6a8b7c9d0e1f2a3b4c": the mark that an export hangs on every name. */
const withoutMark = (title: string): string =>
  title
    .replace(/\s*\b(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\b\s*/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Code, and a type that takes others (`Box<T>`), may hold what else only a program writes. */
const CODE = /`[^`]+`|(?<=\p{L})<[\p{L}\d, &']{1,40}>/gu;

const tidyName = (title: string): string | undefined =>
  isName(withoutMark(plainWords(title.replace(CODE, 'xx')))) ? withoutMark(plainWords(title)) : undefined;

/** Without words that stand above a part of many texts. */
export const tidyTitle = (title: string): string | undefined => {
  const name = tidyName(title);
  return name === undefined || roleOfHeading(name) === undefined ? name : undefined;
};

/** "Further Reading": what a text calls itself that is nothing but such a part. */
const partTitle = (title: string | undefined): string | undefined => {
  const name = title === undefined ? undefined : tidyName(title);
  return name !== undefined && roleOfHeading(name) !== 'furniture' ? name : undefined;
};

const firstHeading = (section: DocumentSection): string | undefined => {
  for (const part of section.parts) {
    if (part.type !== 'section') continue;
    if (part.title !== null && part.level < 7 && (part.role ?? 'body') === 'body') {
      const title = tidyTitle(part.title);
      if (title !== undefined) return title;
    }
  }
  return undefined;
};

/** Whether one heading stands over all others, and not over the first of several sections. */
const isUnderOne = ({ parts }: DocumentSection): boolean => parts.filter(({ type }) => type === 'section').length === 1;

/**
 * What the material calls itself: in its front matter, a subject line or a page's title, else by the heading over all of
 * it, else by its file, else by its first heading.
 */
export const findTitle = ({ title, fileTitle, root }: Document): string | undefined => {
  const [own, byFile] = [title, fileTitle].map((one) => (one === undefined ? undefined : tidyTitle(one)));
  return own ?? (isUnderOne(root) ? firstHeading(root) : undefined) ?? partTitle(title) ?? byFile ?? firstHeading(root);
};
