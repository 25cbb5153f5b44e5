import type { ReactNode } from 'react';
import type { Session } from '../../../../shared/model/session/session.ts';
import { countTexts } from '../../texts/counts.ts';
import { cx } from '../../ui/cx.ts';
import { Rename } from './rename.tsx';
import { editTexts } from './texts.ts';

function Fact({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={cx('grid gap-0.5', wide && 'sm:col-span-2')}>
      <dt className="text-13 text-quiet">{name}</dt>
      <dd className="m-0">{children}</dd>
    </div>
  );
}

interface CurrentSessionProps {
  session: Session;
  cover: ReactNode;
  /** In reading order. */
  genre: string;
  author: string;
}

/** The session as it is now; only its title can be changed here. */
export function CurrentSession({ session, cover, genre, author }: CurrentSessionProps) {
  return (
    <section
      aria-label={editTexts.sessionLabel}
      className="mt-6 grid grid-cols-[84px_minmax(0,1fr)] gap-5 rounded-card border border-rule bg-raised p-5 max-sm:grid-cols-1 sm:p-6"
    >
      <div className="max-sm:w-[84px]">{cover}</div>
      <dl className="m-0 grid content-start gap-4 sm:grid-cols-2">
        <Fact name="Title" wide>
          <Rename session={session} />
        </Fact>
        <Fact name="Genre">{genre}</Fact>
        <Fact name="Author style">{author}</Fact>
        <Fact name="Description" wide>
          <span dir="auto" className="block">
            {session.description || editTexts.noDescription}
          </span>
        </Fact>
        <Fact name="Scenes" wide>
          {countTexts.scenes(session.generated_scene_count)}
        </Fact>
      </dl>
    </section>
  );
}
