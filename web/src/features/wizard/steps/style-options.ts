import { authorStyles } from '../../../../../shared/catalogue/author-styles.ts';
import { AI_CHOICE, CUSTOM, genres } from '../../../../../shared/catalogue/genres.ts';
import { sampleOf } from '../../../../../shared/catalogue/style-voices.ts';
import { commonTexts } from '../../../texts/common.ts';
import type { CardChoice } from '../../../ui/form/radio-cards.tsx';
import { wizardTexts } from '../texts.ts';

type Option = CardChoice<string>;

const own = (label: string, allowed: boolean): Option => ({
  value: CUSTOM,
  label,
  description: allowed ? wizardTexts.ownStyleHint : wizardTexts.ownStylePro,
  disabled: !allowed,
});

const AI: Option = { value: AI_CHOICE, label: commonTexts.aiChoice, description: wizardTexts.aiStyleHint };

/** The author is on a separate line. */
const IN_SPIRIT = / \(.+\)$/;

/** The twelve genres, "custom" and "let the AI choose". */
export const genreOptions = (ownAllowed: boolean): Option[] => [
  ...genres.map(({ slug, label }) => ({ value: slug, label })),
  AI,
  own(wizardTexts.genreOwn, ownAllowed),
];

/** The fourteen author styles, those that suit the genre first, then "custom" and "let the AI choose". */
export const authorOptions = (genre: string, ownAllowed: boolean): Option[] => {
  const suits = (style: (typeof authorStyles)[number]) => style.genres.some((slug) => slug === genre);
  const option = (style: (typeof authorStyles)[number]): Option => ({
    value: style.slug,
    label: style.label.replace(IN_SPIRIT, ''),
    description: (suits(style) ? wizardTexts.authorSpiritSuits : wizardTexts.authorSpirit)({ author: style.author }),
    sample: sampleOf(style.slug),
  });
  return [
    ...authorStyles.filter(suits).map(option),
    ...authorStyles.filter((style) => !suits(style)).map(option),
    AI,
    own(wizardTexts.authorOwn, ownAllowed),
  ];
};
