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
const LONGEST_CHAIN = 3;
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

/** "the upper Danube", for "It" behind a sentence that begins with it; undefined where that is not certain. */
export const namedBefore = (
  sentence: Sentence,
  before: ReadonlyMap<Sentence, Sentence>,
  material: Material,
): { readonly pronoun: string; readonly name: string } | undefined => {
  const pronoun = PRONOUN.exec(sentence.text)?.[0];
  if (pronoun === undefined || EMPTY.test(sentence.text)) return undefined;
  const many = /^The/.test(pronoun);
  let last = before.get(sentence);
  for (
    let step = 0;
    step < LONGEST_CHAIN && last && PRONOUN.exec(last.text)?.[0].slice(0, 2) === pronoun.slice(0, 2);
    step += 1
  )
    last = before.get(last);
  if (!last) return undefined;
  const subject = subjectOf(last.text);
  const of = subject.findIndex(({ word }) => word === 'of');
  const head = subject.at(of < 0 ? -1 : of - 1);
  const [first] = subject;
  if (!head || !first || !/^(?:NOUN|PROPN)$/.test(head.tag)) return undefined;
  const name = subject.map(({ word }) => word).join(' ');
  if (
    isPerson(name, material.people) ||
    /^(?:This|That|These|Those|Such|Another|Each|Every|Some|Most|Many|All|No|One|Both|Other)\b/.test(name)
  )
    return undefined;
  const plural = head.tag === 'NOUN' && isPlural(head.word);
  if (plural !== many) return undefined;
  const known = first.tag !== 'DET' && namesOf(material).has(first.word);
  if (first.tag !== 'DET' && !known) return undefined;
  return { pronoun, name: known ? name : name[0]?.toLowerCase() + name.slice(1) };
};
