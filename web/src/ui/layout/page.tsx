import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

/** The target of the skip link. */
export const MAIN = 'main';

interface PageProps extends ComponentProps<'main'> {
  /** Full width; without it, as wide as the bar. */
  full?: boolean;
}

/** The main element. Every page has one, with one h1 in it. */
export function Page({ full = false, className, ...props }: PageProps) {
  return <main {...props} id={MAIN} tabIndex={-1} className={cx('outline-none', !full && 'page-width', className)} />;
}
