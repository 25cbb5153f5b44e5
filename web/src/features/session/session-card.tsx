import { BookOpen, CircleCheck, Feather, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useViewTransitionState } from 'react-router-dom';
import type { Session } from '../../../../shared/model/session.ts';
import { paths } from '../../app/paths.ts';
import { OPENED_COVER } from '../../app/view-transition.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { Heading } from '../../ui/heading.tsx';
import { CardBody } from './card-body.tsx';
import { type ActionTone, actionOf, titleOf } from './card-view.ts';
import { usePrefetch } from './use-prefetch.ts';

interface SessionCardProps {
  session: Session;
  cover: ReactNode;
  /** How far the writing is, for a session that is being written. */
  writing: ReactNode;
}

const icons: Record<ActionTone, ReactNode> = {
  done: <CircleCheck />,
  continue: <BookOpen />,
  start: <Play />,
  making: <Feather />,
};

/** A volume on the shelf: cover, what it is, how far one is, and the one thing to do with it. */
export function SessionCard({ session, cover, writing }: SessionCardProps) {
  const { tone, label } = actionOf(session);
  const to = paths.session(session.id);
  const title = titleOf(session);
  const opening = useViewTransitionState(to);
  const prefetch = usePrefetch(session.id);
  return (
    <article
      onPointerEnter={prefetch}
      onFocus={prefetch}
      className="group relative flex h-full min-w-0 flex-col max-sm:grid max-sm:grid-cols-[96px_minmax(0,1fr)] max-sm:gap-x-4 max-sm:border-b max-sm:border-rule max-sm:py-5"
    >
      <div className="flex items-end justify-center rounded-t-card border-b-2 border-rule-firm bg-sunk px-6 pt-6 max-sm:items-start max-sm:rounded-none max-sm:border-0 max-sm:bg-transparent max-sm:p-0">
        <div
          className="w-[172px] transition-transform duration-[200ms] ease-calm group-hover:-translate-y-1 max-sm:w-24 sm:[&_.cover]:rounded-b-none"
          style={opening ? { viewTransitionName: OPENED_COVER } : undefined}
        >
          {cover}
        </div>
      </div>
      <div className="flex flex-1 flex-col sm:pt-4">
        <Heading level={3} size="card" className="wrap-anywhere">
          <Link to={to} viewTransition className="no-underline hover:underline">
            {title}
          </Link>
        </Heading>
        {session.description && (
          <p className="mt-1 line-clamp-2 text-14 leading-[21px] text-quiet">{session.description}</p>
        )}
        <CardBody session={session} writing={writing} />
        <div className="mt-auto pt-4 max-sm:pt-3">
          <ActionLink to={to} tone={tone} icon={icons[tone]} aria-label={`${label}: ${title}`}>
            {label}
          </ActionLink>
        </div>
      </div>
    </article>
  );
}
