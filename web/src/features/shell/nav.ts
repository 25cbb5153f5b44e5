import type { Mode } from '../../../../shared/catalogue/contract-choices.ts';
import { paths } from '../../app/paths.ts';
import { shellTexts } from './texts.ts';

export interface Place {
  label: string;
  to: string;
  mode?: Mode;
}

export const dashboards: readonly Place[] = [
  { label: shellTexts.customStories, to: paths.dashboard, mode: 'custom' },
  { label: shellTexts.traditional, to: paths.dashboardTraditional, mode: 'traditional' },
  { label: shellTexts.anchor, to: paths.dashboardAnchor, mode: 'anchor' },
];

export const marketing: readonly Place[] = [
  { label: shellTexts.features, to: paths.features },
  { label: shellTexts.pricing, to: paths.pricing },
];

/** Where a member goes besides the dashboards. */
export const together: readonly Place[] = [
  { label: shellTexts.community, to: paths.community },
  { label: shellTexts.collections, to: paths.collections },
];

export const footer: readonly { title: string; places: readonly Place[] }[] = [
  {
    title: shellTexts.product,
    places: [{ label: shellTexts.faq, to: paths.faq }, ...marketing],
  },
  {
    title: shellTexts.company,
    places: [
      { label: shellTexts.about, to: paths.about },
      { label: shellTexts.privacyPolicy, to: paths.privacy },
      { label: shellTexts.termsOfService, to: paths.terms },
    ],
  },
];
