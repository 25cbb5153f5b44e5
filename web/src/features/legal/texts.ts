import { filled, texts } from '../../texts/catalogue.ts';

export const legalTexts = texts('legal', {
  updatedOn: 'January 15, 2025',
  updatedLine: filled('Last updated: {date}'),
  sectionsLabel: 'Sections',
  privacyDescription: 'What Fabula keeps about you, what for, for how long, and how to take it with you or erase it.',
  privacyGist:
    'In short: your material is yours and private. It is used to write your lessons and for nothing else. You can take everything with you, and you can erase it.',
  termsDescription:
    'The terms of using Fabula: whose content it is, what is acceptable, how plans and cancelling work.',
  termsGist:
    'In short: what you bring and what is made of it is yours. Bring what you may use, be decent, and cancel whenever you like.',
});
