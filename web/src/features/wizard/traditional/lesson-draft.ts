import * as z from 'zod/mini';
import {
  AudienceSchema,
  DifficultySchema,
  LessonStyleSchema,
} from '../../../../../shared/catalogue/contract-choices.ts';
import { defaultAssessment, traditionalDefaults } from '../../../../../shared/catalogue/defaults.ts';
import { AssessmentConfigSchema } from '../../../../../shared/model/session/assessment.ts';
import { draftKind } from '../draft/draft-kind.ts';
import { LanguageChoiceSchema } from '../language/lesson-language.ts';
import { DraftFileSchema, type MaterialChange } from '../material/material.ts';
import { wizardTexts } from '../texts.ts';
import { wizardTraditionalTexts } from './texts.ts';

export const steps = [wizardTraditionalTexts.stepContract, wizardTexts.stepContent, wizardTexts.stepGenerate] as const;

export const LessonFormSchema = z.object({
  title: z.string(),
  description: z.string(),
  content: z.string(),
  file: z.nullable(DraftFileSchema),
  additionalContext: z.string(),
  targetAudience: AudienceSchema,
  difficultyLevel: DifficultySchema,
  language: LanguageChoiceSchema,
  estimatedDuration: z.int(),
  lessonStyle: LessonStyleSchema,
  assessmentConfig: AssessmentConfigSchema,
  isPublic: z.boolean(),
  /** Slugs of the catalogue; empty until chosen. Typed values beside them take precedence. */
  category: z.string(),
  subcategory: z.string(),
  categoryCustom: z.string(),
  subcategoryCustom: z.string(),
  autoCategory: z.boolean(),
});
export type TraditionalForm = z.infer<typeof LessonFormSchema>;

export interface LessonStepProps {
  readonly form: TraditionalForm;
  readonly change: MaterialChange<TraditionalForm>;
}

export const emptyLesson: TraditionalForm = {
  title: '',
  description: '',
  content: '',
  file: null,
  additionalContext: '',
  language: null,
  assessmentConfig: defaultAssessment,
  category: '',
  subcategory: '',
  categoryCustom: '',
  subcategoryCustom: '',
  ...traditionalDefaults,
};

export const lessonDrafts = draftKind('traditional', LessonFormSchema, emptyLesson, steps.length);
