import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { SessionId } from '../../../../../shared/model/id.ts';
import type { Session } from '../../../../../shared/model/session/session.ts';
import { paths } from '../../../app/paths.ts';
import { endpointQuery } from '../../../lib/api/api.ts';
import { commonTexts } from '../../../texts/common.ts';
import { RichText } from '../../../ui/display/rich-text.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { failureText } from '../../generation/failure-text.ts';
import { wizardAnchorTexts } from './texts.ts';

/** Live updates report every step; polling catches up when one was missed. */
const WATCH_MS = 15_000;

const isWritten = ({ status }: Session): boolean => status === 'ready' || status === 'completed';

/** The state of the lesson that was started here: being written, ready to open, or failed and why. */
export function StartedLesson({ sessionId }: { sessionId: SessionId }) {
  const { data: session } = useQuery({
    ...endpointQuery('getSession', { params: { sessionId } }),
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'generating' ? false : WATCH_MS),
  });
  const link = (to: string, text: string) => (
    <Link to={to} className="underline">
      {text}
    </Link>
  );
  const card = link(paths.dashboardAnchor, wizardAnchorTexts.startedToCard);
  if (session && isWritten(session))
    return (
      <p className="flex items-start gap-2.5 rounded-control bg-done-wash px-4 py-3 text-15 leading-6 text-done">
        <CircleCheck className="mt-1 flex-none" />
        <span>
          <RichText
            text={wizardAnchorTexts.startedReady}
            parts={{ title: session.title, link: link(paths.session(sessionId), commonTexts.openIt) }}
          />
        </span>
      </p>
    );
  const reason = session?.status === 'draft' ? failureText(session) : null;
  if (reason !== null)
    return (
      <Notice tone="wrong">
        {reason} {card}
      </Notice>
    );
  return (
    <Notice tone="mode">
      <RichText text={wizardAnchorTexts.startedWriting} parts={{ link: card }} />
    </Notice>
  );
}
