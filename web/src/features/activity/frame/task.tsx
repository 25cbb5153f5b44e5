import { CircleCheck, CircleX } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { cx } from '../../../ui/cx.ts';
import '../activity.css';
import '../kinds/columns.css';
import '../kinds/gap.css';
import '../kinds/recall.css';
import '../kinds/rows.css';

export type Stage = 'untouched' | 'begun' | 'missed' | 'done';

interface TaskProps {
  icon: ReactNode;
  kind: string;
  standing: Stage;
  /** How far it is, in a few words. */
  state: ReactNode;
  question?: ReactNode;
  className?: string;
  onKeyDown?: (event: KeyboardEvent) => void;
  children?: ReactNode;
}

const looks: Record<Stage, string> = { untouched: '', begun: 'part', missed: 'miss', done: 'ok' };

/** What all activities have in common: a rule, the kind and the state, then the task. */
export function Task({ icon, kind, standing, state, question, className, onKeyDown, children }: TaskProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as its parts are here
    <section
      role="group"
      className={cx('task', className)}
      aria-labelledby={question ? `${id} ${id}q` : id}
      dir="auto"
      onKeyDown={onKeyDown}
      tabIndex={-1}
    >
      <header className="task-h">
        <span className="k" id={id}>
          {icon} {kind}
        </span>
        <span className={cx('st', looks[standing])} role="status">
          {standing === 'missed' && <CircleX aria-hidden="true" />}
          {standing === 'done' && <CircleCheck aria-hidden="true" />}
          {state}
        </span>
      </header>
      {question && (
        <h2 className="q" dir="auto" id={`${id}q`}>
          {question}
        </h2>
      )}
      {children}
    </section>
  );
}

/** The buttons below a task, and the keys that do the same. */
export function TaskFoot({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <div className="task-f">
      {children}
      {note && <span className="note keys">{note}</span>}
    </div>
  );
}
