import { texts } from './catalogue.ts';

export const reportTexts = texts('report', {
  report: 'Report',
  thankYouAModerator: 'Thank you. A moderator will look at it.',
  failedToSendThe: 'Failed to send the report',
  reportThisSession: 'Report this session',
  cancel: 'Cancel',
  sendReport: 'Send Report',
  whatIsTheMatter: 'What is the matter',
  whatShouldWeLook: 'What should we look at?',
  optional: 'Optional',
});
