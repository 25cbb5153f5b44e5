import { filled, texts } from '../../texts/catalogue.ts';

export const legalTexts = texts('legal', {
  updated: 'January 15, 2025',
  lastUpdated: filled('Last updated: {date}'),
  sections: 'Sections',
  privacyPolicy: 'Privacy Policy',
  whatFabulaKeepsAbout: 'What Fabula keeps about you, what for, for how long, and how to take it with you or erase it.',
  inShortYourMaterial:
    'In short: your material is yours and private. It is used to write your lessons and for nothing else. You can take everything with you, and you can erase it.',
  termsOfService: 'Terms of Service',
  theTermsOfUsing: 'The terms of using Fabula: whose content it is, what is acceptable, how plans and cancelling work.',
  inShortWhatYou:
    'In short: what you bring and what is made of it is yours. Bring what you may use, be decent, and cancel whenever you like.',
});
