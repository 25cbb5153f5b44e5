import { texts } from '../../texts/catalogue.ts';

export const deletionTexts = texts('deletion', {
  sectionTitle: 'Delete this account',
  sectionText: 'Everything you made here goes with it, and a subscription ends.',
  delete: 'Delete Account',
  goesSessions: 'every session with its lessons, quizzes and progress, also in the recycling bin',
  goesMaterial: 'the material you brought, and exports you made',
  goesPosts: 'what you shared, your likes and your collections',
  goesProfile: 'your profile, your settings and your photo',
  goesSubscription: 'your subscription, at once and without a refund for the time that is left',
  started: 'Your account is being deleted.',
  failed: 'Failed to delete your account',
  wordMissing: 'Please type DELETE to confirm',
  goesLead: 'This cannot be undone. What goes, within minutes:',
  wordLabel: 'Type DELETE to confirm',
  wordHint: 'In capital letters. Export your data first if you want to keep it.',
  keep: 'Keep my account',
});
