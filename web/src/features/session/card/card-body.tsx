import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Session } from '../../../../../shared/model/session/session.ts';
import { effectiveStatus } from '../../../../../shared/model/session/session.ts';
import { paths } from '../../../app/paths.ts';
import { categoryLabel } from '../../../lib/words/category-label.ts';
import { commonTexts } from '../../../texts/common.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Progress } from '../../../ui/display/progress.tsx';
import { continuePath } from '../../generation/continue-path.ts';
import { EditionButton } from '../../generation/edition-button.tsx';
import { failureText } from '../../generation/failure-text.ts';
import { RetryButton } from '../../generation/retry-button.tsx';
import { SessionFacts } from '../session-facts.tsx';
import { sessionTexts } from '../texts.ts';
import { authorLabel, dateLabel, figures, genreLabel } from './card-view.ts';

export function Facts({ session }: { session: Session }) {
  const more = figures(session);
  return (
    <p className="mt-3 text-13 text-quiet">
      <b className="font-firm text-ink">{genreLabel(session.genre)}</b> ·{' '}
      {session.category === null ? sessionTexts.noCategory : categoryLabel(session.category)} ·{' '}
      {authorLabel(session.author_inspiration)}
      <br />
      {dateLabel(session)}
      {more && ` · ${more}`}
    </p>
  );
}

/** The link that continues configuring an anchor lesson that has no generation spec yet. */
function GoOn({ session }: { session: Session }) {
  const to = session.added ? undefined : continuePath(session);
  if (to === undefined) return null;
  return (
    <LinkButton
      size="small"
      to={to}
      className="mt-3 justify-self-start"
      aria-label={sessionTexts.setUpLabel({ title: session.title })}
    >
      {commonTexts.setUpAnchor}
    </LinkButton>
  );
}

/** Why the last generation failed, with a retry button. */
function Failed({ session }: { session: Session }) {
  return (
    <div className="mt-3 grid justify-items-start gap-2">
      <p className="flex gap-2 text-14 text-wrong">
        <CircleAlert className="mt-[3px]" />
        <span>{failureText(session)}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {continuePath(session) === undefined && <RetryButton session={session} />}
        <EditionButton session={session} />
        {session.mode === 'custom' && session.status === 'draft' && (
          <LinkButton look="bare" size="small" to={paths.tryAgain(session.id)}>
            {sessionTexts.changeFirst}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

/**
 * The part of a card between description and action; `writing` during generation. The spec's facts are shown in every
 * state: during generation and after a failure too.
 */
export function CardBody({ session, writing }: { session: Session; writing: ReactNode }) {
  const status = effectiveStatus(session);
  const atWork = status === 'generating' || session.generation !== null;
  return (
    <>
      {session.mode === 'traditional' ? <SessionFacts session={session} /> : <Facts session={session} />}
      {status === 'in-progress' && (
        <Progress
          className="mt-3"
          tone="continue"
          label={sessionTexts.sceneProgress({
            scene: session.left_off ?? 1,
            total: session.generated_scene_count,
          })}
          value={session.scene_progress}
        />
      )}
      {atWork && writing}
      {status !== 'generating' && session.failure_reason !== null && <Failed session={session} />}
      <GoOn session={session} />
    </>
  );
}
