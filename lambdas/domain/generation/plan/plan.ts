import type { Tags } from '../../../../shared/catalogue/tags.ts';
import type { SceneType } from '../../../../shared/model/session/scene-type.ts';
import type { OpenCounts } from '../../quiz/open-counts.ts';
import type { Bible, ScenePoint } from './bible.ts';

/** A scene before it is written. `questions`, those with options, and `open` only for a quiz. */
export interface PlannedScene {
  readonly order: number;
  readonly type: SceneType;
  readonly title: string;
  readonly chunks: readonly string[];
  readonly questions: number;
  readonly open?: OpenCounts | undefined;
  /** Of a chapter that a model planned. */
  readonly point?: ScenePoint | undefined;
}

export interface Plan {
  /** What the lesson is written in, ISO 639-1; left out where nobody can tell. */
  readonly language?: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly category: string | null;
  readonly subcategory: string | null;
  readonly tags: Tags;
  /** Left out where nobody decided on one. */
  readonly bible?: Bible | undefined;
  readonly scenes: readonly PlannedScene[];
}
