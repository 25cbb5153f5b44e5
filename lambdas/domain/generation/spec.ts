import type { AudienceSlug, DifficultySlug, LessonStyle, Mode } from '../../../shared/catalogue/contract-choices.ts';
import type { AssessmentCounts } from '../../../shared/catalogue/duration-plan.ts';
import type { Origin } from '../../../shared/model/session/origin.ts';
import type { UntoldChunks } from '../material/chunk.ts';
import type { Bible } from './plan/bible.ts';

/** The subject of an anchor lesson; parts without a value are empty. */
export interface Topic {
  readonly topic: string;
  readonly subtopic: string;
  readonly focus: string;
}

/** The familiar world an anchor lesson is told through. */
export interface Anchor {
  /** A slug of the catalogue, or what was typed; never `ai-choice`. */
  readonly universe: string;
  /** One work of the universe, as typed. */
  readonly work: string | null;
  readonly spoilersOk: boolean;
}

/** What the lesson is to be, decided when the generation is accepted. Values are slugs of the catalogue, or typed text. */
export interface GenerationSpec {
  readonly mode: Mode;
  /** Null when the lesson names itself. */
  readonly title: string | null;
  /** Never `ai-choice`: resolved when the generation is accepted. Empty in the modes without one. */
  readonly genre: string;
  readonly authorStyle: string;
  /** Traditional's own; null in the other modes. */
  readonly lessonStyle: LessonStyle | null;
  /** The questions by kind; `questionTarget` is their sum. Null where all of them are multiple choice. */
  readonly assessment: AssessmentCounts | null;
  /** Null when it is to be inferred. */
  readonly category: string | null;
  readonly subcategory: string | null;
  /** Anchor's own; null in the other modes. */
  readonly topic: Topic | null;
  readonly anchor: Anchor | null;
  /** Whose text it is written from. */
  readonly origin: Origin;
  /** Requested language, ISO 639-1; undefined for the material's own. */
  readonly language?: string | undefined;
  readonly targetAudience: AudienceSlug;
  readonly difficultyLevel: DifficultySlug;
  readonly estimatedDuration: number;
  readonly learningObjectives: string;
  readonly additionalContext: string;
  readonly sceneTarget: number;
  readonly questionTarget: number;
  /** Only for an expansion: order of the last existing scene. */
  readonly after?: number | undefined;
  /** Only for an expansion: what the scenes that stand share. */
  readonly bible?: Bible | undefined;
  /** Only for an expansion without new material: the unused chunks it is written from. */
  readonly untold?: readonly UntoldChunks[] | undefined;
}
