import { filled } from '../../languages/language.ts';
import type { Material } from '../../material.ts';
import { isForm } from '../../terms/naming.ts';
import { isPerson } from '../../terms/people.ts';
import type { ListItem, Part, ReadChunk, Sentence } from '../../text/chunk.ts';
import { contentOf, countWords, fold, overlap, termKey, words } from '../../text/words.ts';
import type { Candidate, Ground } from '../candidate.ts';
import { namesOf } from '../clear/english.ts';
import { evidence } from '../evidence.ts';
import { statementPhrases } from '../statement-phrases.ts';

/** An entry of a list that says what it is about before a colon or a dash. */
interface Entry {
  readonly label: string;
  /** What is said of it. */
  readonly text: string;
  readonly span: { readonly start: number; readonly end: number };
  readonly sentences: readonly Sentence[];
}
interface LabelledList {
  readonly chunk: ReadChunk;
  readonly name: string;
  readonly entries: readonly Entry[];
  /** The labels are names of people, and what follows is what they say. */
  readonly spoken: boolean;
}

const FEWEST = 3;
/** Words of what somebody says. */
const FEWEST_SAID = 5;
const LONGEST = { label: 7, text: 24, name: 12 } as const;
const LABELLED = /^(?<label>[\p{L}\p{N}][^:.;!?–—]{0,80}?)(?:: | [–—-] )(?<text>\S.*)$/u;
/** Speaks of something that only what stands before it names. */
const OPEN =
  /^(?:it|its|that)\b|\b(?:this|these|those|above|below|former|latter|they|he|she|them|him|dies\p{L}*|est[aeo]s?)\b|[<>|{}]|https?:/iu;

const isBalanced = (text: string): boolean => text.split('(').length === text.split(')').length;

const entryOf = ({ text, start, end, sentences }: ListItem): Entry | undefined => {
  const label = LABELLED.exec(text)?.groups?.['label']?.trim() ?? '';
  // Of a long entry the first sentence.
  const first = sentences[0]?.text ?? text;
  const own = LABELLED.exec(first)?.groups?.['text']?.replace(/[.;,]$/, '') ?? '';
  const fits = label !== '' && countWords(label) <= LONGEST.label && own.length >= 2 && countWords(own) <= LONGEST.text;
  return fits && isBalanced(own) && !OPEN.test(own) ? { label, text: own, span: { start, end }, sentences } : undefined;
};

const entriesIn = (part: Part): (Entry | undefined)[] => {
  if (part.kind === 'list')
    return (
      part.items
        // What has entries of its own under it is said of all of them.
        .filter(({ depth }, at) => depth === 0 && (part.items[at + 1]?.depth ?? 0) === 0)
        .map(entryOf)
    );
  return [];
};

/** In notes without marks, lines between a heading and a list are headings as well, and which is whose is not known. */
const isDirectly = (parts: readonly Part[], at: number): boolean =>
  parts.slice(0, at).every(({ kind }) => kind !== 'line');

/** "Raj: separate charge for hoses?": somebody speaks, and is not spoken of. */
const isSpeaker = (label: string, material: Material): boolean =>
  isPerson(label, material.people) ||
  material.kinds.get(label) === 'person' ||
  (/^\p{Lu}\p{Ll}+$/u.test(label) &&
    namesOf(material).has(label) &&
    !material.chunks.some(({ text }) => words(text).includes(label.toLowerCase())));

const listsOf = (chunks: readonly ReadChunk[], material: Material): LabelledList[] =>
  chunks.flatMap((chunk) =>
    chunk.sections.flatMap(({ parts, heading }) =>
      parts.flatMap((part, at): LabelledList[] => {
        const all = entriesIn(part);
        const entries = all.filter((entry) => entry !== undefined);
        const lead = part.kind === 'list' ? part.lead?.replace(/\s*[:：]$/, '') : undefined;
        const name =
          lead && countWords(lead) <= LONGEST.name && !/[.!?]/.test(lead)
            ? lead
            : isDirectly(parts, at)
              ? heading
              : null;
        const readable = name !== null && !/[=→]|->/.test(name);
        const distinct = new Set(entries.map(({ label }) => fold(label))).size === entries.length;
        // Where only some entries have a label, it is no label.
        const regular = entries.length >= FEWEST && entries.length * 2 > all.length;
        const speakers = entries.filter(({ label }) => isSpeaker(label, material)).length;
        const spoken = material.language.code !== 'de' && speakers * 2 >= entries.length;
        if (spoken && speakers < entries.length) return [];
        return name && readable && regular && distinct && (spoken || !isForm(name))
          ? [{ chunk, name, entries, spoken }]
          : [];
      }),
    ),
  );

/** "after 5 min" and the name of somebody are no two of one sort. */
const beginning = (label: string): string =>
  /^(?:after|before|in|at|on|when|if|with|without|for|nach|vor|bei|wenn|mit|en|con|sin|si)\b/i
    .exec(label)?.[0]
    .toLowerCase() ?? '';

const isFigure = (text: string): boolean => /^[^\p{L}]{0,3}\d/u.test(text);

const ofList = ({ chunk, name, entries, spoken }: LabelledList, { material }: Ground): Candidate[] => {
  const phrases = statementPhrases[material.language.code];
  if (!phrases) return [];
  const stop = material.language.stopWords;
  return entries.flatMap((entry): Candidate[] => {
    const others = entries.filter((other) => other !== entry);
    const { label, text, span, sentences } = entry;
    const make = (question: string, key: string, pool: readonly string[], bonus: number): Candidate[] => {
      const quote = evidence(chunk, span, key);
      const common = { template: 'label', subject: termKey(label), chunk: chunk.id, sentences } as const;
      return quote ? [{ ...common, question, key, pool, quote, shown: `${label}: ${text}`, bonus }] : [];
    };
    const near = (other: string): boolean =>
      countWords(other) <= countWords(text) * 2 + 2 && countWords(text) <= countWords(other) * 2 + 2;
    const said = others
      .map((other) => other.text)
      .filter((other) => isFigure(other) === isFigure(text) && near(other))
      .filter((other) => overlap(contentOf(other, stop), contentOf(text, stop)) < 0.6)
      .sort((a, b) => Math.abs(a.length - text.length) - Math.abs(b.length - text.length) || (a < b ? -1 : 1));
    const labels = others
      .filter((other) => overlap(contentOf(other.text, stop), contentOf(text, stop)) < 0.6)
      .map((other) => other.label)
      .filter((other) => beginning(other) === beginning(label));
    const values = { name, label, text };
    if (spoken)
      return countWords(text) >= FEWEST_SAID ? make(filled(phrases.speaker, values), label, labels, -0.1) : [];
    return [
      ...(countWords(text) >= 3 ? make(filled(phrases.entry, values), label, labels, 0) : []),
      ...make(filled(phrases.said, values), text, said, 0.05),
    ];
  });
};

/** What a list says of one of its entries; what it says of the others is wrong. */
export const labelCandidates = (ground: Ground): Candidate[] =>
  listsOf(ground.chunks, ground.material).flatMap((list) => ofList(list, ground));
