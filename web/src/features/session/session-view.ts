import { lessonStyles } from '../../../../shared/catalogue/contract-choices.ts';
import { SHOWN_TAGS } from '../../../../shared/catalogue/limits.ts';
import { tagKinds } from '../../../../shared/catalogue/tags.ts';
import type { Session } from '../../../../shared/model/session/session.ts';
import { commonTexts } from '../../texts/common.ts';
import { countTexts } from '../../texts/counts.ts';
import { placeTexts } from '../../texts/place.ts';
import { actionOf, minutesLabel } from './card/card-view.ts';
import { sessionTexts } from './texts.ts';

const UNKNOWN = '–';

/** "Traditional • Quick Note"; without a style, the mode alone. */
export const styleLine = ({ lesson_style }: Pick<Session, 'lesson_style'>): string =>
  [placeTexts.traditional, lessonStyles.find(({ slug }) => slug === lesson_style)?.label].filter(Boolean).join(' • ');

/** The tags of all kinds, without duplicates. */
export const tagsOf = ({ tags }: Pick<Session, 'tags'>): string[] =>
  tags === null ? [] : [...new Set(tagKinds.flatMap((kind) => tags[kind]))];

export const shownTags = (session: Pick<Session, 'tags'>): string[] => tagsOf(session).slice(0, SHOWN_TAGS);

/** "spaced-repetition" as readable text. */
export const tagLabel = (slug: string): string => slug.replaceAll('-', ' ');

/** Questions by kind: as requested, and once the session is written, as they are. */
const assessment = ({ resolved_assessment: agreed, question_counts: written }: Session): string => {
  if (written && (!written.kinds || written.passed === 0)) return countTexts.questions(written.passed);
  const counts = written?.kinds ?? agreed;
  if (counts === null) return UNKNOWN;
  const parts = [
    [counts.mcqCount, commonTexts.multipleChoice],
    [counts.shortAnswerCount, commonTexts.shortAnswer],
    [counts.caseStudyCount, commonTexts.caseStudy],
  ] as const;
  return (
    parts
      .filter(([count]) => count > 0)
      .map(([count, kind]) => `${count} ${kind}`)
      .join(', ') || UNKNOWN
  );
};

/** While it is being written: written of planned; then the total. */
const scenes = ({ generation, generated_at, generated_scene_count: count, scene_count_target: target }: Session) => {
  if (generated_at !== null) return String(count);
  const all = generation?.total ?? target;
  return all === null ? UNKNOWN : `${generation?.written ?? count}/${all}`;
};

/** The four figures of a card, in order; a dash where nothing is known. */
export const tilesOf = (session: Session): readonly (readonly [label: string, value: string])[] => [
  [commonTexts.duration, minutesLabel(session) ?? UNKNOWN],
  [commonTexts.scenes, scenes(session)],
  [commonTexts.assessment, assessment(session)],
  [sessionTexts.statusFact, actionOf(session).label],
];
