import { filled, texts } from './catalogue.ts';

/** What buttons, labels and headings say in more than one feature. */
export const commonTexts = texts('common', {
  siteName: 'Fabula',
  home: 'Home',
  anchor: 'Anchor',
  customStories: 'Custom Stories',
  traditional: 'Traditional',
  retry: 'Try Again',
  showMore: 'Show more',
  free: 'Free',
  pro: 'Pro',
  dismiss: 'Dismiss',
  restoreNamed: filled('Restore {title}'),
  restore: 'Restore',
  comingSoon: 'Coming Soon',
  back: 'Back',
  loadingAccount: 'Loading Your Account',
  signIn: 'Sign In',
  email: 'Email',
  optional: 'Optional',
  toStart: 'To the start page',
  toDashboard: 'Go to Dashboard',
});
