import { filled, texts } from '../../texts/catalogue.ts';

/** Texts of a shared session's card and page. */
export const postTexts = texts('post', {
  by: 'by {author}',
  hidden: 'Hidden by a moderator',
  new: 'New',
  descriptionNone: 'No description yet.',
  loading: 'Loading the community',
  view: 'View Story',
  viewLabel: filled('View Story: {title}'),
  likeLabel: filled('Like {title}, {count}'),
  likes: 'likes',
  hiddenText:
    'A moderator has hidden this session after a report. Only you can read it now; nothing of it was deleted. Sharing it again does not show it to others. If you think that this is a mistake, write to {mail} and name its title.',
  visitorSignUp: 'Make your own',
  visitorText: 'A lesson that {author} shares.',
  visitorLabel: 'What this is',
});
