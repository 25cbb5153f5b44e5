import { BookOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Post } from '../../../../shared/model/post.ts';
import { paths } from '../../app/paths.ts';
import { formatDate } from '../../lib/words/format.ts';
import { ActionLink } from '../../ui/button/action-link.tsx';
import { RichText } from '../../ui/display/rich-text.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { AuthorLine } from './author-line.tsx';
import { LikeButton } from './like-button.tsx';
import { NO_DESCRIPTION, viewsLabel } from './post-view.ts';
import { postTexts } from './texts.ts';

/** A shared session as a card: cover, facts, author and counts. */
export function PostCard({ post, cover }: { post: Post; cover: ReactNode }) {
  const to = paths.session(post.story_session_id);
  return (
    <article
      data-mode={post.mode}
      className="group relative flex h-full min-w-0 flex-col max-sm:grid max-sm:grid-cols-[96px_minmax(0,1fr)] max-sm:gap-x-4 max-sm:border-b max-sm:border-rule max-sm:py-5"
    >
      <div className="flex items-end justify-center rounded-t-card border-b-2 border-rule-firm bg-sunk px-6 pt-6 max-sm:items-start max-sm:rounded-none max-sm:border-0 max-sm:bg-transparent max-sm:p-0">
        <div className="w-[172px] transition-transform duration-[200ms] ease-calm group-hover:-translate-y-1 max-sm:w-24 sm:[&_.cover]:rounded-b-none">
          {cover}
        </div>
      </div>
      <div className="flex flex-1 flex-col sm:pt-4">
        <Heading level={3} size="card" className="line-clamp-3 wrap-anywhere">
          <Link to={to} viewTransition className="no-underline hover:underline">
            {post.title}
          </Link>
        </Heading>
        <p dir="auto" className="mt-1 line-clamp-2 text-14 leading-[21px] text-quiet">
          {post.description ?? NO_DESCRIPTION}
        </p>
        <p className="mt-3 text-13 text-quiet">
          <RichText
            text={postTexts.by}
            parts={{
              author: (
                <b className="font-firm text-ink">
                  <AuthorLine author={post.author} />
                </b>
              ),
            }}
          />
          <br />
          {formatDate(post.created_at)} · {viewsLabel(post)}
        </p>
        <div className="mt-1">
          <LikeButton post={post} signedIn />
        </div>
        <div className="mt-auto pt-3">
          <ActionLink to={to} tone="mode" icon={<BookOpen />} aria-label={postTexts.viewLabel({ title: post.title })}>
            {postTexts.view}
          </ActionLink>
        </div>
      </div>
    </article>
  );
}
