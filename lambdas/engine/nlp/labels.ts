import type { LocaleNlp } from '../locales/locale.ts';
import type { ReadChunk, Sentence } from './reading.ts';
import { termKey } from './words.ts';

/** "Label: text" and "Label – text". */
interface Label {
  readonly term: string;
  readonly text: string;
}

const LABEL = /^(?<term>\p{L}[^:.;!?–—]{1,46}?)(?: ?:| [–—-]) (?<text>\S.{11,})$/u;
/** Labels of one list from which on they are what the list is about. */
const ENOUGH = 3;
/** What stands before the first sentence of a list's item, and characters of it. */
const ITEM = /(?:^|\n)[ \t>]*(?:[-*+•]|\d+[.)])[ \t]+$/;
const BEFORE = 40;

/** A second label, or a formula: no text that tells of the first one. */
const TANGLED = /\p{L}: |=/u;
/** A command to be typed. */
const COMMAND = /: *`[^`]+`$/;

/** Without marks of haste: "price up -> less sold !!" */
export const tidied = (text: string): string => text.replace(/\s*[-=]+>\s*/g, ' → ').replace(/\s*\(?!+\)?$/, '');

const labelOf = ({ text }: Sentence): Label | undefined => {
  const { term, text: said } = LABEL.exec(text)?.groups ?? {};
  return term && said ? { term, text: tidied(said) } : undefined;
};

/** The labels of a chunk by their sentences: those that it sets off, and those that its lists are made of. */
export const labelsIn = (chunk: ReadChunk, nlp: LocaleNlp): ReadonlyMap<Sentence, Label> => {
  const { text, blocks, sentences } = chunk;
  const found = sentences.flatMap((sentence) => {
    const label = labelOf(sentence);
    if (!label) return [];
    const begins = ITEM.test(text.slice(Math.max(0, sentence.start - BEFORE), sentence.start));
    const isItem = begins && blocks[sentence.block]?.kind === 'list';
    const isSet = sentence.marked.some((term) => termKey(term, nlp) === termKey(label.term, nlp));
    const isCommand = COMMAND.test(text.slice(sentence.start, sentence.end));
    return [{ sentence, label, isItem, isSet, tells: !isCommand && !TANGLED.test(label.text) }];
  });
  const areItems = found.filter(({ isItem }) => isItem).length >= ENOUGH;
  return new Map(
    found
      .filter(
        ({ label, isItem, isSet, tells }) => (isSet || (isItem && areItems && tells)) && !nlp.remark?.test(label.term),
      )
      .map(({ sentence, label }) => [sentence, label]),
  );
};
