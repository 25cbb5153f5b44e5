import { categories } from '../../../../../shared/catalogue/categories.ts';
import { labelOf } from '../../../../../shared/catalogue/choice.ts';
import { audiences, difficulties, lessonStyles } from '../../../../../shared/catalogue/contract-choices.ts';
import { categoryLabel } from '../../../lib/words/category-label.ts';
import { formatBytes } from '../../../lib/words/format.ts';
import { commonTexts } from '../../../texts/common.ts';
import { countTexts } from '../../../texts/counts.ts';
import { languageText } from '../language/lesson-language.ts';
import { excerpt, NONE, type ReviewPart } from '../steps/review.ts';
import { wizardTexts } from '../texts.ts';
import type { TraditionalForm } from './lesson-draft.ts';
import { categoryOf, planOf } from './lesson-plan.ts';
import { wizardTraditionalTexts } from './texts.ts';

const categoryText = (form: TraditionalForm): string => {
  if (form.autoCategory) return wizardTraditionalTexts.categoryAuto;
  const { category, subcategory } = categoryOf(form);
  const within = categories.find(({ slug }) => slug === form.category)?.subcategories ?? [];
  const labels = [category && categoryLabel(category), subcategory && labelOf(within, subcategory)];
  return labels.filter(Boolean).join(', ') || NONE;
};

const assessmentText = (form: TraditionalForm): string => {
  const { assessment, questions } = planOf(form);
  if (questions === 0) return wizardTraditionalTexts.questionsNone;
  const counts = [
    [assessment.mcqCount, commonTexts.multipleChoice],
    [assessment.shortAnswerCount, commonTexts.shortAnswer],
    [assessment.caseStudyCount, commonTexts.caseStudy],
  ] as const;
  return counts
    .filter(([count]) => count > 0)
    .map(([count, kind]) => `${count} ${kind}`)
    .join(', ');
};

/** What the last step lists, step by step. */
export const lessonReview = (form: TraditionalForm): readonly ReviewPart[] => [
  {
    title: wizardTraditionalTexts.stepContract,
    step: 0,
    rows: [
      [wizardTexts.audienceLabel, labelOf(audiences, form.targetAudience)],
      [commonTexts.language, languageText(form.language)],
      [wizardTexts.difficultyLabel, labelOf(difficulties, form.difficultyLevel)],
      [commonTexts.duration, wizardTraditionalTexts.minutes({ estimatedDuration: form.estimatedDuration })],
      [wizardTraditionalTexts.styleLabel, labelOf(lessonStyles, form.lessonStyle)],
      [commonTexts.assessment, assessmentText(form)],
      [commonTexts.category, categoryText(form)],
    ],
  },
  {
    title: wizardTexts.stepContent,
    step: 1,
    rows: [
      [commonTexts.title, form.title.trim() || wizardTraditionalTexts.titleNone],
      [commonTexts.description, excerpt(form.description) || NONE],
      [wizardTexts.textLabel, form.content.trim() === '' ? NONE : countTexts.characters(form.content.length)],
      [wizardTexts.fileLabel, form.file ? `${form.file.name}, ${formatBytes(form.file.size)}` : NONE],
      [wizardTexts.contextLabel, excerpt(form.additionalContext) || NONE],
    ],
  },
];
