import { texts } from '../../texts/catalogue.ts';

export const deletionTexts = texts('deletion', {
  deleteThisAccount: 'Delete this account',
  everythingYouMadeHere: 'Everything you made here goes with it, and a subscription ends.',
  deleteAccount: 'Delete Account',
  everySessionWithIts: 'every session with its lessons, quizzes and progress, also in the recycling bin',
  theMaterialYouBrought: 'the material you brought, and exports you made',
  whatYouSharedYour: 'what you shared, your likes and your collections',
  yourProfileYourSettings: 'your profile, your settings and your photo',
  yourSubscriptionAtOnce: 'your subscription, at once and without a refund for the time that is left',
  yourAccountIsBeing: 'Your account is being deleted.',
  failedToDeleteYour: 'Failed to delete your account',
  pleaseTypeDeleteTo: 'Please type DELETE to confirm',
  thisCannotBeUndone: 'This cannot be undone. What goes, within minutes:',
  typeDeleteToConfirm: 'Type DELETE to confirm',
  inCapitalLettersExport: 'In capital letters. Export your data first if you want to keep it.',
  keepMyAccount: 'Keep my account',
});
