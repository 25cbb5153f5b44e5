import type { AudienceSlug, DifficultySlug, LessonStyle } from './contract-choices.ts';
import { defaultMinutes } from './duration-plan.ts';
import { AI_CHOICE } from './genres.ts';

interface FormDefaults {
  readonly targetAudience: AudienceSlug;
  readonly difficultyLevel: DifficultySlug;
  readonly estimatedDuration: number;
  readonly isPublic: boolean;
}

export const defaultAssessment = { mcq: true, short_answer: false, case_study: false } as const;

export const customDefaults: FormDefaults = {
  targetAudience: 'college',
  difficultyLevel: 'intermediate',
  estimatedDuration: defaultMinutes.custom,
  isPublic: false,
};

export const traditionalDefaults: FormDefaults & { readonly lessonStyle: LessonStyle; readonly autoCategory: boolean } =
  {
    ...customDefaults,
    estimatedDuration: defaultMinutes.traditional,
    lessonStyle: 'structured',
    autoCategory: false,
  };

export const anchorDefaults: FormDefaults & { readonly genre: string; readonly authorInspiration: string } = {
  targetAudience: 'high',
  difficultyLevel: 'intermediate',
  estimatedDuration: defaultMinutes.anchor,
  isPublic: false,
  genre: AI_CHOICE,
  authorInspiration: AI_CHOICE,
};

/** What a custom session gets when it is made without a genre and an author style. */
export const customHelperDefaults = { genre: 'fantasy', authorInspiration: 'tolkien' } as const;

/** Stored until a title exists. */
export const TITLE_PENDING = 'Generating...';
