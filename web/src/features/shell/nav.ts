import type { Mode } from '../../../../shared/catalogue/contract-choices.ts';
import { paths } from '../../app/paths.ts';
import { commonTexts } from '../../texts/common.ts';
import { shellTexts } from './texts.ts';

export interface NavPlace {
  label: string;
  to: string;
  mode?: Mode;
}

export const dashboards: readonly NavPlace[] = [
  { label: commonTexts.customStories, to: paths.dashboard, mode: 'custom' },
  { label: commonTexts.traditional, to: paths.dashboardTraditional, mode: 'traditional' },
  { label: commonTexts.anchor, to: paths.dashboardAnchor, mode: 'anchor' },
];

export const marketing: readonly NavPlace[] = [
  { label: commonTexts.features, to: paths.features },
  { label: commonTexts.pricing, to: paths.pricing },
];

/** Where a member goes besides the dashboards. */
export const together: readonly NavPlace[] = [
  { label: commonTexts.community, to: paths.community },
  { label: commonTexts.collections, to: paths.collections },
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
      { label: commonTexts.privacy, to: paths.privacy },
      { label: commonTexts.terms, to: paths.terms },
    ],
  },
];
