import { filled, texts } from '../../texts/catalogue.ts';

export const checkoutTexts = texts('checkout', {
  storiesText: 'No count of stories any more, and no monthly limits on lessons and expansions.',
  speedTitle: 'Advanced AI generation',
  speedText: filled('{pro} generations at a time instead of {free}, and long lessons ready sooner.'),
  largerModelText: filled('Lessons written by a larger model. {others}'),
  stylesText: 'Type your own beside the lists.',
  exportTitle: 'Export',
  exportText: 'Take a session away as a web page or an e-book, beside Markdown.',
  heading: 'Welcome to Fabula Pro',
  trialRuns: filled('Your trial of {plan} runs until {trialEnd}. Without a card it ends by itself.'),
  planActive: filled('Your subscription to {plan} is active.'),
  benefitsLead: filled('{plan} Everything below is yours from now on.'),
  createFirst: 'Create Your First Story',
  createNext: 'Create a Story',
  pageTitle: 'Your subscription',
  signInTitle: 'Sign in to see your subscription',
  signInText: 'Use the account you subscribed with. What you paid for is kept with it.',
  waitingTitle: 'Confirming your subscription',
  waitingText:
    'The payment service is telling us of your order. This takes a few seconds; you can leave this page at any time.',
  overdueTitle: 'Not confirmed yet',
  overdueText:
    'The payment service has not told us of your order. Nothing is lost: Pro begins by itself as soon as it does. If it takes longer than an hour, write to {mail}.',
  checkAgain: 'Check again',
});
