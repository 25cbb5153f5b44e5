import type { Member } from '../../../shared/model/account/member.ts';
import type { Change } from '../change.ts';
import { folded } from '../search/folded.ts';

type Named = Pick<Member, 'name' | 'email'>;
type Filed = Named & { readonly filing?: number | undefined };

/**
 * How many ends of one text are kept: more than the longest name has, of 100 characters that may be three each once they
 * are folded (Hangul), and than the longest address, of 254 (RFC 5321).
 */
const MOST_TERMS = 320;
/** What of a term stands in a key; the rest is compared afterwards. */
export const TERM_LENGTH = 24;
/** Characters that a term is filed under. A single letter is in almost every name, so nothing is kept for it. */
export const FILED_UNDER = 2;

/** How terms are made. It grows when they are made in another way: who is filed under older ones is filed anew on their next visit. */
export const FILING = 2;

export interface Term {
  readonly field: 'name' | 'email';
  /** The beginning, which keys are made of. */
  readonly head: string;
  /** All that follows from there. */
  readonly text: string;
}

const endsOf = (field: Term['field'], text: string): Term[] =>
  Array.from({ length: Math.max(0, Math.min(MOST_TERMS, text.length - FILED_UNDER + 1)) }, (_, at) => text.slice(at))
    .filter((end) => end.trimStart() === end)
    .map((end) => ({ field, head: end.slice(0, TERM_LENGTH), text: end }));

/** Every end of a name and of an address: whoever types a part of either types the beginning of one of these. */
export const termsOf = ({ name, email }: Named): Term[] => [
  ...endsOf('name', folded(name ?? '').trim()),
  ...endsOf('email', folded(email)),
];

/** Folded like what is looked through; undefined when nothing is left to look for. */
export const searchTerm = (search: string): string | undefined => folded(search).trim() || undefined;

/** Whether a name or an address contains a folded term. */
export const isFound = ({ name, email }: Named, term: string): boolean =>
  [name ?? '', email].some((text) => folded(text).includes(term));

/** Whether somebody is to be found by other terms, or has come or gone. */
export const isFiledAnew = ({ before, after }: Change<Filed>): boolean =>
  before?.name !== after?.name || before?.email !== after?.email || before?.filing !== after?.filing;
