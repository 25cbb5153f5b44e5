import { BookOpen, Check, CircleCheck, Feather, Play, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useViewTransitionState } from 'react-router';
import { ANONYMOUS_AUTHOR } from '../../../../../shared/model/post.ts';
import type { Session } from '../../../../../shared/model/session/session.ts';
import { paths } from '../../../app/paths.ts';
import { OPENED_COVER } from '../../../app/view-transition.ts';
import { commonTexts } from '../../../texts/common.ts';
import { placeTexts } from '../../../texts/place.ts';
import { ActionLink } from '../../../ui/button/action-link.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import type { CardTools } from '../dashboard/dashboard.tsx';
import { sessionTexts } from '../texts.ts';
import { usePrefetch } from '../use-prefetch.ts';
import { CardBody } from './card-body.tsx';
import { cardTool } from './card-tool.ts';
import { type ActionTone, actionOf, titleOf, universeLabel } from './card-view.ts';

interface SessionCardProps {
  session: Session;
  cover: ReactNode;
  /** Progress of the generation, while there is one. */
  writing: ReactNode;
  tools: CardTools;
  /** Buttons beside the delete button. */
  controls: ReactNode;
  /** Who else can read it. */
  mark: ReactNode;
  /** How many of its cards are about to be forgotten. */
  fading: ReactNode;
}

const icons: Record<ActionTone, ReactNode> = {
  done: <CircleCheck />,
  continue: <BookOpen />,
  start: <Play />,
  making: <Feather />,
};

function Tick({ title, picking }: { title: string; picking: NonNullable<CardTools['picking']> }) {
  return (
    <>
      <input
        type="checkbox"
        aria-label={sessionTexts.selectLabel({ title })}
        checked={picking.picked}
        onChange={() => undefined}
        onClick={({ shiftKey }) => picking.onToggle(shiftKey)}
        className="peer absolute inset-0 z-10 size-full cursor-pointer opacity-0"
      />
      <span
        aria-hidden="true"
        className={cx(
          'pointer-events-none absolute top-3 left-3 z-20 grid size-6 place-items-center rounded-control border-[1.5px] max-sm:top-31 max-sm:left-1.5 max-sm:shadow-[0_0_0_2px_var(--raised)] peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-mode-fill',
          picking.picked ? 'border-primary bg-primary text-on-primary' : 'border-rule-firm bg-raised',
        )}
      >
        {picking.picked && <Check />}
      </span>
    </>
  );
}

const corner = 'absolute top-2 right-2 z-10 flex gap-1 max-sm:static max-sm:col-span-2 max-sm:mt-2 max-sm:justify-end';

/** For somebody else's session: its author, or that it is not shared any more. */
function Lent({ added }: { added: NonNullable<Session['added']> }) {
  if (!added.shared) return <p className="mt-3 text-14 text-wrong">{commonTexts.sharedNoMore}</p>;
  return (
    <p className="mt-2 text-13 text-quiet">{commonTexts.byAuthor({ author: added.author ?? ANONYMOUS_AUTHOR })}</p>
  );
}

/** A session as a card: cover, facts, progress and its one action. */
export function SessionCard({ session, cover, writing, tools, controls, mark, fading }: SessionCardProps) {
  const { tone, label } = actionOf(session);
  const to = paths.session(session.id);
  const title = titleOf(session);
  const universe = universeLabel(session);
  const opening = useViewTransitionState(to);
  const prefetch = usePrefetch(session.id);
  const gone = session.added?.shared === false;
  return (
    <article
      {...(gone ? {} : { onPointerEnter: prefetch, onFocus: prefetch })}
      className="group relative flex h-full min-w-0 flex-col max-sm:grid max-sm:grid-cols-[96px_minmax(0,1fr)] max-sm:gap-x-4 max-sm:border-b max-sm:border-rule max-sm:py-5"
    >
      {tools.picking && <Tick title={title} picking={tools.picking} />}
      <div
        className={cx(
          'flex items-end justify-center rounded-t-card border-b-2 border-rule-firm px-6 pt-6 max-sm:items-start max-sm:rounded-none max-sm:border-0 max-sm:bg-transparent max-sm:p-0',
          tools.picking?.picked ? 'bg-mode-wash' : 'bg-sunk',
        )}
      >
        <div
          className="w-[172px] transition-transform duration-[200ms] ease-calm group-hover:-translate-y-1 max-sm:w-24 sm:[&_.cover]:rounded-b-none"
          style={opening ? { viewTransitionName: OPENED_COVER } : undefined}
        >
          {cover}
        </div>
      </div>
      <div className="flex flex-1 flex-col sm:pt-4">
        <Heading level={3} size="card" className="line-clamp-3 wrap-anywhere">
          {gone ? (
            title
          ) : (
            <Link to={to} viewTransition className="no-underline hover:underline">
              {title}
            </Link>
          )}
        </Heading>
        {session.mode === 'anchor' && (
          <p className="mt-1 mb-1.5 flex flex-wrap items-center gap-x-2 gap-y-1">
            <Badge tone="mode">{placeTexts.anchor}</Badge>
            {universe !== null && (
              <span dir="auto" className="min-w-0 text-13 font-firm wrap-anywhere text-mode">
                {universe}
              </span>
            )}
          </p>
        )}
        {session.description && (
          <p dir="auto" className="mt-1 line-clamp-2 text-14 leading-[21px] text-quiet">
            {session.description}
          </p>
        )}
        {session.added && <Lent added={session.added} />}
        {mark}
        {!gone && (
          <>
            <CardBody session={session} writing={writing} />
            {!tools.picking && fading}
            <div className="mt-auto pt-4 max-sm:pt-3">
              <ActionLink to={to} tone={tone} icon={icons[tone]} aria-label={`${label}: ${title}`}>
                {label}
              </ActionLink>
            </div>
          </>
        )}
      </div>
      {!tools.picking && (
        <div className={corner}>
          {controls}
          <IconButton
            label={`${session.added ? commonTexts.remove : commonTexts.delete} ${title}`}
            icon={<Trash2 />}
            disabled={tools.busy}
            onClick={tools.onDelete}
            className={cardTool}
          />
        </div>
      )}
    </article>
  );
}
