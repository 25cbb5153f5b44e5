import { texts } from './catalogue.ts';

/** The names of pages and modes, and what leads to them: the shell has these at once. */
export const placeTexts = texts('place', {
  anchor: 'Anchor',
  backToShelf: 'Back to Dashboard',
  collections: 'Collections',
  community: 'Community',
  deck: 'Deck',
  customStories: 'Custom Stories',
  features: 'Features',
  home: 'Home',
  loadingAccount: 'Loading Your Account',
  pricing: 'Pricing',
  privacy: 'Privacy Policy',
  profile: 'Profile',
  settings: 'Settings',
  signIn: 'Sign In',
  signUpFree: 'Get Started Free',
  siteName: 'Fabula',
  skipLink: 'Skip to content',
  terms: 'Terms of Service',
  toDashboard: 'Go to Dashboard',
  toPlans: 'See the plans',
  toStart: 'To the start page',
  traditional: 'Traditional',
});
