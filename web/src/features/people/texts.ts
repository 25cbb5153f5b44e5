import { filled, texts } from '../../texts/catalogue.ts';

export const peopleTexts = texts('people', {
  postsHeading: 'Shared lessons',
  postsFailed: 'Shared lessons could not be loaded',
  postsFailedText: 'The profile above is complete.',
  postsEmpty: filled('What {name} shares with the community will stand here.'),
  absentTitle: 'Profile not found',
  absentText: 'There is no such member, or their profile is private.',
  failedText: 'This profile could not be loaded just now.',
  toCommunity: 'To the community',
  since: filled('Member since {created_at}'),
});
