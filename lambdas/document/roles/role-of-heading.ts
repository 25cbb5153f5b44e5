import type { BlockRole } from '../document.ts';
import headings from './headings.json' with { type: 'json' };

export type HeadingRole = BlockRole | 'answers';

const ROLES: ReadonlyMap<string, HeadingRole> = new Map(
  Object.entries(headings).flatMap(([role, titles]) => titles.map((title) => [title, role as HeadingRole] as const)),
);

/** "4.3 Review Questions:" and "Chapter 4: Key Terms" without their count, marks and case. */
const bare = (title: string): string =>
  title
    .replace(/[*_`\\#]/g, '')
    .replace(/^\s*(?:(?:chapter|section|unit|lesson|kapitel|capítulo)\s+)?[\dIVX]+(?:\.\d+)*[.:)]?\s+(?=\p{L})/iu, '')
    .replace(/\[edit\]|\(\d+\)/gi, '')
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();

/** What stands under a heading of this wording; undefined for a heading of the text itself. */
export const roleOfHeading = (title: string): HeadingRole | undefined => ROLES.get(bare(title));
