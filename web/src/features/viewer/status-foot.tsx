import type { ReactNode } from 'react';
import type { Session } from '../../../../shared/model/session.ts';

/** At the foot of the sidebar: how far the writing is; afterwards, what the story leaves out and why. */
export function StatusFoot({ session, writing }: { session: Session; writing: ReactNode }) {
  const look = 'mt-auto grid gap-1.5 border-t border-rule px-6 pt-4 pb-5 text-13 text-quiet';
  if (session.status === 'generating') return <div className={look}>{writing}</div>;
  const notes = session.failure_reason === null ? session.notes : [session.failure_reason, ...session.notes];
  if (notes.length === 0) return null;
  return (
    <div className={look}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
