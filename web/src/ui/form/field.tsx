import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { isOver, type Limit, tooLong } from './limit.ts';

/** Props for the control inside a field, which connect it with label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean;
}

/** Share of the limit from which the remaining characters are shown. */
const NEAR = 0.9;

interface FieldProps {
  label: ReactNode;
  /** At the end of the label's line: "Optional", "Paste or type". */
  aside?: ReactNode;
  /** Below the control. */
  hint?: ReactNode;
  /** Below the control, at the end: a count. */
  count?: ReactNode;
  /** Replaces the hint. */
  error?: ReactNode;
  /** The number of typed characters and the limit. A text that is too long is kept and reported, and cannot be submitted. */
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
