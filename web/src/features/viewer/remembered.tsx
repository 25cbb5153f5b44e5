import type { SessionId } from '../../../../shared/model/id.ts';
import { useEndpoint } from '../../lib/api/api.ts';
import { RichText } from '../../ui/display/rich-text.tsx';
import { viewerTexts } from './texts.ts';

/** What the deck estimates of a session's cards: it falls with the days, and is no mastery. Nothing before a review. */
export function Remembered({ sessionId }: { sessionId: SessionId }) {
  const { data } = useEndpoint('getSessionDeck', { params: { sessionId } });
  if (data?.remembered == null) return null;
  const part = <b className="font-bold text-ink tabular-nums">{Math.round(100 * data.remembered)}%</b>;
  return (
    <p className="text-13 text-quiet">
      <RichText text={viewerTexts.remembered} parts={{ part }} />
    </p>
  );
}
