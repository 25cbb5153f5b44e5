import { authorStyles } from '../../../../../shared/catalogue/author-styles.ts';
import { labelOf } from '../../../../../shared/catalogue/choice.ts';
import { audiences, difficulties } from '../../../../../shared/catalogue/contract-choices.ts';
import { AI_CHOICE, genres } from '../../../../../shared/catalogue/genres.ts';
import { formatBytes } from '../../../lib/words/format.ts';
import { commonTexts } from '../../../texts/common.ts';
import { countTexts } from '../../../texts/counts.ts';
import { authorOf, genreOf, type StoryForm } from '../draft/draft.ts';
import { languageText } from '../language/lesson-language.ts';
import { wizardTexts } from '../texts.ts';

const SHOWN = 100;

/** The first 100 characters, with an ellipsis when there are more. */
export const excerpt = (text: string): string => {
  const characters = [...text.trim()];
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('')}…` : characters.join('');
};

const choiceLabel = (choices: Parameters<typeof labelOf>[0], value: string): string =>
  value === AI_CHOICE ? commonTexts.aiChoice : labelOf(choices, value);

export interface ReviewPart {
  readonly title: string;
  /** Index of the step where it is chosen. */
  readonly step: number;
  readonly rows: readonly (readonly [label: string, value: string])[];
}

export const NONE = '–';

/** What the review step lists, step by step. */
export const reviewOf = (form: StoryForm): readonly ReviewPart[] => [
  {
    title: wizardTexts.stepContext,
    step: 0,
    rows: [
      [wizardTexts.audienceLabel, labelOf(audiences, form.targetAudience)],
      [commonTexts.language, languageText(form.language)],
      [wizardTexts.difficultyLabel, labelOf(difficulties, form.difficultyLevel)],
      [commonTexts.duration, commonTexts.minutes({ minutes: form.estimatedDuration })],
      [wizardTexts.goalsLabel, excerpt(form.learningObjectives) || NONE],
      [wizardTexts.contextLabel, excerpt(form.additionalContext) || NONE],
    ],
  },
  {
    title: wizardTexts.stepContent,
    step: 1,
    rows: [
      [commonTexts.title, form.title.trim() || wizardTexts.titleNone],
      [wizardTexts.textLabel, form.content.trim() === '' ? NONE : countTexts.characters(form.content.length)],
      [wizardTexts.fileLabel, form.file ? `${form.file.name}, ${formatBytes(form.file.size)}` : NONE],
    ],
  },
  {
    title: wizardTexts.stepStyle,
    step: 2,
    rows: [
      [wizardTexts.genreLabel, choiceLabel(genres, genreOf(form)) || NONE],
      [wizardTexts.authorLabel, choiceLabel(authorStyles, authorOf(form)) || NONE],
    ],
  },
];
