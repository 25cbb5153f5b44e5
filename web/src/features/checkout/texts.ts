import { filled, texts } from '../../texts/catalogue.ts';

export const checkoutTexts = texts('checkout', {
  unlimitedStorySessions: 'Unlimited story sessions',
  noCountOfStories: 'No count of stories any more, and no monthly limits on lessons and expansions.',
  advancedAiGeneration: 'Advanced AI generation',
  generationsAtATime: filled('{pro} generations at a time instead of {free}, and long lessons ready sooner.'),
  byALargerModel: filled('Lessons written by a larger model. {others}'),
  customGenresAndAuthor: 'Custom genres and author styles',
  typeYourOwnBeside: 'Type your own beside the lists.',
  export: 'Export',
  takeASessionAway: 'Take a session away as a web page or an e-book, beside Markdown.',
  welcomeToFabulaPro: 'Welcome to Fabula Pro',
  yourTrialOfRuns: filled('Your trial of {plan} runs until {trialEnd}. Without a card it ends by itself.'),
  yourSubscriptionToIs: filled('Your subscription to {plan} is active.'),
  everythingBelowIsYours: filled('{plan} Everything below is yours from now on.'),
  createYourFirstStory: 'Create Your First Story',
  createAStory: 'Create a Story',
  goToDashboard: 'Go to Dashboard',
  yourSubscription: 'Your subscription',
  loadingYourAccount: 'Loading Your Account',
  signInToSee: 'Sign in to see your subscription',
  useTheAccountYou: 'Use the account you subscribed with. What you paid for is kept with it.',
  signIn: 'Sign In',
  confirmingYourSubscription: 'Confirming your subscription',
  thePaymentServiceIs:
    'The payment service is telling us of your order. This takes a few seconds; you can leave this page at any time.',
  notConfirmedYet: 'Not confirmed yet',
  thePaymentServiceHas:
    'The payment service has not told us of your order. Nothing is lost: Pro begins by itself as soon as it does. If it takes longer than an hour, write to {mail}.',
  checkAgain: 'Check again',
});
