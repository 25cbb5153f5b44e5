import type { Level } from '../level.ts';
import type { Material } from '../material.ts';
import type { ReadChunk, Sentence } from '../text/chunk.ts';
import { escaped, type Pending } from '../text/markdown.ts';
import { countWords, fold } from '../text/words.ts';
import { salience } from './salience.ts';
import { type Unit, unitsOf } from './units.ts';

export interface Body {
  readonly markdown: string;
  readonly sentences: readonly Sentence[];
  /** How much of the chunks it tells, 0 to 1. */
  readonly share: number;
}

interface Wish {
  readonly words: number;
  /** Titles that stand above the scene already: where one of them would come first it is left out. */
  readonly known: readonly string[];
  readonly pending: Pending;
  /** Sentences that questions ask about: what is asked has to be told. */
  readonly needed: ReadonlySet<Sentence>;
  readonly level: Level;
}

/** A break that would leave so few words over is not made. */
const SHORT_PARAGRAPH = 30;

/** How much more a sentence of the right length is worth to its readers than one twice as long. */
const HARD = 2;
/** What a unit loses for sentences that are long for its readers. */
const tooLong = ({ sentences }: Unit, { sentence: most }: Level): number =>
  sentences.reduce((sum, { text }) => sum + Math.max(0, countWords(text) - most) / most, 0) /
  Math.max(1, sentences.length);

const rank = (unit: Unit, material: Material, { needed, level }: Pick<Wish, 'needed' | 'level'>): number => {
  const wanted = unit.sentences.filter((sentence) => needed.has(sentence)).length;
  const said = unit.sentences.reduce((sum, sentence) => sum + salience(sentence, material), 0);
  return (wanted * 3 + said + (unit.opens ? 2 : 0)) / Math.sqrt(unit.words + 10) - HARD * tooLong(unit, level);
};

/** What fits, the most telling first; a unit too long for what is left makes room for a shorter one. */
const picked = (units: readonly Unit[], material: Material, { words, needed, level }: Wish): Set<Unit> => {
  const total = units.reduce((sum, unit) => sum + unit.words, 0);
  if (total <= words && level.share === 1) return new Set(units);
  const chosen = new Set<Unit>();
  let left = Math.min(words, Math.round(level.share * total));
  for (const unit of units.toSorted(
    (a, b) => rank(b, material, { needed, level }) - rank(a, material, { needed, level }),
  )) {
    if (unit.words > left) continue;
    chosen.add(unit);
    left -= unit.words;
  }
  return chosen;
};

const paragraphs = (units: readonly Unit[], { pending, level }: Wish): string[] => {
  const out: { part: number; words: number; text: string }[] = [];
  const rest = (from: number): number =>
    units.slice(from).reduce((sum, { part, words }) => sum + (part === units[from]?.part ? words : 0), 0);
  for (const [index, unit] of units.entries()) {
    const last = out.at(-1);
    const text = unit.render(pending);
    if (last && last.part === unit.part && (last.words < level.paragraph || rest(index) < SHORT_PARAGRAPH)) {
      last.text += ` ${text}`;
      last.words += unit.words;
    } else out.push({ part: unit.part, words: unit.words, text });
  }
  return out.map(({ text }) => text);
};

/** The material itself, as much of it as there is room for, in its order and under its headings. */
export const bodyOf = (material: Material, chunks: readonly ReadChunk[], wish: Wish): Body => {
  const units = unitsOf(chunks, material.language).filter(({ words }) => words > 0);
  const chosen = picked(units, material, wish);
  // "They can flow back …" says nothing where what they are was left out.
  const kept = units.filter((unit, at) => {
    const before = units[at - 1];
    const leans = material.language.leaning?.test(unit.sentences[0]?.text ?? '') === true;
    const lost = leans && before?.heading === unit.heading && !chosen.has(before);
    return chosen.has(unit) && !(lost && !unit.sentences.some((sentence) => wish.needed.has(sentence)));
  });
  const headings = new Set(kept.map(({ heading }) => heading));
  const known = new Set(wish.known.map(fold));
  const pieces: string[] = [];
  let heading: string | null = null;
  let run: Unit[] = [];
  const flush = (): void => {
    if (run.length === 0) return;
    // The first part stands under the scene's own title; a later one needs its name, also where it is the same.
    const titled = heading && headings.size > 1 && (pieces.length > 0 || !known.has(fold(heading)));
    if (titled) pieces.push(`### ${escaped(heading ?? '')}`);
    pieces.push(...paragraphs(run, wish));
    run = [];
  };
  for (const unit of kept) {
    if (unit.heading !== heading) flush();
    heading = unit.heading;
    run.push(unit);
  }
  flush();
  const all = units.reduce((sum, { words }) => sum + words, 0);
  const told = kept.reduce((sum, { words }) => sum + words, 0);
  return {
    markdown: pieces.join('\n\n'),
    sentences: kept.flatMap(({ sentences }) => sentences),
    share: all === 0 ? 0 : told / all,
  };
};
