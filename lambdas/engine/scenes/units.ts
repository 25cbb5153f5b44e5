import type { Language } from '../languages/language.ts';
import { type Part, type ReadChunk, type Section, type Sentence, sentencesIn } from '../text/chunk.ts';
import { isByline, isGarbled } from '../text/legible.ts';
import { codeMarkdown, type Pending, sentenceMarkdown, tableMarkdown } from '../text/markdown.ts';
import { countWords } from '../text/words.ts';

/** What is shown or left out as a whole: some sentences that need each other, a list, a table, a piece of code. */
export interface Unit {
  readonly heading: string | null;
  /** Units of one part of the material make one paragraph. */
  readonly part: number;
  readonly words: number;
  readonly sentences: readonly Sentence[];
  /** Whether its section begins with it. */
  readonly opens: boolean;
  readonly render: (pending: Pending) => string;
}

const ANNOUNCES = /[:：]$/;
/** The part of a sentence that points at a picture nobody will see here. */
const POINTER = /^(?:As (?:shown|seen|illustrated|described) in (?:Figure|Fig\.?|Table) [\w.]+,? )(?=\p{L})/u;
const PICTURE =
  /^(?:(?:Figure|Fig\.?|Table) [\d.]+\b|(?:The )?(?:following|figure below|diagram below)\b.*\b(?:figure|equation|diagram|image|picture)\b)/i;

/** The head of a letter or of minutes. */
const FORMALITY =
  /^(?:date|present|apologies|attendees|absent|chair|minutes|author|by|time|place|location|version|last updated|datum|ort|anwesend|teilnehmer|protokoll|fecha|lugar|hora|asistentes|autor)\s*:/i;

/** As it may be shown: without the pointer to a figure in front. */
const shown = (sentence: Sentence): Sentence => {
  const pointer = POINTER.exec(sentence.text)?.[0].length ?? 0;
  if (pointer === 0) return sentence;
  const text = sentence.text.slice(pointer);
  const marks = sentence.marks.map((mark) => ({ ...mark, start: mark.start - pointer, end: mark.end - pointer }));
  return { ...sentence, text: text[0]?.toUpperCase() + text.slice(1), marks };
};

const count = (sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, { text }) => sum + countWords(text), 0);

/** "In 1854 that boy became ruler", "A canal was possible after all": not without what was said before. */
const TIED: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:In|At|By|On|From|After|Before|For|To|With|Of|Until|Since)\b[^,.;]{0,28} )?(?:that|these|those|such|this) (?!is\b|was\b|the\b|it\b|they\b|there\b|a\b)\p{Ll}|\b(?:after all|therefore|nevertheless|all the same|as well|instead)[.,]?(?= |$)|, (?:too|however)[.,]/iu,
  de: /^\S+ (?:\S+ )?(?:dies\p{L}*|jene\p{L}*|solche\p{L}*) |\b(?:doch noch|deshalb|trotzdem|ebenfalls|stattdessen)\b/iu,
  es: /^\S+ (?:\S+ )?(?:est[aeo]s?|es[ae]s?|aquel\p{L}*) \p{Ll}|\b(?:por eso|sin embargo|en cambio|también)\b/iu,
};

const proseUnits = (sentences: readonly Sentence[], language: Language): Sentence[][] => {
  const groups: Sentence[][] = [];
  for (const sentence of sentences) {
    const leans = language.leaning?.test(sentence.text) === true || TIED[language.code]?.test(sentence.text) === true;
    const last = groups.at(-1);
    if (last && leans && count(last) < 120) last.push(sentence);
    else groups.push([sentence]);
  }
  return groups;
};

const listMarkdown = (part: Extract<Part, { kind: 'list' }>, pending: Pending): string =>
  part.items
    .map(({ depth, sentences }, index) => {
      const mark =
        part.ordered && depth === 0
          ? `${part.items.slice(0, index + 1).filter((item) => item.depth === 0).length}.`
          : '-';
      return `${'   '.repeat(depth)}${mark} ${sentences.map((sentence) => sentenceMarkdown(sentence, pending)).join(' ')}`;
    })
    .join('\n');

const blockOf = (part: Part, pending: Pending): string => {
  if (part.kind === 'list') return listMarkdown(part, pending);
  if (part.kind === 'table') return tableMarkdown(part.head, part.rows);
  return part.kind === 'code' ? codeMarkdown(part.text, part.language) : '';
};

const wordsOf = (part: Part): number => {
  if (part.kind === 'table')
    return [part.head, ...part.rows.map(({ cells }) => cells)].flat().reduce((sum, cell) => sum + countWords(cell), 0);
  return part.kind === 'code' ? countWords(part.text) : count(sentencesIn(part));
};

const isText = (part: Part | undefined): boolean => part?.kind === 'prose' || part?.kind === 'line';

const sectionUnits = ({ heading, parts }: Section, language: Language, first: number): Unit[] => {
  const units: Unit[] = [];
  let announced: readonly Sentence[] = [];
  const add = (part: number, sentences: readonly Sentence[], words: number, render: Unit['render']): void => {
    units.push({ heading, part: first + part, words, sentences, opens: units.length === 0, render });
  };
  for (const [index, part] of parts.entries()) {
    const own = sentencesIn(part)
      .filter(({ text }) => !PICTURE.test(text) && !isGarbled(text) && !isByline(text))
      .filter(({ text }) => part.kind !== 'line' || !FORMALITY.test(text))
      .map(shown);
    if (isText(part)) {
      const next = parts[index + 1];
      const last = own.at(-1);
      // "These include:" belongs to what it announces, and goes if nothing follows.
      const lead = last && ANNOUNCES.test(last.text) ? last : undefined;
      const kept = lead ? own.slice(0, -1) : own;
      for (const group of proseUnits(kept, language))
        add(index, group, count(group), (pending) =>
          group.map((sentence) => sentenceMarkdown(sentence, pending)).join(' '),
        );
      announced = lead && next && !isText(next) ? [lead] : [];
      if (lead && isText(next)) add(index, [lead], count([lead]), (pending) => sentenceMarkdown(lead, pending));
      continue;
    }
    const lead = announced;
    announced = [];
    add(index, [...lead, ...own], wordsOf(part) + count(lead), (pending) =>
      [...lead.map((sentence) => sentenceMarkdown(sentence, pending)), blockOf(part, pending)].join('\n\n'),
    );
  }
  return units;
};

export const unitsOf = (chunks: readonly ReadChunk[], language: Language): Unit[] => {
  let part = 0;
  return chunks.flatMap(({ sections }) =>
    sections.flatMap((section) => {
      const units = sectionUnits(section, language, part);
      part += section.parts.length + 1;
      return units;
    }),
  );
};
