import { texts } from '../../texts/catalogue.ts';

export const communityTexts = texts('community', {
  recent: 'Recent',
  popular: 'Popular',
  trending: 'Trending',
  createYourOwnStory: 'Create your own story',
  showAll: 'Show all',
  nothingMatches: 'Nothing matches',
  noTitleHasWords: 'No title has words that begin so.',
  nothingIsTrending: 'Nothing is trending',
  whatIsReadAnd: 'What is read and liked most this week stands here, reckoned anew every quarter of an hour.',
  noCommunityStoriesYet: 'No community stories yet',
  whatMembersShareStands: 'What members share stands here. Share one of yours from its card, or write the first.',
  unableToLoadCommunity: 'Unable to Load Community',
  whatMembersShareCould: 'What members share could not be loaded. Your own sessions are not touched by this.',
  tryAgain: 'Try Again',
  showMore: 'Show more',
  community: 'Community',
  storiesAndLessonsThat: 'Stories and lessons that other members share. Read them, keep them, like them.',
  sortStories: 'Sort stories',
  stories: 'Stories',
});
