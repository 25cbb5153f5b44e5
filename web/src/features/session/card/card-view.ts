import { authorStyles } from '../../../../../shared/catalogue/author-styles.ts';
import { labelOf } from '../../../../../shared/catalogue/choice.ts';
import type { Mode } from '../../../../../shared/catalogue/contract-choices.ts';
import { TITLE_PENDING } from '../../../../../shared/catalogue/defaults.ts';
import { AI_CHOICE, genres } from '../../../../../shared/catalogue/genres.ts';
import { universes } from '../../../../../shared/catalogue/universes.ts';
import { effectiveStatus, type Session } from '../../../../../shared/model/session/session.ts';
import { formatDate } from '../../../lib/words/format.ts';
import { commonTexts } from '../../../texts/common.ts';
import { countTexts } from '../../../texts/counts.ts';
import { sessionTitle } from '../session-title.ts';
import { sessionTexts } from '../texts.ts';

export type ActionTone = 'done' | 'continue' | 'start' | 'making';
export interface CardAction {
  readonly tone: ActionTone;
  readonly label: string;
}

const making: Record<Mode, string> = {
  custom: sessionTexts.actionStory,
  traditional: sessionTexts.actionLesson,
  anchor: sessionTexts.actionLesson,
};

/** Label and colour of the card's action. */
export const actionOf = (session: Pick<Session, 'learning_status' | 'status' | 'mode'>): CardAction => {
  switch (effectiveStatus(session)) {
    case 'completed':
      return { tone: 'done', label: commonTexts.completed };
    case 'in-progress':
      return { tone: 'continue', label: sessionTexts.actionContinue };
    case 'generating':
      return { tone: 'making', label: making[session.mode] };
    default:
      return { tone: 'start', label: sessionTexts.actionStart };
  }
};

/** The placeholder title is used while the title is being generated; a story without a generation has no title. */
export const titleOf = (session: Pick<Session, 'title' | 'status' | 'mode' | 'description'>): string => {
  if (session.title === TITLE_PENDING && session.status !== 'generating') return commonTexts.untitled;
  return session.mode === 'traditional' ? sessionTitle(session) : session.title;
};

const UNKNOWN = sessionTexts.factUnknown;

export const genreLabel = (genre: string | null): string =>
  genre === AI_CHOICE ? commonTexts.aiChoice : genre ? labelOf(genres, genre) : UNKNOWN;

export const authorLabel = (author: string | null): string => {
  if (!author) return UNKNOWN;
  if (author === AI_CHOICE) return sessionTexts.styleByAi;
  return sessionTexts.styleAfter({ author: authorStyles.find(({ slug }) => slug === author)?.author ?? author });
};

/** "Star Wars, Rogue One": the universe of an anchor lesson; null before it is chosen. */
export const universeLabel = ({ contract_snapshot: agreed }: Pick<Session, 'contract_snapshot'>): string | null =>
  agreed?.anchorUniverse
    ? [labelOf(universes, agreed.anchorUniverse), agreed.anchorWorkTitle].filter(Boolean).join(', ')
    : null;

/** The date it was written, else the date it was created; a dash for neither. */
export const dateLabel = (session: { generated_at?: string | null; created_at?: string | null }): string => {
  const at = session.generated_at ?? session.created_at;
  return at ? formatDate(at) : '–';
};

/** "12 min": the duration of the written scenes, else the requested duration. Null where neither is known. */
export const minutesLabel = (session: Pick<Session, 'generated_minutes' | 'estimated_duration'>): string | null => {
  const minutes = session.generated_minutes ?? session.estimated_duration;
  return minutes === null ? null : sessionTexts.durationBadge({ estimated_duration: minutes });
};

/** Shown after the date: the duration, or the score. */
export const figures = (session: Session): string | null => {
  switch (effectiveStatus(session)) {
    case 'completed':
      return session.mastery_score === null
        ? null
        : sessionTexts.masteryBadge({ mastery_score: session.mastery_score });
    case 'ready': {
      const scenes = session.generated_scene_count > 0 ? countTexts.scenes(session.generated_scene_count) : null;
      const questions = session.question_counts?.passed ?? 0;
      const asked = questions > 0 ? countTexts.questions(questions) : null;
      return [scenes, asked, minutesLabel(session)].filter(Boolean).join(', ') || null;
    }
    default:
      return null;
  }
};
