import { folded } from '../search/folded.ts';
import type { SessionRecord } from './session.ts';

/** What is looked for among one's own sessions. */
export interface SessionFilter {
  /** Part of the title, in any case and with or without accents; '' is in every title. */
  readonly search: string;
  /** Any of these tags; none asks for none. */
  readonly tags: readonly string[];
}

/** Undefined when nothing is looked for. `tags` are slugs joined by commas. */
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
