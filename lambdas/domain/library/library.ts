import type { Session } from '../../../shared/model/session/session.ts';
import { type Instant, instant } from '../../../shared/model/time.ts';
import { type ReaderRecord, scenesToLearn, summarize } from '../progress/progress.ts';
import { mayRead, type Reader } from '../session/access.ts';
import type { LibraryEntry, LibraryProgress } from '../session/library-entry.ts';
import { present } from '../session/present.ts';
import { asOf, type SessionRecord } from '../session/session.ts';

export const libraryProgressOf = (session: SessionRecord, reader: ReaderRecord): LibraryProgress => {
  const scenes = scenesToLearn(session);
  const { learningStatus, score, mastery } = summarize(reader, scenes);
  return {
    scenes,
    learning_status: learningStatus,
    scene_progress: score,
    mastery_score: mastery === null ? null : Math.round(mastery),
  };
};

export const newLibraryEntry = (
  session: SessionRecord,
  reader: ReaderRecord,
  author: string | null,
  now: number,
): LibraryEntry => ({
  user_id: reader.user_id,
  session_id: session.id,
  mode: session.mode,
  title: session.title,
  tags: session.tags,
  author_id: session.user_id,
  author_name: author,
  added_at: instant(now),
  updated_at: instant(now),
  ...libraryProgressOf(session, reader),
});

/** The entry after its reader made progress. */
export const withReaderProgress = (
  added: LibraryEntry,
  session: SessionRecord,
  reader: ReaderRecord,
  at: Instant,
): LibraryEntry => ({
  ...added,
  ...libraryProgressOf(session, reader),
  updated_at: at,
});
/** A session that is no longer shared: only its title is left, and it can be removed. */
const unavailable = (added: LibraryEntry): Session => ({
  id: added.session_id,
  user_id: null,
  title: added.title,
  description: null,
  genre: null,
  author_inspiration: null,
  category: null,
  subcategory: null,
  status: 'ready',
  learning_status: added.learning_status,
  progress_percentage: added.scene_progress,
  scene_progress: added.scene_progress,
  mastery_score: added.mastery_score,
  mode: added.mode,
  lesson_style: null,
  estimated_duration: null,
  target_audience: null,
  difficulty_level: null,
  visibility: 'private',
  is_public: false,
  assessment_config: null,
  resolved_assessment: null,
  contract_snapshot: null,
  tags: null,
  origin: 'own',
  generated_at: null,
  scene_count_target: null,
  quiz_count_target: null,
  generated_scene_count: 0,
  question_counts: null,
  failure_reason: null,
  notes: [],
  generation: null,
  created_at: added.added_at,
  updated_at: added.updated_at,
  deleted_at: null,
  deleted_by: null,
  added: { at: added.added_at, author: added.author_name, shared: false },
  version: 0,
});

/** Progress recomputed when the author has added scenes since. */
const withNewScenes = (added: LibraryEntry, session: SessionRecord): LibraryProgress => {
  const scenes = scenesToLearn(session);
  if (scenes <= added.scenes) return added;
  return {
    scenes,
    learning_status: added.learning_status === 'completed' ? 'in-progress' : added.learning_status,
    scene_progress: Math.round((added.scene_progress * added.scenes) / scenes),
    mastery_score: added.mastery_score,
  };
};

/** The session as its reader's dashboard shows it; `found` is what is stored now. */
export const presentLibraryEntry = (added: LibraryEntry, found: SessionRecord | undefined, now: number): Session => {
  const reader: Reader = { userId: added.user_id };
  const session = found && asOf(found, now);
  if (!session || session.deleted_at !== null || !mayRead(session, reader)) return unavailable(added);
  const { learning_status, scene_progress, mastery_score } = withNewScenes(added, session);
  return {
    ...present(session, reader, null),
    learning_status,
    scene_progress,
    progress_percentage: scene_progress,
    mastery_score,
    updated_at: added.updated_at,
    added: { at: added.added_at, author: added.author_name, shared: true },
  };
};
