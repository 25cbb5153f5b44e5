import { wordSet } from '../languages/language.ts';
import { singular, words } from '../text/words.ts';
import { isGiven, type NameKind } from './names.ts';
import type { Statement } from './statements.ts';

/** Nouns for somebody: what a person does cannot be taken for what a thing does. */
const people = wordSet(
  `i he she we they you mother father grandmother grandfather great-grandmother great-grandfather sister brother son daughter
  uncle aunt cousin wife husband widow man woman boy girl child children people person baby king queen emperor empress prince
  princess lord lady president minister governor general captain colonel soldier sailor officer pilot driver engineer scientist
  physicist chemist biologist astronomer mathematician doctor physician nurse patient teacher pupil student professor lawyer judge
  merchant trader buyer seller customer worker workman labourer laborer farmer fisherman shepherd hunter guide priest monk nun
  bishop pope writer author poet painter architect builder inventor journalist inspector electrician supplier owner visitor guest
  volunteer member reader user operator administrator friend neighbor neighbour stranger servant slave master crew colonist
  settler traveler traveller pilgrim passenger villager inhabitant citizen voter mayor clerk banker miller baker smith
  mutter vater großmutter großvater schwester bruder sohn tochter frau mann junge mädchen kind leute mensch könig königin kaiser
  kaiserin präsident minister soldat ingenieur arzt ärztin lehrer lehrerin händler bauer fischer dichter maler architekt erfinder
  ökonom astronom wärter bremser gast gäste reisende amerikaner engländer arbeiter
  madre padre abuela abuelo hermana hermano hijo hija mujer hombre niño niña gente persona rey reina emperador presidente ministro
  soldado ingeniero médico maestra maestro comerciante pescador poeta pintor arquitecto inventor científico astrónomo ceramista`,
);

/** What only somebody does. */
const ACTS =
  /^(?:(?:had|has|have|also|once|later|then|never|always) )?(?:said|says|asked|asks|told|tells|wrote|writes|written|thought|thinks|believed|believes|knew|knows|wanted|wants|argued|argues|suggested|suggests|pointed out|points out|answered|replied|explained|explains|decided|decides|hoped|hopes|promised|refused|agreed|agrees|laughed|smiled|smiles|cried|whispered|shouted|remembered|forgot|sagte|fragte|antwortete|glaubte|dachte|wollte|schrieb|erfand|meinte|dijo|preguntó|pensó|creía|quería|escribió|sostuvo)\b/;

/** Names of people, also where only a part of one is used or nothing but what they do tells. */
export const peopleIn = (
  kinds: ReadonlyMap<string, NameKind>,
  statements: readonly Pick<Statement, 'subject' | 'predicate'>[],
): ReadonlySet<string> => {
  const full = [...kinds].filter(([, kind]) => kind === 'person').map(([name]) => name);
  const acting = statements.filter(({ subject, predicate }) => /^\p{Lu}\S+$/u.test(subject) && ACTS.test(predicate));
  return new Set([
    ...full,
    ...full.flatMap((name) => words(name)).filter((word) => /^\p{Lu}/u.test(word)),
    ...acting.map(({ subject }) => subject),
  ]);
};

/** Said of nothing that is only a thing. */
const GENDERED =
  /\b(?:he|she|his|himself|herself)\b|^(?:(?:had|has) )?(?:was|is|became|become|been) an? (?:\p{L}+ )?(?:doctor|writer|teacher|engineer|scientist|biologist|chemist|physicist|painter|merchant|farmer|woman|man|girl|boy|pupil|student|officer|diplomat|lawyer|poet)\b/u;

/** Whether a subject is somebody: by its name, or by what is said of it. */
export const isPerson = (subject: string, names: ReadonlySet<string>, predicate?: string): boolean =>
  names.has(subject) ||
  (predicate !== undefined && GENDERED.test(predicate)) ||
  words(subject).some((word) => people.has(word.toLowerCase()) || people.has(singular(word)) || isGiven(word)) ||
  (words(subject).length > 1 && words(subject).some((word) => names.has(word)));
