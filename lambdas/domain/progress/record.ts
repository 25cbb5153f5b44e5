import { QUIZ_MINUTES, SCENE_MINUTES } from '../../../shared/catalogue/limits.ts';
import { sceneId } from '../../../shared/model/id.ts';
import { isQuiz } from '../../../shared/model/scene.ts';
import { instant } from '../../../shared/model/time.ts';
import type { SceneRecord } from '../session/scene.ts';
import type { ProgressRecord, ReaderRecord } from './progress.ts';

/** What happened to a scene. A score comes from the server's own grading. */
export type Event = { readonly kind: 'opened' | 'completed' } | { readonly kind: 'answered'; readonly score: number };

export interface Recorded {
  readonly entry: ProgressRecord;
  readonly reader: ReaderRecord;
  /** Minutes that this event adds. */
  readonly minutes: number;
}

/** A quiz counts its time at each submission, another scene once; opening counts none. */
const minutesOf = (event: Event, before: ProgressRecord | undefined): number => {
  if (event.kind === 'answered') return QUIZ_MINUTES;
  return event.kind === 'completed' && before?.completion_status !== 'completed' ? SCENE_MINUTES : 0;
};

const best = (before: number | null | undefined, score: number | null): number | null =>
  score === null ? (before ?? null) : Math.max(before ?? 0, score);

const withOrder = (orders: readonly number[], order: number): readonly number[] =>
  orders.includes(order) ? orders : [...orders, order];

/** Completion is never taken back, and the best score stays; the latest stands beside it. */
export const record = (
  scene: SceneRecord,
  reader: ReaderRecord,
  before: ProgressRecord | undefined,
  event: Event,
  now: number,
): Recorded => {
  const minutes = minutesOf(event, before);
  const score = event.kind === 'answered' ? event.score : null;
  const done = event.kind !== 'opened' || before?.completion_status === 'completed';
  const mastery = best(before?.mastery_score, score);
  const entry: ProgressRecord = {
    user_id: reader.user_id,
    session_id: scene.session_id,
    order: scene.order,
    type: scene.type,
    completion_status: done ? 'completed' : 'in_progress',
    mastery_score: isQuiz(scene.type) ? mastery : null,
    latest_score: isQuiz(scene.type) ? (score ?? before?.latest_score ?? null) : null,
    time_spent: (before?.time_spent ?? 0) + minutes,
    last_accessed: instant(now),
  };
  return {
    entry,
    minutes,
    reader: {
      ...reader,
      begun: true,
      completed: done ? withOrder(reader.completed, scene.order) : reader.completed,
      scores: entry.mastery_score === null ? reader.scores : { ...reader.scores, [scene.order]: entry.mastery_score },
      minutes: reader.minutes + minutes,
      last_scene: sceneId(scene.session_id, scene.order),
    },
  };
};
