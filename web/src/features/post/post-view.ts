import type { Post } from '../../../../shared/model/post.ts';
import { countTexts } from '../../texts/counts.ts';
import { postTexts } from './texts.ts';

export const NO_DESCRIPTION = postTexts.descriptionNone;

/** View counts below this are not shown: they depend on when it was shared more than on the story. */
const FEW = 5;

/** The view count as text; a story with few views is called new. */
export const viewsLabel = ({ views_count }: Pick<Post, 'views_count'>): string =>
  views_count < FEW ? postTexts.new : countTexts.views(views_count);
