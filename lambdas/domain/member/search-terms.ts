import { SHORTEST_SEARCH } from '../../../shared/contract/admin.ts';
import type { Member } from '../../../shared/model/member.ts';
import { folded } from '../search/folded.ts';

type Named = Pick<Member, 'name' | 'email'>;

/** How much of a name and of an address can be found by its middle: what begins later is not looked for. */
const MOST_TERMS = 40;
/** What of a term stands in a key; the rest is compared afterwards. */
export const TERM_LENGTH = 24;

export interface Term {
  readonly field: 'name' | 'email';
  /** The beginning, which keys are made of. */
  readonly head: string;
  /** All that follows from there. */
  readonly text: string;
}

const endsOf = (field: Term['field'], text: string): Term[] =>
  Array.from({ length: Math.max(0, Math.min(MOST_TERMS, text.length - SHORTEST_SEARCH + 1)) }, (_, at) =>
    text.slice(at),
  )
    .filter((end) => end.trimStart() === end)
    .map((end) => ({ field, head: end.slice(0, TERM_LENGTH), text: end }));

/** Every end of a name and of an address: whoever types a part of either types the beginning of one of these. */
export const termsOf = ({ name, email }: Named): Term[] => [
  ...endsOf('name', folded(name ?? '').trim()),
  ...endsOf('email', folded(email)),
];

/** Folded like what is looked through; undefined when too little is left to look for. */
export const searchTerm = (search: string): string | undefined => {
  const term = folded(search).trim();
  return term.length < SHORTEST_SEARCH ? undefined : term;
};

/** Whether a name or an address contains a folded term. */
export const isFound = ({ name, email }: Named, term: string): boolean =>
  [name ?? '', email].some((text) => folded(text).includes(term));
