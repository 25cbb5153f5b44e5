import { filled, texts } from './catalogue.ts';

export const libTexts = texts('lib', {
  mb: filled('{number} MB'),
  kb: filled('{number} KB'),
  sLeft: filled('{seconds} s left'),
  minLeft: filled('{minutes} min left'),
  fromYourNotes: 'From your notes',
  fromTheAuthorsNotes: 'From the author’s notes',
  itIsWrong: 'It is wrong',
  factsAnswersOrSources: 'Facts, answers or sources that do not hold.',
  itDoesHarm: 'It does harm',
  hateThreatsOrInstructions: 'Hate, threats, or instructions that hurt people.',
  itTellsPrivateThings: 'It tells private things',
  namesAddressesOrRecords: 'Names, addresses or records of people.',
  itIsCopied: 'It is copied',
  somebodyElsesWorkWithout: 'Somebody else’s work, without their leave.',
  itIsAdvertising: 'It is advertising',
  itSellsSomethingRather: 'It sells something rather than teaching it.',
  somethingElse: 'Something else',
  sayBelowWhatIt: 'Say below what it is.',
});
