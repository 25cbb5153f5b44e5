import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

/** A raised panel with a border. It does not float, so it has no shadow. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cx('rounded-card border border-rule bg-raised p-6', className)} />;
}
