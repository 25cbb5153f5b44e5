import type { SceneType } from '../../../../shared/model/session/scene-type.ts';
import { countWords } from '../../../../shared/model/text/words.ts';
import type { Chunk } from '../../material/chunk.ts';
import type { GenerationSpec } from '../spec.ts';

interface SceneWords {
  /** What is asked for. */
  readonly min: number;
  readonly max: number;
  /** Accepted range, wider than the one asked for. */
  readonly least: number;
  readonly most: number;
}

type TextType = Exclude<SceneType, 'quiz' | 'assessment'>;

const usualWords: Readonly<Record<Exclude<TextType, 'chapter'>, { readonly min: number; readonly max: number }>> = {
  overview: { min: 80, max: 220 },
  signposts: { min: 60, max: 200 },
  recap: { min: 60, max: 180 },
  bridge: { min: 60, max: 140 },
  summary: { min: 80, max: 320 },
};

/** No scene is shorter or longer than this, whatever is asked for. */
const BOUNDS = { least: 60, most: 900 } as const;
/** Words read a minute, when the reading is for learning; and the part of a lesson's time that its chapters take. */
const READING = { wordsAMinute: 130, chapters: 0.7 } as const;
/** Where the material itself says less than the least, a scene of this many words need not be padded. */
const MIN_THIN_WORDS = 20;

/** The most words of a chapter: a quick note says only what matters. */
const MAX_CHAPTER = { usual: { least: 250, most: 750 }, concise: { least: 200, most: 450 } } as const;

const chapterWords = (spec: GenerationSpec): { min: number; max: number } => {
  const { estimatedDuration, sceneTarget, lessonStyle } = spec;
  const { least, most } = MAX_CHAPTER[lessonStyle === 'concise' ? 'concise' : 'usual'];
  const chapters = Math.max(1, sceneTarget / 2);
  const each = (estimatedDuration * READING.wordsAMinute * READING.chapters) / chapters;
  const max = Math.round(Math.min(most, Math.max(least, each)) / 10) * 10;
  return { min: Math.round(max / 2.5 / 10) * 10, max };
};

/** How long a scene shall be, from its type, the time there is, and what its material holds. */
export const sceneWords = (type: TextType, spec: GenerationSpec, chunks: readonly Chunk[]): SceneWords => {
  const { min, max } = type === 'chapter' ? chapterWords(spec) : usualWords[type];
  const held = chunks.reduce((sum, { text }) => sum + countWords(text), 0);
  const floor = Math.max(MIN_THIN_WORDS, Math.min(BOUNDS.least, held));
  return {
    min: Math.max(floor, Math.min(min, held)),
    max: Math.max(max, floor),
    least: floor,
    most: BOUNDS.most,
  };
};
