import type { PromptSpec } from '../../pipeline/prompts/envelope.ts';
import { filled, type Language } from '../languages/language.ts';
import { hash } from '../seed.ts';
import { frameOf, styleOf } from './catalogue.ts';
import type { Frame } from './frame.ts';
import type { Style, Touch } from './style.ts';

/** A frame and a style, bound to one lesson: what they say depends on the lesson and the place in it alone. */
export interface Teller {
  readonly frame: Frame;
  readonly style: Style | null;
  beat(index: number, of: number, values: Readonly<Record<string, string>>): { open: string; close: string };
  /** One of several wordings, by place, so that neighbours differ. */
  one(wordings: readonly string[], place: number, values?: Readonly<Record<string, string>>): string;
  /** The style's touches, beginning with another one in each chapter. */
  touches(index: number): readonly Touch[];
  /** What stands before a quiz of this title. */
  gate(title: string, order: number): string;
}

/** Where a chapter falls among the beats: the first and the last always get theirs, and neighbours never share one. */
export const beatAt = (index: number, of: number, beats: number): number => {
  if (index <= 0 || of <= 1) return 0;
  if (index >= of - 1) return beats - 1;
  return of <= beats ? Math.round((index * (beats - 1)) / (of - 1)) : index % (beats - 1);
};

/** A term that begins a sentence gets the capital that it has nowhere else. */
const begun = (text: string): string =>
  text.replace(
    /(^|[.!?…]["”’]? )(\*\*|(?=the \*\*))(\p{Ll})/gu,
    (_, before: string, marks: string, letter: string) => before + marks + letter.toUpperCase(),
  );

export const tellerOf = (contract: PromptSpec, language: Language): Teller => {
  const frame = frameOf(contract, language);
  const style = styleOf(contract, language);
  const seed = hash(`${contract.genre} ${contract.authorStyle} ${contract.title ?? ''}`);
  const one: Teller['one'] = (wordings, place, values = {}) =>
    filled(wordings[(place + seed) % Math.max(1, wordings.length)] ?? '', values);
  return {
    frame,
    style,
    one,
    beat: (index, of, values) => {
      const beat = frame.beats[beatAt(index, of, frame.beats.length)];
      return { open: begun(filled(beat?.open ?? '', values)), close: begun(filled(beat?.close ?? '', values)) };
    },
    touches: (index) => {
      const all = style?.touches ?? [];
      // Two steps at a time: a chapter looks at two of them, and its neighbour at others.
      const from = all.length > 0 ? (2 * index) % all.length : 0;
      return [...all.slice(from), ...all.slice(0, from)];
    },
    gate: (title, order) => {
      const place = frame.scenes.quizzes.indexOf(title);
      return one(frame.gates, place < 0 ? order : place);
    },
  };
};
