import type { QuestionLevel } from '../../../shared/model/learning/question.ts';
import type { SceneType } from '../../../shared/model/session/scene-type.ts';
import type { Bible, ScenePoint } from '../../domain/generation/plan/bible.ts';
import type { ToldChapter } from '../../domain/generation/plan/told.ts';

/** A scene that the plan has to give a title and chunks. */
export interface SceneToPlan {
  readonly order: number;
  readonly type: SceneType;
  readonly questions: number;
  /** Chunks that are used unless the model chooses others. */
  readonly suggested: readonly string[];
}

export interface PlanTask {
  readonly kind: 'plan';
  readonly slots: readonly SceneToPlan[];
  /** Of a large plan: what somebody else plans at this moment, for the order of things. */
  readonly others?: readonly SceneToPlan[];
  /** Of a large plan: whether this part says what the lesson as a whole is. */
  readonly describesLesson?: boolean;
  /** Where it is decided already: the opening stands, or the lesson goes on. */
  readonly bible?: Bible;
  readonly reasons?: readonly string[];
}

/** The plan of a study edition, by a model that copies: it decides the scenes itself. */
export interface EditionTask {
  readonly kind: 'edition';
}

/** What a scene shares with the others, as far as it is known. */
export interface SceneStory {
  readonly bible?: Bible | undefined;
  /** The text of the first scene. */
  readonly opening?: string | undefined;
  /** Of all chapters, in their order. */
  readonly points?: readonly { readonly order: number; readonly point: string }[];
  /** Of a chapter: its own. */
  readonly line?: ScenePoint | undefined;
  /** The question that the chapter before leaves open. */
  readonly before?: string | undefined;
  /** Of a scene that looks back: the chapters it looks back on. */
  readonly told?: readonly ToldChapter[];
}

export interface SceneTask {
  readonly kind: 'scene';
  readonly type: Exclude<SceneType, 'quiz' | 'assessment'>;
  readonly order: number;
  readonly of: number;
  /** Null for the opening scene, which is written while the plan is made. */
  readonly title: string | null;
  readonly chunks: readonly string[];
  /** Titles of the chapters of the lesson, in order; empty for the opening scene. */
  readonly chapters: readonly string[];
  readonly words: { readonly min: number; readonly max: number };
  /** Not for the opening, which decides it. */
  readonly story?: SceneStory | undefined;
  /** What was wrong with the previous answer. */
  readonly reasons?: readonly string[];
}

/** A question that was refused, so that it can be mended and does not come back easier than it was. */
export interface RefusedQuestion {
  readonly question: string;
  /** By the letters that the reasons may name. */
  readonly options: Readonly<Record<string, string>>;
  readonly level: QuestionLevel;
  readonly quotes: readonly string[];
  readonly reasons: readonly string[];
}

/** A chapter before a quiz; its terms by name, since the chunks of the quiz say what they mean. */
interface ToldInQuiz extends Pick<ToldChapter, 'title' | 'point'> {
  readonly terms: readonly string[];
}

export interface QuizTask {
  readonly kind: 'quiz';
  readonly order: number;
  readonly title: string;
  readonly chunks: readonly string[];
  readonly questions: number;
  /** What the chapters before it taught. */
  readonly told?: readonly ToldInQuiz[] | undefined;
  /** What was wrong with the quiz as a whole. */
  readonly reasons?: readonly string[];
  readonly refused?: readonly RefusedQuestion[];
  /** Questions that passed the checks and must not be repeated. */
  readonly kept?: readonly string[];
}

/** Questions that are answered in the learner's own words, on the same chunks as a quiz. */
export interface OpenTask {
  readonly kind: 'open';
  readonly order: number;
  readonly title: string;
  readonly chunks: readonly string[];
  readonly shortAnswers: number;
  readonly caseStudies: number;
  readonly reasons?: readonly string[];
  readonly kept?: readonly string[];
}

/** A scene that stands, for a second reader. */
export interface CheckTask {
  readonly kind: 'check';
  readonly order: number;
  readonly title: string;
  readonly chunks: readonly string[];
  readonly content: string;
  readonly bible?: Bible | undefined;
}

/** Sentences of a scene that its second reader objected to, for its writer. */
export interface MendTask {
  readonly kind: 'mend';
  readonly order: number;
  readonly title: string;
  readonly chunks: readonly string[];
  readonly content: string;
  readonly objections: readonly { readonly sentence: string; readonly reason: string }[];
}

/** Questions without their key. */
export interface SolveTask {
  readonly kind: 'solve';
  readonly order: number;
  readonly chunks: readonly string[];
  /** Options by their letter. */
  readonly questions: readonly {
    readonly id: string;
    readonly question: string;
    readonly options: Readonly<Record<string, string>>;
  }[];
}

/** A text on the topic of the spec, for a session without material. */
export interface MaterialTask {
  readonly kind: 'source';
  readonly words: { readonly min: number; readonly max: number };
  readonly reasons?: readonly string[];
}

/** Tasks of a model that writes, with material. */
export type LessonTask = PlanTask | SceneTask | QuizTask | OpenTask | CheckTask | MendTask | SolveTask;
export type Task = MaterialTask | EditionTask | LessonTask;
