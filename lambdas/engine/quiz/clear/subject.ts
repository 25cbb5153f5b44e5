import type { Material } from '../../material.ts';
import { isPerson } from '../../terms/people.ts';
import { type Tagged, tagged } from '../../terms/tagging.ts';
import type { Sentence } from '../../text/chunk.ts';
import { isPlural } from '../shape.ts';
import { namesOf } from './english.ts';

const PRONOUN = /^(?:It|Its|They|Their)\b/;
/** "It is thought that …", "It took years to …": stands for nothing. */
const EMPTY =
  /^It (?:\p{L}+ ){0,4}(?:that|to|until|till|who|because|if|whether|when|how|why|possible|necessary|time)\b/u;
/** How many sentences may go on about one subject by its pronoun. */
const LONGEST_RUN = 3;
const LONGEST_NAME = 7;
const NAMING = /^(?:DET|ADJ|NOUN|PROPN)$/;

/** The words before the first verb, where they are nothing but a name or a noun with what stands before it. */
const subjectOf = (text: string): readonly Tagged[] => {
  const bare = text.replace(/ \([^)]*\)/g, '');
  const tokens = tagged(bare);
  const verb = tokens.findIndex(({ tag }) => tag === 'VERB' || tag === 'AUX');
  // "The Temporary Relief Act": a verb has no capital.
  const before = verb > 0 && !/^\p{Lu}/u.test(tokens[verb]?.word ?? '') ? tokens.slice(0, verb) : [];
  return before.length <= LONGEST_NAME && before.every(({ tag, word }) => NAMING.test(tag) || word === 'of')
    ? before
    : [];
};

const pronounOf = ({ text }: Sentence): string | undefined => PRONOUN.exec(text)?.[0];
const isPluralPronoun = (pronoun: string): boolean => pronoun.startsWith('Th');

/** The sentence that a run of sentences beginning with the same pronoun goes on from. */
const runFrom = (
  sentence: Sentence,
  pronoun: string,
  before: ReadonlyMap<Sentence, Sentence>,
): Sentence | undefined => {
  let last = before.get(sentence);
  for (let step = 0; step < LONGEST_RUN && last; step += 1) {
    const other = pronounOf(last);
    if (other === undefined || isPluralPronoun(other) !== isPluralPronoun(pronoun)) break;
    last = before.get(last);
  }
  return last;
};

/** One of several, or something the sentence before it names. */
const POINTING = /^(?:This|That|These|Those|Such|Another|Each|Every|Some|Most|Many|All|No|One|Both|Other)\b/;

/** "the upper Danube", for "It" behind a sentence that begins with it; undefined where that is not certain. */
export const namedBefore = (
  sentence: Sentence,
  before: ReadonlyMap<Sentence, Sentence>,
  material: Material,
): { readonly pronoun: string; readonly name: string } | undefined => {
  const pronoun = pronounOf(sentence);
  if (pronoun === undefined || EMPTY.test(sentence.text)) return undefined;
  const subject = subjectOf(runFrom(sentence, pronoun, before)?.text ?? '');
  const of = subject.findIndex(({ word }) => word === 'of');
  const head = subject.at(of < 0 ? -1 : of - 1);
  const [first] = subject;
  if (!head || !first || !/^(?:NOUN|PROPN)$/.test(head.tag)) return undefined;
  const name = subject.map(({ word }) => word).join(' ');
  const known = first.tag !== 'DET' && namesOf(material).has(first.word);
  if ((first.tag !== 'DET' && !known) || isPerson(name, material.people) || POINTING.test(name)) return undefined;
  const isMany = head.tag === 'NOUN' && isPlural(head.word);
  if (isMany !== isPluralPronoun(pronoun)) return undefined;
  return { pronoun, name: known ? name : name[0]?.toLowerCase() + name.slice(1) };
};
