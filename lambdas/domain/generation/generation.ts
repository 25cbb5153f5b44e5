import type { AudienceSlug, DifficultySlug, LessonStyle, Mode } from '../../../shared/catalogue/contract-choices.ts';
import type { AssessmentCounts } from '../../../shared/catalogue/duration-plan.ts';
import type { Tags } from '../../../shared/catalogue/tags.ts';
import type { GenerationId, MaterialId, SessionId } from '../../../shared/model/id.ts';
import type { Origin } from '../../../shared/model/origin.ts';
import type { AnswerKey, Passage, Quiz } from '../../../shared/model/question.ts';
import type { Term } from '../../../shared/model/scene.ts';
import type { SceneType } from '../../../shared/model/scene-type.ts';

/** All that a step of the workflow is told; everything else it reads. */
export interface GenerationRef {
  readonly sessionId: SessionId;
  readonly generationId: GenerationId;
}

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

/** Parts of the material as an earlier generation had them cut. */
export interface Untold {
  readonly generationId: GenerationId;
  readonly chunks: readonly string[];
}

/** What was agreed on when the generation was accepted. Slugs of the catalogue, or a text that was typed. */
export interface GenerationContract {
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
  readonly untold?: readonly Untold[] | undefined;
}

/** One piece of material as the extract step finds it: text in the row, or an object in the bucket. */
export interface MaterialRef {
  readonly id: MaterialId;
  readonly name: string | null;
  readonly text: string | null;
  readonly objectKey: string | null;
}

/** A part of the material small enough to write a scene from. Offsets are into the extracted text of all material. */
export interface Chunk {
  readonly id: string;
  readonly material: MaterialId;
  /** The headings above it, outermost first, joined by " › "; null where the material has none. */
  readonly heading: string | null;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Where an earlier generation has it, which left it untold. */
  readonly again?: Again | undefined;
}

/** A part of the material that is used again. `section` is what it counts to there. */
export interface Again {
  readonly generationId: GenerationId;
  readonly chunk: string;
  readonly section: string | null;
}

/** What the extract step leaves in the bucket for the steps after it. */
export interface Extract {
  /** ISO 639-1, or "und" when the text is too short to tell. */
  readonly language: string;
  readonly characters: number;
  readonly words: number;
  /** SHA-256 of the text, hex. */
  readonly hash: string;
  /** What the one document it comes from is called; left out for typed text and for several. */
  readonly title?: string;
  readonly chunks: readonly Chunk[];
}

/** Questions that are answered in the learner's own words. */
export interface OpenCounts {
  readonly shortAnswers: number;
  readonly caseStudies: number;
}

/** One entry of the sidebar before it is written. `questions`, those with options, and `open` only for a quiz. */
export interface PlannedScene {
  readonly order: number;
  readonly type: SceneType;
  readonly title: string;
  readonly chunks: readonly string[];
  readonly questions: number;
  readonly open?: OpenCounts | undefined;
}

export interface LessonPlan {
  /** What the lesson is written in, ISO 639-1; left out where nobody can tell. */
  readonly language?: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly category: string | null;
  readonly subcategory: string | null;
  readonly tags: Tags;
  readonly scenes: readonly PlannedScene[];
}

export interface WrittenScene {
  readonly order: number;
  readonly type: SceneType;
  readonly title: string;
  readonly content: string | null;
  readonly quiz: Quiz | null;
  readonly keys: readonly AnswerKey[];
  readonly sources: readonly Passage[];
  readonly terms: readonly Term[];
  /** How many questions were asked of the model and how many passed the checks; 0 of 0 for a scene without a quiz. */
  readonly asked: number;
  readonly passed: number;
}

export interface TokenUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cacheReadTokens: number;
  readonly cacheWriteTokens: number;
}
