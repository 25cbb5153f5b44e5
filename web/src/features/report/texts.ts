import { filled, texts } from '../../texts/catalogue.ts';

export const reportTexts = texts('report', {
  report: 'Report',
  thankYouAModerator: 'Thank you. A moderator will look at it.',
  failedToSendThe: 'Failed to send the report',
  reportThisSession: 'Report this session',
  aModeratorWillLook: filled('A moderator will look at “{title}”. Its author is not told who reported it.'),
  cancel: 'Cancel',
  sendReport: 'Send Report',
  whatIsTheMatter: 'What is the matter',
  whatShouldWeLook: 'What should we look at?',
  optional: 'Optional',
});
