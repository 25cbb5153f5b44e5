import { filled } from '../../languages/language.ts';
import { isForm } from '../../terms/naming.ts';
import type { ListItem, ReadChunk } from '../../text/chunk.ts';
import { contentOf, countWords, fold, overlap } from '../../text/words.ts';
import type { Candidate, Ground } from '../candidate.ts';
import { evidence } from '../evidence.ts';
import { isInstruction, opening } from '../shape.ts';
import { statementPhrases } from '../statement-phrases.ts';

interface NamedList {
  readonly chunk: ReadChunk;
  readonly name: string;
  readonly ordered: boolean;
  readonly minor: boolean;
  readonly items: readonly ListItem[];
  readonly labels: readonly string[];
}

const LONGEST_ITEM = 14;
const LONGEST_NAME = 12;
const STEPS =
  /\b(?:steps?|stages?|process(?:es)?|phases?|sequence|order|procedure|cycle|how to|how it works|install\w*|set ?up|setting up|recipe|method|schritte?|ablauf|phasen?|vorgang|pasos?|etapas?|fases?|proceso|procedimiento)\b/i;
const VAGUE_LEAD = /\b(?:these|this|following|below|here|they|it|include|are|folgende\w*|siguientes?)\b/i;

const LONGEST_SENTENCE = 24;

/** An item as an option: its label, or of a longer item the first sentence; null when that is too long as well. */
const labelOf = ({ text, sentences }: ListItem): string | null => {
  const label = shortLabel(text);
  if (/[<>|]/.test(label) || label === '') return null;
  if (countWords(label) <= LONGEST_ITEM && !/[.!?]\s/.test(label)) return label;
  const first = sentences[0]?.text.replace(/[.;]$/, '') ?? '';
  return countWords(first) <= LONGEST_SENTENCE && countWords(first) >= 5 && !/[<>|]/.test(first) ? first : null;
};

const shortLabel = (text: string): string =>
  text
    .replace(/(?<=^[^:–]{2,60})(?::|\s[–—-])\s.*$/u, '')
    .replace(/\s*\([^)]*\)\s*$/, '')
    .replace(/[.;,]$/, '')
    .trim();

/** A list is known by what announces it; by the heading only where it is all that stands under it. */
const nameOf = (lead: string | null, heading: string | null): string | null => {
  const bare = lead?.replace(/\s*[:：]$/, '') ?? '';
  if (bare && countWords(bare) <= LONGEST_NAME && !VAGUE_LEAD.test(bare) && !/[.!?]/.test(bare)) return bare;
  return heading && countWords(heading) <= LONGEST_NAME && !heading.endsWith('?') ? heading : null;
};

const listsOf = (chunks: readonly ReadChunk[]): NamedList[] =>
  chunks.flatMap((chunk) =>
    chunk.sections.flatMap(({ parts, heading, minor }) =>
      parts.flatMap((part): NamedList[] => {
        if (part.kind !== 'list') return [];
        const all = part.items.filter(({ depth }) => depth === 0);
        const usable = all.map((item) => ({ item, label: labelOf(item) })).filter(({ label }) => label !== null);
        const items = usable.map(({ item }) => item);
        const labels = usable.map(({ label }) => label ?? '');
        // Steps are what their section is about, whatever else stands there.
        const only = part.ordered && parts.filter(({ kind }) => kind === 'list').length === 1;
        const name = nameOf(part.lead, only || parts.length <= 2 ? heading : null);
        // Steps with a gap between them have no order that could be asked about.
        const ordered = part.ordered && items.length === all.length;
        return name && items.length >= 2 ? [{ chunk, name, ordered, minor, items, labels }] : [];
      }),
    ),
  );

/** Below this an item is a word or a name, and items of another list are of another sort. */
const FEWEST_WORDS = 4;
const sortOf = (label: string): string =>
  /^(?:whether|who|where|what|how|why|when|which|if|\d)/i.exec(label)?.[0].replace(/\d/, '0').toLowerCase() ??
  (/^\S+ \S+ing\b|^\p{L}+ing\b/u.test(label) ? 'ing' : '');
const OPEN_WORDS = /\b(?:this|that|these|those|it|they|them|he|she|here|there)\b/i;

const alike = (a: string, b: string): boolean =>
  Math.abs(countWords(a) - countWords(b)) <= Math.max(3, countWords(a) / 2) &&
  isInstruction(a) === isInstruction(b) &&
  sortOf(a) === sortOf(b) &&
  /^\p{Lu}/u.test(a) === /^\p{Lu}/u.test(b);

/** Half of a thought of somebody who took notes. */
const LOOSE = /^(?:but|and|or|so|because|also|then|e\.g|i\.e|→|->|=|\+|aber|und|oder|pero|y)\b|[→=]|->/i;

const isPhrase = (label: string): boolean => /^\p{Lu}?\p{Ll}+\b/u.test(label) && countWords(label) >= 3;

const EXERCISES =
  /^(?:exercises?|practice|questions?|tasks?|revision|übungen|zum üben|aufgaben|fragen|ejercicios|actividades|preguntas)\b/i;
/** Says itself where it belongs. */
const PLACED =
  /\d|\b(?:before|after|first|last|finally|then|next|again|begins?|starts?|ends?|vor|nach|zuerst|zuletzt|schließlich|dann|wieder|antes|después|primero|finalmente|luego|otra vez)\b/i;

/** "What comes directly after …?" for lists that are steps. */
const steps = ({ chunk, name, ordered, items, labels }: NamedList, { material }: Ground): Candidate[] => {
  if (
    !ordered ||
    isForm(name) ||
    EXERCISES.test(name) ||
    items.length < 4 ||
    labels.some((label) => PLACED.test(label)) ||
    !(STEPS.test(name) || labels.every(isPhrase))
  )
    return [];
  return labels.slice(0, -1).flatMap((step, index): Candidate[] => {
    const [own, next, key] = [items[index], items[index + 1], labels[index + 1]];
    const quote = own && next && key ? evidence(chunk, { start: own.start, end: next.end }, key) : undefined;
    if (!quote || !key || !own || !next) return [];
    const pool = labels.filter((_, at) => at !== index && at !== index + 1);
    return [
      {
        template: 'step',
        question: filled(material.language.phrases.quiz.step, { lead: name, step }),
        key,
        pool: [...pool.slice(index), ...pool.slice(0, index)],
        subject: `${name}/steps`,
        chunk: chunk.id,
        quote,
        shown: `${own.text} ${next.text}`,
        bonus: 0,
        sentences: [...own.sentences, ...next.sentences],
      },
    ];
  });
};

/** For languages whose lists are asked about by nothing better. "Which of these does the material list under …?", with items of its other lists as wrong options. */
const members = (list: NamedList, all: readonly NamedList[], { material }: Ground): Candidate[] => {
  const stop = material.language.stopWords;
  const own = new Set(list.labels.map(fold));
  return list.labels.flatMap((key, index): Candidate[] => {
    const item = list.items[index];
    const quote = item ? evidence(list.chunk, item, key) : undefined;
    if (!quote || !item || countWords(key) < FEWEST_WORDS || OPEN_WORDS.test(key) || LOOSE.test(key)) return [];
    const pool = all
      .filter((other) => other !== list && fold(other.name) !== fold(list.name))
      .filter((other) => other.ordered === list.ordered && !isForm(other.name))
      .filter((other) => other.chunk !== list.chunk || other.minor === list.minor)
      .flatMap(({ labels, chunk }) => labels.map((label) => ({ label, near: chunk === list.chunk ? 1 : 0 })))
      .filter(
        ({ label }) =>
          countWords(label) >= FEWEST_WORDS &&
          !own.has(fold(label)) &&
          opening(label) === opening(key) &&
          alike(label, key),
      )
      .filter(({ label }) => !list.labels.some((mine) => overlap(contentOf(mine, stop), contentOf(label, stop)) > 0.6))
      .map(({ label, near }) => ({ label, score: near - Math.abs(countWords(label) - countWords(key)) / 2 }))
      .sort((a, b) => b.score - a.score || (a.label < b.label ? -1 : 1))
      .map(({ label }) => label);
    return [
      {
        template: 'list',
        question: filled(material.language.phrases.quiz.list, { lead: list.name }),
        key,
        pool,
        subject: `${list.name}/members`,
        chunk: list.chunk.id,
        quote,
        shown: item.text,
        bonus: 0,
        sentences: item.sentences,
      },
    ];
  });
};

export const listCandidates = (ground: Ground): Candidate[] => {
  const known = statementPhrases[ground.material.language.code] !== undefined;
  const mine = new Set(ground.chunks.map(({ id }) => id));
  const all = listsOf(ground.material.chunks);
  return all
    .filter(({ chunk }) => mine.has(chunk.id))
    .flatMap((list) => [...steps(list, ground), ...(known ? [] : members(list, all, ground))]);
};
