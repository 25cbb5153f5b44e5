import type { Member } from '../../../shared/model/account/member.ts';
import type { RecordChange } from '../record-change.ts';
import { folded } from '../search/folded.ts';

type Named = Pick<Member, 'name' | 'email'>;
type IndexedMember = Named & { readonly filing?: number | undefined };

/**
 * How many ends of one text are kept: more than the longest name has, of 100 characters that may be three each once they
 * are folded (Hangul), and than the longest address, of 254 (RFC 5321).
 */
const MAX_TERMS = 320;
/** Characters of a term that are part of its key; the rest is compared afterwards. */
export const MAX_KEY_LENGTH = 24;
/** Shortest search term that is indexed: a single letter is in almost every name. */
export const MIN_TERM_LENGTH = 2;

/** Version of how terms are made. When it grows, users are indexed again on their next visit. */
export const SEARCH_TERMS_VERSION = 2;

export interface SearchTerm {
  readonly field: 'name' | 'email';
  /** The beginning, which keys are made of. */
  readonly head: string;
  /** All that follows from there. */
  readonly text: string;
}

const endsOf = (field: SearchTerm['field'], text: string): SearchTerm[] =>
  Array.from({ length: Math.max(0, Math.min(MAX_TERMS, text.length - MIN_TERM_LENGTH + 1)) }, (_, at) => text.slice(at))
    .filter((end) => end.trimStart() === end)
    .map((end) => ({ field, head: end.slice(0, MAX_KEY_LENGTH), text: end }));

/** Every end of a name and of an address: whoever types a part of either types the beginning of one of these. */
export const termsOf = ({ name, email }: Named): SearchTerm[] => [
  ...endsOf('name', folded(name ?? '').trim()),
  ...endsOf('email', folded(email)),
];

/** Folded like what is looked through; undefined when nothing is left to look for. */
export const searchTerm = (search: string): string | undefined => folded(search).trim() || undefined;

/** Whether a name or an address contains a folded term. */
export const matchesTerm = ({ name, email }: Named, term: string): boolean =>
  [name ?? '', email].some((text) => folded(text).includes(term));

/** Whether the change requires other search terms. */
export const areSearchTermsStale = ({ before, after }: RecordChange<IndexedMember>): boolean =>
  before?.name !== after?.name || before?.email !== after?.email || before?.filing !== after?.filing;
