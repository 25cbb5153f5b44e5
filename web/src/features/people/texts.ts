import { filled, texts } from '../../texts/catalogue.ts';

export const peopleTexts = texts('people', {
  sharedLessons: 'Shared lessons',
  sharedLessonsCouldNot: 'Shared lessons could not be loaded',
  theProfileAboveIs: 'The profile above is complete.',
  tryAgain: 'Try Again',
  whatSharesWithThe: filled('What {name} shares with the community will stand here.'),
  showMore: 'Show more',
  profile: 'Profile',
  profileNotFound: 'Profile not found',
  profileNotAvailable: 'Profile Not Available',
  thereIsNoSuch: 'There is no such member, or their profile is private.',
  thisProfileCouldNot: 'This profile could not be loaded just now.',
  toTheCommunity: 'To the community',
  memberSince: filled('Member since {created_at}'),
});
