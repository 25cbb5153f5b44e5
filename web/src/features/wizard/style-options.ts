import { authorStyles } from '../../../../shared/catalogue/author-styles.ts';
import { AI_CHOICE, CUSTOM, genres } from '../../../../shared/catalogue/genres.ts';
import type { CardChoice } from '../../ui/radio-cards.tsx';

type Option = CardChoice<string>;

const own = (label: string, allowed: boolean): Option => ({
  value: CUSTOM,
  label,
  description: allowed ? 'In your own words' : 'Part of the Pro plan',
  disabled: !allowed,
});

const AI: Option = { value: AI_CHOICE, label: 'AI choice', description: 'Picked to suit the rest' };

/** The author stands on a line of its own. */
const IN_SPIRIT = / \(.+\)$/;

/** The twelve genres, and the two ways around them. */
export const genreOptions = (ownAllowed: boolean): Option[] => [
  ...genres.map(({ slug, label }) => ({ value: slug, label })),
  AI,
  own('Custom genre', ownAllowed),
];

/** The fourteen author styles, those that go naturally with the genre first, and the two ways around them. */
export const authorOptions = (genre: string, ownAllowed: boolean): Option[] => {
  const suits = (style: (typeof authorStyles)[number]) => style.genres.some((slug) => slug === genre);
  const option = (style: (typeof authorStyles)[number]): Option => ({
    value: style.slug,
    label: style.label.replace(IN_SPIRIT, ''),
    description: `in the spirit of ${style.author}${suits(style) ? ', goes well with the genre' : ''}`,
  });
  return [
    ...authorStyles.filter(suits).map(option),
    ...authorStyles.filter((style) => !suits(style)).map(option),
    AI,
    own('Custom author style', ownAllowed),
  ];
};
