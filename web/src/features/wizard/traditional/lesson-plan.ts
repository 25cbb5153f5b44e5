import {
  type AssessmentCounts,
  questionTotal,
  type Range,
  traditionalPlan,
} from '../../../../../shared/catalogue/duration-plan.ts';
import type { TraditionalForm } from './lesson-draft.ts';

interface ResolvedPlan {
  readonly scenes: Range;
  readonly assessment: AssessmentCounts;
  readonly questions: number;
}

type Agreed = Pick<TraditionalForm, 'lessonStyle' | 'estimatedDuration' | 'assessmentConfig'>;

/** The questions that style and duration allow, without the kinds that are switched off. */
export const planOf = ({ lessonStyle, estimatedDuration, assessmentConfig }: Agreed): ResolvedPlan => {
  const { scenes, assessment: full } = traditionalPlan(lessonStyle, estimatedDuration);
  const assessment = {
    mcqCount: assessmentConfig.mcq ? full.mcqCount : 0,
    shortAnswerCount: assessmentConfig.short_answer ? full.shortAnswerCount : 0,
    caseStudyCount: assessmentConfig.case_study ? full.caseStudyCount : 0,
  };
  return { scenes, assessment, questions: questionTotal(assessment) };
};

type Sorted = Pick<
  TraditionalForm,
  'category' | 'subcategory' | 'categoryCustom' | 'subcategoryCustom' | 'autoCategory'
>;

/** The typed value, else the chosen one; undefined when the lesson's own text decides. */
export const categoryOf = (form: Sorted): { category?: string; subcategory?: string } => {
  if (form.autoCategory) return {};
  const category = form.categoryCustom.trim() || form.category;
  const subcategory = form.subcategoryCustom.trim() || form.subcategory;
  return { ...(category === '' ? {} : { category }), ...(subcategory === '' ? {} : { subcategory }) };
};
