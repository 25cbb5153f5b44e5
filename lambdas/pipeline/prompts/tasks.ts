import type { SceneType } from '../../../shared/model/session/scene-type.ts';

/** An entry of the sidebar that the plan gives a title and material to. */
export interface PlanSlot {
  readonly order: number;
  readonly type: SceneType;
  readonly questions: number;
  /** Chunks that would be taken if the model had no better idea. */
  readonly suggested: readonly string[];
}

export interface PlanTask {
  readonly kind: 'plan';
  readonly slots: readonly PlanSlot[];
  readonly reasons?: readonly string[];
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
  /** Why the answer before was not good enough. */
  readonly reasons?: readonly string[];
}

export interface QuizTask {
  readonly kind: 'quiz';
  readonly order: number;
  readonly title: string;
  readonly chunks: readonly string[];
  readonly questions: number;
  readonly reasons?: readonly string[];
  /** Questions that already passed and shall not be asked again. */
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

/** A text on the topic of the spec, where there is no material to write a lesson from. */
export interface SourceTask {
  readonly kind: 'source';
  readonly words: { readonly min: number; readonly max: number };
  readonly reasons?: readonly string[];
}

export type Task = SourceTask | PlanTask | SceneTask | QuizTask | OpenTask;
