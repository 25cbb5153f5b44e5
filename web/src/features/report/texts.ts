import { filled, texts } from '../../texts/catalogue.ts';

export const reportTexts = texts('report', {
  open: 'Report',
  sent: 'Thank you. A moderator will look at it.',
  failed: 'Failed to send the report',
  heading: 'Report this session',
  lead: filled('A moderator will look at “{title}”. Its author is not told who reported it.'),
  submit: 'Send Report',
  reasonLabel: 'What is the matter',
  noteLabel: 'What should we look at?',
});
