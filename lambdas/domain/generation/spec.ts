import type { AudienceSlug, DifficultySlug, LessonStyle, Mode } from '../../../shared/catalogue/contract-choices.ts';
import type { AssessmentCounts } from '../../../shared/catalogue/duration-plan.ts';
import type { Origin } from '../../../shared/model/session/origin.ts';
import type { UntoldChunks } from '../material/chunk.ts';

/** What an anchor lesson is about, as its page puts it: the parts that have no value are empty. */
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

/** What was agreed on when the generation was accepted. Slugs of the catalogue, or a text that was typed. */
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
  /** What it is asked for in, ISO 639-1. Left out: the material's own. */
  readonly language?: string | undefined;
  readonly targetAudience: AudienceSlug;
  readonly difficultyLevel: DifficultySlug;
  readonly estimatedDuration: number;
  readonly learningObjectives: string;
  readonly additionalContext: string;
  readonly sceneTarget: number;
  readonly questionTarget: number;
  /** Only for an expansion: the order of the last scene that stands, which its own come after. */
  readonly after?: number | undefined;
  /** Only for an expansion without new material: what it tells. */
  readonly untold?: readonly UntoldChunks[] | undefined;
}
