import type { Session } from '../../../../../shared/model/session/session.ts';
import { formatDate } from '../../../lib/words/format.ts';
import { RichText } from '../../../ui/display/rich-text.tsx';
import { BrandMark } from '../../shell/brand.tsx';
import { colophonOf, spentText } from './colophon-view.ts';

/** Under the last scene of a finished lesson: who wrote it, and for its maker what that took. */
export function Colophon({ session }: { session: Session }) {
  const view = colophonOf(session);
  const { generated_at: written } = session;
  if (!view || written === null) return null;
  const name = (
    <b key="name" className="font-medium text-ink wrap-anywhere">
      <bdi>{view.name}</bdi>
    </b>
  );
  const spent = spentText(session);
  return (
    <footer className="mt-12 max-w-[660px] border-t border-ink pt-4 font-serif text-16 leading-[26px] text-quiet">
      <BrandMark className="mb-1 size-5 text-story" />
      <p className="italic">
        <RichText text={view.line} parts={{ writer: name, edition: name, date: formatDate(written) }} />
      </p>
      {spent && <p className="mt-2 font-sans text-13 leading-5 tabular-nums">{spent}</p>}
    </footer>
  );
}
