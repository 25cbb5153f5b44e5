import { categories } from '../../../../../shared/catalogue/categories.ts';
import { labelOf } from '../../../../../shared/catalogue/choice.ts';
import { audiences, difficulties, lessonStyles } from '../../../../../shared/catalogue/contract-choices.ts';
import { categoryLabel } from '../../../lib/words/category-label.ts';
import { formatBytes } from '../../../lib/words/format.ts';
import { countTexts } from '../../../texts/counts.ts';
import { languageText } from '../language/lesson-language.ts';
import { lessonLanguageTexts } from '../language/texts.ts';
import { excerpt, NONE, type ReviewPart } from '../steps/review.ts';
import type { LessonForm } from './lesson-draft.ts';
import { categoryOf, planOf } from './lesson-plan.ts';
import { wizardTraditionalTexts } from './texts.ts';

const categoryText = (form: LessonForm): string => {
  if (form.autoCategory) return wizardTraditionalTexts.chosenFromYourMaterial;
  const { category, subcategory } = categoryOf(form);
  const within = categories.find(({ slug }) => slug === form.category)?.subcategories ?? [];
  const labels = [category && categoryLabel(category), subcategory && labelOf(within, subcategory)];
  return labels.filter(Boolean).join(', ') || NONE;
};

const assessmentText = (form: LessonForm): string => {
  const { assessment, questions } = planOf(form);
  if (questions === 0) return wizardTraditionalTexts.noQuestions;
  const counts = [
    [assessment.mcqCount, wizardTraditionalTexts.multipleChoiceInline],
    [assessment.shortAnswerCount, wizardTraditionalTexts.shortAnswerInline],
    [assessment.caseStudyCount, wizardTraditionalTexts.caseStudyInline],
  ] as const;
  return counts
    .filter(([count]) => count > 0)
    .map(([count, kind]) => `${count} ${kind}`)
    .join(', ');
};

/** What the last screen lists, screen by screen. */
export const lessonReview = (form: LessonForm): readonly ReviewPart[] => [
  {
    title: wizardTraditionalTexts.contract,
    step: 0,
    rows: [
      [wizardTraditionalTexts.targetAudience, labelOf(audiences, form.targetAudience)],
      [lessonLanguageTexts.language, languageText(form.language)],
      [wizardTraditionalTexts.difficulty, labelOf(difficulties, form.difficultyLevel)],
      [wizardTraditionalTexts.duration, wizardTraditionalTexts.min({ estimatedDuration: form.estimatedDuration })],
      [wizardTraditionalTexts.lessonStyle, labelOf(lessonStyles, form.lessonStyle)],
      [wizardTraditionalTexts.assessment, assessmentText(form)],
      [wizardTraditionalTexts.category, categoryText(form)],
    ],
  },
  {
    title: wizardTraditionalTexts.content,
    step: 1,
    rows: [
      [wizardTraditionalTexts.title, form.title.trim() || wizardTraditionalTexts.theLessonNamesItself],
      [wizardTraditionalTexts.description, excerpt(form.description) || NONE],
      [wizardTraditionalTexts.text, form.content.trim() === '' ? NONE : countTexts.characters(form.content.length)],
      [wizardTraditionalTexts.file, form.file ? `${form.file.name}, ${formatBytes(form.file.size)}` : NONE],
      [wizardTraditionalTexts.additionalContext, excerpt(form.additionalContext) || NONE],
    ],
  },
];
