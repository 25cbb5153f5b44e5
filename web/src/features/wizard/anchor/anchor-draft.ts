import * as z from 'zod/mini';
import { AudienceSchema, DifficultySchema } from '../../../../../shared/catalogue/contract-choices.ts';
import { anchorDefaults } from '../../../../../shared/catalogue/defaults.ts';
import { SessionIdSchema } from '../../../../../shared/model/id.ts';
import { draftKind } from '../draft/draft-kind.ts';
import { LanguageChoiceSchema } from '../language/lesson-language.ts';
import { DraftFileSchema, type MaterialChange } from '../material/material.ts';
import type { Refusal } from './anchor-request.ts';

export const AnchorFormSchema = z.object({
  sessionId: z.nullable(SessionIdSchema),
  newTitle: z.string(),
  targetAudience: AudienceSchema,
  difficultyLevel: DifficultySchema,
  language: LanguageChoiceSchema,
  estimatedDuration: z.int(),
  topicMode: z.enum(['curated', 'manual']),
  /** Slugs of the catalogue; empty until chosen. */
  topic: z.string(),
  subtopic: z.string(),
  manualTopic: z.string(),
  focus: z.string(),
  /** A slug, `custom` or `ai-choice`; empty until chosen. */
  universe: z.string(),
  customUniverse: z.string(),
  workTitle: z.string(),
  spoilersOk: z.boolean(),
  /** Pasted text that is not attached yet. */
  content: z.string(),
  /** Missing in drafts that were saved before files were supported. */
  file: z._default(z.nullable(DraftFileSchema), null),
});
export type AnchorForm = z.infer<typeof AnchorFormSchema>;

export interface AnchorSectionProps {
  readonly form: AnchorForm;
  readonly change: MaterialChange<AnchorForm>;
  /** The latest refusal, at whichever part it concerns. */
  readonly refusal: Refusal | undefined;
}

export const emptyAnchor: AnchorForm = {
  sessionId: null,
  newTitle: '',
  targetAudience: anchorDefaults.targetAudience,
  difficultyLevel: anchorDefaults.difficultyLevel,
  estimatedDuration: anchorDefaults.estimatedDuration,
  language: null,
  topicMode: 'curated',
  topic: '',
  subtopic: '',
  manualTopic: '',
  focus: '',
  universe: '',
  customUniverse: '',
  workTitle: '',
  spoilersOk: false,
  content: '',
  file: null,
};

export const anchorDrafts = draftKind('anchor', AnchorFormSchema, emptyAnchor, 1);
