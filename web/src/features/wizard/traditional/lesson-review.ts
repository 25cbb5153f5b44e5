import { categories } from '../../../../../shared/catalogue/categories.ts';
import { labelOf } from '../../../../../shared/catalogue/choice.ts';
import { audiences, difficulties, lessonStyles } from '../../../../../shared/catalogue/contract-choices.ts';
import { categoryLabel } from '../../../lib/category-label.ts';
import { formatBytes, formatCount } from '../../../lib/format.ts';
import { excerpt, NONE, type ReviewPart } from '../review.ts';
import type { LessonForm } from './lesson-draft.ts';
import { categoryOf, planOf } from './lesson-plan.ts';

const categoryText = (form: LessonForm): string => {
  if (form.autoCategory) return 'Chosen from your material';
  const { category, subcategory } = categoryOf(form);
  const within = categories.find(({ slug }) => slug === form.category)?.subcategories ?? [];
  const labels = [category && categoryLabel(category), subcategory && labelOf(within, subcategory)];
  return labels.filter(Boolean).join(', ') || NONE;
};

const assessmentText = (form: LessonForm): string => {
  const { assessment, questions } = planOf(form);
  if (questions === 0) return 'No questions';
  const counts = [
    [assessment.mcqCount, 'multiple choice'],
    [assessment.shortAnswerCount, 'short answer'],
    [assessment.caseStudyCount, 'case study'],
  ] as const;
  return counts
    .filter(([count]) => count > 0)
    .map(([count, kind]) => `${count} ${kind}`)
    .join(', ');
};

/** What the last screen lists, screen by screen. */
export const lessonReview = (form: LessonForm): readonly ReviewPart[] => [
  {
    title: 'Contract',
    step: 0,
    rows: [
      ['Target audience', labelOf(audiences, form.targetAudience)],
      ['Difficulty', labelOf(difficulties, form.difficultyLevel)],
      ['Duration', `${form.estimatedDuration} min`],
      ['Lesson style', labelOf(lessonStyles, form.lessonStyle)],
      ['Assessment', assessmentText(form)],
      ['Category', categoryText(form)],
    ],
  },
  {
    title: 'Content',
    step: 1,
    rows: [
      ['Title', form.title.trim() || 'The lesson names itself'],
      ['Description', excerpt(form.description) || NONE],
      ['Text', form.content.trim() === '' ? NONE : formatCount(form.content.length, 'character')],
      ['File', form.file ? `${form.file.name}, ${formatBytes(form.file.size)}` : NONE],
      ['Additional context', excerpt(form.additionalContext) || NONE],
    ],
  },
];
