import { filled, texts } from '../texts/catalogue.ts';

export const libTexts = texts('lib', {
  unreachable: 'Fabula cannot be reached just now. Please check your connection and try again.',
  disconnected: 'Network error. Please check your connection and try again.',
  unknownError: 'Something went wrong. Please try again.',
  storiesSpent: filled(
    'The {limit} stories of the Free plan are written. They are counted for good: neither waiting nor deleting brings one back. Pro has no limit.',
  ),
  lessonsSpent: filled(
    'The {limit} lessons of this month on the Free plan are written. The next {limit} come on {date}. Pro has no limit.',
  ),
  expansionsSpent: filled(
    'The {limit} updates of this month on the Free plan are used. The next {limit} come on {date}. Pro has no limit.',
  ),
  megabytes: filled('{number} MB'),
  kilobytes: filled('{number} KB'),
  titleTooLong: filled('A title has {limit} characters at most. This one has {length}: please shorten it.'),
  secondsLeft: filled('{seconds} s left'),
  minutesLeft: filled('{minutes} min left'),
  sourceOwn: 'From your notes',
  sourceAuthor: 'From the author’s notes',
  sourceTopic: 'From the text on the topic',
  wrongTitle: 'It is wrong',
  wrongText: 'Facts, answers or sources that do not hold.',
  harmTitle: 'It does harm',
  harmText: 'Hate, threats, or instructions that hurt people.',
  privacyTitle: 'It tells private things',
  privacyText: 'Names, addresses or records of people.',
  copiedTitle: 'It is copied',
  copiedText: 'Somebody else’s work, without their leave.',
  advertisingTitle: 'It is advertising',
  advertisingText: 'It sells something rather than teaching it.',
  otherTitle: 'Something else',
  otherText: 'Say below what it is.',
  fileTooLarge: filled('File must be smaller than {megabytes}MB'),
});
