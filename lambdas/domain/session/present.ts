import type { GenerationProgress, Session } from '../../../shared/model/session/session.ts';
import { isOwner, type Reader } from './access.ts';
import { asOf, type SessionRecord } from './session.ts';

/** Values of the fields that only the author may see. */
const hiddenFromOthers = {
  user_id: null,
  learning_status: null,
  progress_percentage: 0,
  scene_progress: 0,
  mastery_score: null,
  failure_reason: null,
  deleted_by: null,
  disputed_questions: undefined,
  notes: [],
  spent: undefined,
  hidden: undefined,
} as const satisfies Partial<Session>;

/** Values of the fields that anonymous readers may not see. */
const hiddenFromAnonymous = {
  author_inspiration: null,
  lesson_style: null,
  estimated_duration: null,
  generated_minutes: undefined,
  target_audience: null,
  difficulty_level: null,
  assessment_config: null,
  resolved_assessment: null,
  contract_snapshot: null,
  scene_count_target: null,
  quiz_count_target: null,
  tags: null,
} as const satisfies Partial<Session>;

/** A session as the bin lists it. */
export const presentBinned = (session: SessionRecord) => {
  const { id, title, mode, created_at, updated_at, deleted_at, estimated_duration } = session;
  return { id, title, mode, created_at, updated_at, deleted_at: deleted_at ?? updated_at, estimated_duration };
};

const presentAnchorChoice = ({ id, title, status, created_at, updated_at }: SessionRecord) => ({
  id,
  title,
  status,
  created_at,
  updated_at,
});

/** Those that are offered to be chosen from: none that lies in the bin. */
export const anchorChoices = (sessions: readonly SessionRecord[], now: number) =>
  sessions
    .flatMap((session) => asOf(session, now) ?? [])
    .filter(({ deleted_at }) => deleted_at === null)
    .map(presentAnchorChoice);

/** Readers learn how many questions there are, and nothing of those that there might have been. */
const countsForOthers = ({ question_counts }: SessionRecord): Pick<Session, 'question_counts'> => ({
  question_counts: question_counts && { ...question_counts, asked: question_counts.passed },
});

export const present = (session: SessionRecord, reader: Reader, generation: GenerationProgress | null): Session => {
  const {
    hidden,
    generation_id: _generation,
    scene_end: _end,
    expires_at: _expires,
    left_out: _out,
    ...shown
  } = session;
  return {
    ...shown,
    ...(hidden ? { hidden } : {}),
    is_public: session.visibility === 'public',
    ...(session.contract_snapshot?.basic ? { basic: true as const } : {}),
    ...(session.contract_snapshot?.edition ? { edition: session.contract_snapshot.edition } : {}),
    generation,
    ...(isOwner(session, reader) ? {} : { ...hiddenFromOthers, ...countsForOthers(session), generation: null }),
    ...(reader.userId === undefined ? hiddenFromAnonymous : {}),
  };
};
