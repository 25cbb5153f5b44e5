import type { DynamoDBRecord } from 'aws-lambda';
import type { SessionRecord } from '../../domain/session/session.ts';
import type { UserRecord } from '../../domain/user/user.ts';
import { table } from '../../runtime/container.ts';
import { countPost } from '../../store/post/counts/count-post.ts';
import { indexPost } from '../../store/post/list/index-post.ts';
import { refreshCard } from '../../store/post/refresh-card.ts';
import { renameAuthor } from '../../store/post/rename-author.ts';
import { readChange } from '../../store/stream/read-change.ts';
import { readPostChange } from '../../store/stream/read-post-change.ts';

const shownOf = (user: UserRecord | undefined): string => JSON.stringify([user?.name ?? null, user?.is_public ?? null]);

const cardOf = ({ title, description, mode, category, genre }: SessionRecord): string =>
  JSON.stringify([title, description, mode, category, genre]);

/** Keeps posts true: their sums, the words they are found by, their author's name, and what they repeat of their session. */
export const followPosts = async (record: DynamoDBRecord): Promise<void> => {
  const change = readPostChange(record);
  switch (change?.kind) {
    case 'post':
      return indexPost(
        table(),
        [change.before, change.after].filter((image) => image !== undefined),
      );
    case 'count':
      return change.after && countPost(table(), change.after, Date.now());
    case 'author': {
      const { before, after } = change;
      return before && after && shownOf(before) !== shownOf(after) ? renameAuthor(table(), after.id) : undefined;
    }
    default: {
      const session = readChange(record);
      if (session?.kind !== 'session' || !session.before || !session.after) return;
      if (cardOf(session.before) !== cardOf(session.after)) await refreshCard(table(), session.after.id);
    }
  }
};
