import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { isOver, type Limit, tooLong } from './limit.ts';

/** What the control inside a field spreads, so that label, hint and error belong to it. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean;
}

/** From here on it is worth saying how much room is left. */
const NEAR = 0.9;

interface FieldProps {
  label: ReactNode;
  /** At the end of the label's line: "Optional", "Paste or type". */
  aside?: ReactNode;
  /** Below the control. */
  hint?: ReactNode;
  /** Below the control, at the end: a count. */
  count?: ReactNode;
  /** Takes the hint's place. */
  error?: ReactNode;
  /** How long what is typed is, and may be. What is longer stays as it was typed, and is said to be; its sender refuses it. */
  limit?: Limit | undefined;
  required?: boolean;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

export function Field(props: FieldProps) {
  const { label, aside, hint, limit, required = false, className, children } = props;
  const over = limit !== undefined && isOver(limit);
  const near = limit !== undefined && limit.length > limit.most * NEAR;
  const count = props.count ?? (near ? `${limit.length.toLocaleString()} / ${limit.most.toLocaleString()}` : undefined);
  const error = props.error ?? (over ? tooLong(limit) : undefined);
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  const described = note != null || count != null;
  return (
    <div className={cx('grid grid-cols-1 gap-2', className)}>
      <label htmlFor={id} className="flex justify-between gap-3 text-15 leading-5 font-semi">
        {label}
        {aside != null && <small className="text-14 font-normal text-quiet">{aside}</small>}
      </label>
      {children({
        id,
        required,
        'aria-describedby': described ? noteId : undefined,
        'aria-invalid': error != null || undefined,
      })}
      {described && (
        <div id={noteId} className="flex justify-between gap-3 text-13 leading-[18px] text-quiet">
          <span className={cx(error != null && 'text-wrong')} role={error != null ? 'alert' : undefined}>
            {note}
          </span>
          {count != null && <span className="whitespace-nowrap tabular-nums">{count}</span>}
        </div>
      )}
    </div>
  );
}
