import { texts } from '../../texts/catalogue.ts';

export const communityTexts = texts('community', {
  recent: 'Recent',
  popular: 'Popular',
  trending: 'Trending',
  create: 'Create your own story',
  noMatchText: 'No title has words that begin so.',
  trendingEmpty: 'Nothing is trending',
  trendingEmptyText: 'What is read and liked most this week stands here, reckoned anew every quarter of an hour.',
  empty: 'No community stories yet',
  emptyText: 'What members share stands here. Share one of yours from its card, or write the first.',
  loadFailed: 'Unable to Load Community',
  loadFailedText: 'What members share could not be loaded. Your own sessions are not touched by this.',
  lead: 'Stories and lessons that other members share. Read them, keep them, like them.',
  sortLabel: 'Sort stories',
  listHeading: 'Stories',
});
