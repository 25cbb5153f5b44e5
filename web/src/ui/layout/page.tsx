import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

/** Where the skip link leads. */
export const MAIN = 'main';

interface PageProps extends ComponentProps<'main'> {
  /** From edge to edge; without it, as wide as the bar. */
  full?: boolean;
}

/** The page's main part. There is one on every page, with one h1 in it. */
export function Page({ full = false, className, ...props }: PageProps) {
  return <main {...props} id={MAIN} tabIndex={-1} className={cx('outline-none', !full && 'page-width', className)} />;
}
