import { authorStyles } from '../../../../shared/catalogue/author-styles.ts';
import { labelOf } from '../../../../shared/catalogue/choice.ts';
import { audiences, difficulties } from '../../../../shared/catalogue/contract-choices.ts';
import { AI_CHOICE, genres } from '../../../../shared/catalogue/genres.ts';
import { formatBytes, formatCount } from '../../lib/format.ts';
import { authorOf, type Form, genreOf } from './draft.ts';

const SHOWN = 100;

/** The first 100 characters, with an ellipsis when there are more. */
export const excerpt = (text: string): string => {
  const characters = [...text.trim()];
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('')}…` : characters.join('');
};

const choiceLabel = (choices: Parameters<typeof labelOf>[0], value: string): string =>
  value === AI_CHOICE ? 'AI choice' : labelOf(choices, value);

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
    title: 'Context',
    step: 0,
    rows: [
      ['Target audience', labelOf(audiences, form.targetAudience)],
      ['Difficulty', labelOf(difficulties, form.difficultyLevel)],
      ['Duration', `${form.estimatedDuration} min`],
      ['Learning objectives', excerpt(form.learningObjectives) || NONE],
      ['Additional context', excerpt(form.additionalContext) || NONE],
    ],
  },
  {
    title: 'Content',
    step: 1,
    rows: [
      ['Title', form.title.trim() || 'The story names itself'],
      ['Text', form.content.trim() === '' ? NONE : formatCount(form.content.length, 'character')],
      ['File', form.file ? `${form.file.name}, ${formatBytes(form.file.size)}` : NONE],
    ],
  },
  {
    title: 'Style',
    step: 2,
    rows: [
      ['Genre', choiceLabel(genres, genreOf(form)) || NONE],
      ['Author style', choiceLabel(authorStyles, authorOf(form)) || NONE],
    ],
  },
];
