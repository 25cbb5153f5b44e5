import type { ReactNode } from 'react';
import type { Session } from '../../../../shared/model/session/session.ts';
import { basicTexts } from '../../texts/basic.ts';
import { cx } from '../../ui/cx.ts';
import { CancelButton } from '../generation/cancel-button.tsx';
import { EditLink } from '../generation/edit-link.tsx';
import { EditionButton } from '../generation/edition-button.tsx';
import { failureText } from '../generation/failure-text.ts';
import { RetryButton } from '../generation/retry-button.tsx';
import { CoverageLine } from './coverage-line.tsx';
import { noteText } from './prose/note-text.ts';
import { viewerTexts } from './texts.ts';

/** At the bottom of the sidebar: progress of the generation; afterwards what failed and what the story leaves out. */
export function StatusFoot({ session, writing }: { session: Session; writing: ReactNode }) {
  const look = 'mt-auto grid gap-1.5 border-t border-rule px-6 pt-4 pb-5 text-13 text-quiet';
  if (session.status === 'generating' || session.generation !== null)
    return (
      <div className={look}>
        {writing}
        <CancelButton session={session} />
      </div>
    );
  const failure = failureText(session);
  const disputed = session.disputed_questions ?? 0;
  const { asked, passed } = session.question_counts ?? { asked: 0, passed: 0 };
  return (
    <div className={cx(look, 'empty:hidden')}>
      {failure !== null && (
        <>
          <p className="text-wrong">{failure}</p>
          <RetryButton session={session} />
          <EditionButton session={session} />
        </>
      )}
      {failure === null && passed > 0 && (
        <p>
          {viewerTexts.questionsSourced(passed)}
          {asked > passed &&
            session.edition === undefined &&
            ` ${viewerTexts.questionsDropped({ asked: asked.toLocaleString(), dropped: (asked - passed).toLocaleString() })}`}
        </p>
      )}
      {session.basic && <p>{basicTexts.narratedBy}</p>}
      <CoverageLine session={session} />
      {session.notes.map(noteText).map((note) => note !== null && <p key={note}>{note}</p>)}
      {disputed > 0 && <p>{viewerTexts.questionsDisputed(disputed)}</p>}
      <EditLink session={session} />
    </div>
  );
}
