import * as z from 'zod/mini';
import { AudienceSchema, DifficultySchema } from '../../../../../shared/catalogue/contract-choices.ts';
import { customDefaults } from '../../../../../shared/catalogue/defaults.ts';
import { CUSTOM } from '../../../../../shared/catalogue/genres.ts';
import { LanguageChoiceSchema } from '../language/lesson-language.ts';
import { DraftFileSchema } from '../material/material.ts';
import { steps } from '../steps/step.ts';
import { type DraftOf, draftKind } from './draft-kind.ts';

export const FormSchema = z.object({
  title: z.string(),
  content: z.string(),
  file: z.nullable(DraftFileSchema),
  /** A slug, `custom` or `ai-choice`; empty until chosen. The same for the author style. */
  genre: z.string(),
  customGenre: z.string(),
  authorInspiration: z.string(),
  customAuthor: z.string(),
  additionalContext: z.string(),
  targetAudience: AudienceSchema,
  learningObjectives: z.string(),
  difficultyLevel: DifficultySchema,
  language: LanguageChoiceSchema,
  estimatedDuration: z.int(),
  isPublic: z.boolean(),
});
export type StoryForm = z.infer<typeof FormSchema>;
export type Draft = DraftOf<StoryForm>;

export const emptyForm: StoryForm = {
  title: '',
  content: '',
  file: null,
  genre: '',
  customGenre: '',
  authorInspiration: '',
  customAuthor: '',
  additionalContext: '',
  learningObjectives: '',
  language: null,
  ...customDefaults,
};

export const customDrafts = draftKind('custom', FormSchema, emptyForm, steps.length);

/** What is sent and stored: the typed text for a custom choice, else the slug. */
export const genreOf = (form: StoryForm): string => (form.genre === CUSTOM ? form.customGenre.trim() : form.genre);
export const authorOf = (form: StoryForm): string =>
  form.authorInspiration === CUSTOM ? form.customAuthor.trim() : form.authorInspiration;
