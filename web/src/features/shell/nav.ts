import type { Mode } from '../../../../shared/catalogue/contract-choices.ts';
import { paths } from '../../app/paths.ts';

export interface Place {
  label: string;
  to: string;
  mode?: Mode;
}

export const dashboards: readonly Place[] = [
  { label: 'Custom Stories', to: paths.dashboard, mode: 'custom' },
  { label: 'Traditional', to: paths.dashboardTraditional, mode: 'traditional' },
  { label: 'Anchor', to: paths.dashboardAnchor, mode: 'anchor' },
];

export const marketing: readonly Place[] = [
  { label: 'Features', to: paths.features },
  { label: 'Pricing', to: paths.pricing },
];

/** Where a member goes besides the dashboards. */
export const together: readonly Place[] = [
  { label: 'Community', to: paths.community },
  { label: 'Collections', to: paths.collections },
];

export const footer: readonly { title: string; places: readonly Place[] }[] = [
  {
    title: 'Product',
    places: [{ label: 'FAQ', to: paths.faq }, ...marketing],
  },
  {
    title: 'Company',
    places: [
      { label: 'About', to: paths.about },
      { label: 'Privacy Policy', to: paths.privacy },
      { label: 'Terms of Service', to: paths.terms },
    ],
  },
];
