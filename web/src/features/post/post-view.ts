import type { Post } from '../../../../shared/model/post.ts';
import { countTexts } from '../../texts/counts.ts';
import { postTexts } from './texts.ts';

export const NO_DESCRIPTION = postTexts.descriptionNone;

/** Below this a number says more about the day than about the story. */
const FEW = 5;

/** How many looked at it; a story that few have seen is new. */
export const viewsLabel = ({ views_count }: Pick<Post, 'views_count'>): string =>
  views_count < FEW ? postTexts.new : countTexts.views(views_count);
