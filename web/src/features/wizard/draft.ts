import * as z from 'zod/mini';
import { AudienceSchema, DifficultySchema } from '../../../../shared/catalogue/contract-choices.ts';
import { customDefaults } from '../../../../shared/catalogue/defaults.ts';
import { CUSTOM } from '../../../../shared/catalogue/genres.ts';
import { SessionIdSchema, UploadIdSchema } from '../../../../shared/model/id.ts';

/** A PDF or Word file that has arrived. `until` (epoch milliseconds) is when the store forgets it. */
export const DraftFileSchema = z.object({
  uploadId: UploadIdSchema,
  name: z.string(),
  size: z.int(),
  until: z.number(),
});
export type DraftFile = z.infer<typeof DraftFileSchema>;

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
  estimatedDuration: z.int(),
  isPublic: z.boolean(),
});
export type Form = z.infer<typeof FormSchema>;

/** What an attempt to send the draft has left behind, so that the next one goes on instead of starting twice. */
export const SubmissionSchema = z.object({
  /** Idempotency key of the session's creation, and the body it belongs to. */
  key: z.string(),
  body: z.string(),
  sessionId: z.optional(SessionIdSchema),
  title: z.optional(z.string()),
});
export type Submission = z.infer<typeof SubmissionSchema>;

export const DraftSchema = z.object({
  step: z.int().check(z.minimum(0), z.maximum(3)),
  form: FormSchema,
  submission: z.nullable(SubmissionSchema),
  /** Epoch milliseconds; null for a draft that was never kept. */
  savedAt: z.nullable(z.number()),
});
export type Draft = z.infer<typeof DraftSchema>;

export const emptyForm: Form = {
  title: '',
  content: '',
  file: null,
  genre: '',
  customGenre: '',
  authorInspiration: '',
  customAuthor: '',
  additionalContext: '',
  learningObjectives: '',
  ...customDefaults,
};

export const emptyDraft: Draft = { step: 0, form: emptyForm, submission: null, savedAt: null };

/** What is sent and stored: the typed text where one's own was chosen. */
export const genreOf = (form: Form): string => (form.genre === CUSTOM ? form.customGenre.trim() : form.genre);
export const authorOf = (form: Form): string =>
  form.authorInspiration === CUSTOM ? form.customAuthor.trim() : form.authorInspiration;
