import type { Mode } from '../../../../shared/catalogue/contract-choices.ts';
import { paths } from '../../app/paths.ts';
import { placeTexts } from '../../texts/place.ts';
import { shellTexts } from './texts.ts';

export interface NavPlace {
  label: string;
  to: string;
  mode?: Mode;
}

export const dashboards: readonly NavPlace[] = [
  { label: placeTexts.customStories, to: paths.dashboard, mode: 'custom' },
  { label: placeTexts.traditional, to: paths.dashboardTraditional, mode: 'traditional' },
  { label: placeTexts.anchor, to: paths.dashboardAnchor, mode: 'anchor' },
];

export const marketing: readonly NavPlace[] = [
  { label: placeTexts.features, to: paths.features },
  { label: placeTexts.pricing, to: paths.pricing },
];

/** Links for signed-in users besides the dashboards. */
export const together: readonly NavPlace[] = [
  { label: placeTexts.deck, to: paths.deck },
  { label: placeTexts.community, to: paths.community },
  { label: placeTexts.collections, to: paths.collections },
];

export const footer: readonly { title: string; places: readonly NavPlace[] }[] = [
  {
    title: shellTexts.product,
    places: [{ label: shellTexts.faq, to: paths.faq }, ...marketing],
  },
  {
    title: shellTexts.company,
    places: [
      { label: shellTexts.about, to: paths.about },
      { label: placeTexts.privacy, to: paths.privacy },
      { label: placeTexts.terms, to: paths.terms },
    ],
  },
];
