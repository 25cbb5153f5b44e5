import type { Post } from '../../../../shared/model/post.ts';
import { formatCount } from '../../lib/format.ts';

export const NO_DESCRIPTION = 'No description yet.';

/** Below this a number says more about the day than about the story. */
const FEW = 5;

/** How many looked at it; a story that few have seen is new. */
export const viewsLabel = ({ views_count }: Pick<Post, 'views_count'>): string =>
  views_count < FEW ? 'New' : formatCount(views_count, 'view');
