import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';

interface GroupProps {
  label: ReactNode;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A label for a group of controls that have labels of their own. */
export function Group({ label, aside, className, children }: GroupProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot share its line
    <div role="group" aria-labelledby={id} className={cx('grid gap-2', className)}>
      <div className="flex justify-between gap-3 text-15 leading-5 font-semi">
        <span id={id}>{label}</span>
        {aside != null && <small className="text-14 font-normal text-quiet">{aside}</small>}
      </div>
      {children}
    </div>
  );
}
