import { filled, texts } from '../texts/catalogue.ts';

export const libTexts = texts('lib', {
  fabulaCannotBeReached: 'Fabula cannot be reached just now. Please check your connection and try again.',
  somethingWentWrong: 'Something went wrong. Please try again.',
  storiesSpent: filled(
    'The {limit} stories of the Free plan are written. They are counted for good: neither waiting nor deleting brings one back. Pro has no limit.',
  ),
  lessonsSpent: filled(
    'The {limit} lessons of this month on the Free plan are written. The next {limit} come on {date}. Pro has no limit.',
  ),
  expansionsSpent: filled(
    'The {limit} updates of this month on the Free plan are used. The next {limit} come on {date}. Pro has no limit.',
  ),
  mb: filled('{number} MB'),
  kb: filled('{number} KB'),
  titleIsTooLong: filled('A title has {limit} characters at most. This one has {length}: please shorten it.'),
  sLeft: filled('{seconds} s left'),
  minLeft: filled('{minutes} min left'),
  fromYourNotes: 'From your notes',
  fromTheAuthorsNotes: 'From the author’s notes',
  fromTheTextOnTheTopic: 'From the text on the topic',
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
