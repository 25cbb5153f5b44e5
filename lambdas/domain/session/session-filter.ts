import { folded } from '../search/folded.ts';
import type { SessionRecord } from './session.ts';

/** A search in the user's own sessions. */
export interface SessionFilter {
  /** Part of the title, in any case and with or without accents; '' is in every title. */
  readonly search: string;
  /** A session must have one of these tags; empty accepts every session. */
  readonly tags: readonly string[];
}

/** Undefined without search text and tags. `tags` are slugs joined by commas. */
export const sessionFilter = (search = '', tags = ''): SessionFilter | undefined => {
  const slugs = tags
    .split(',')
    .map((slug) => slug.trim())
    .filter((slug) => slug !== '');
  return search === '' && slugs.length === 0 ? undefined : { search: folded(search), tags: slugs };
};

export const matchesFilter = (
  session: Pick<SessionRecord, 'title' | 'tags'>,
  { search, tags }: SessionFilter,
): boolean => {
  const slugs = Object.values(session.tags ?? {}).flat();
  return folded(session.title).includes(search) && (tags.length === 0 || tags.some((tag) => slugs.includes(tag)));
};
