import { authorStyles } from '../../../../../shared/catalogue/author-styles.ts';
import { labelOf } from '../../../../../shared/catalogue/choice.ts';
import { audiences, difficulties } from '../../../../../shared/catalogue/contract-choices.ts';
import { AI_CHOICE, genres } from '../../../../../shared/catalogue/genres.ts';
import { formatBytes } from '../../../lib/words/format.ts';
import { countTexts } from '../../../texts/counts.ts';
import { authorOf, type Form, genreOf } from '../draft/draft.ts';
import { languageText } from '../language/lesson-language.ts';
import { lessonLanguageTexts } from '../language/texts.ts';
import { wizardTexts } from '../texts.ts';

const SHOWN = 100;

/** The first 100 characters, with an ellipsis when there are more. */
export const excerpt = (text: string): string => {
  const characters = [...text.trim()];
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('')}…` : characters.join('');
};

const choiceLabel = (choices: Parameters<typeof labelOf>[0], value: string): string =>
  value === AI_CHOICE ? wizardTexts.aiChoice : labelOf(choices, value);

export interface ReviewPart {
  readonly title: string;
  /** Index of the screen it was chosen on. */
  readonly step: number;
  readonly rows: readonly (readonly [label: string, value: string])[];
}

export const NONE = '–';

/** What the review screen lists, screen by screen. */
export const reviewOf = (form: Form): readonly ReviewPart[] => [
  {
    title: wizardTexts.context,
    step: 0,
    rows: [
      [wizardTexts.targetAudience, labelOf(audiences, form.targetAudience)],
      [lessonLanguageTexts.language, languageText(form.language)],
      [wizardTexts.difficulty, labelOf(difficulties, form.difficultyLevel)],
      [wizardTexts.duration, wizardTexts.min({ minutes: form.estimatedDuration })],
      [wizardTexts.learningObjectives, excerpt(form.learningObjectives) || NONE],
      [wizardTexts.additionalContext, excerpt(form.additionalContext) || NONE],
    ],
  },
  {
    title: wizardTexts.content,
    step: 1,
    rows: [
      [wizardTexts.title, form.title.trim() || wizardTexts.theStoryNamesItself],
      [wizardTexts.text, form.content.trim() === '' ? NONE : countTexts.characters(form.content.length)],
      [wizardTexts.file, form.file ? `${form.file.name}, ${formatBytes(form.file.size)}` : NONE],
    ],
  },
  {
    title: wizardTexts.style,
    step: 2,
    rows: [
      [wizardTexts.genre, choiceLabel(genres, genreOf(form)) || NONE],
      [wizardTexts.authorStyle, choiceLabel(authorStyles, authorOf(form)) || NONE],
    ],
  },
];
