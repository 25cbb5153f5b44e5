import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

type Size = 'page' | 'section' | 'part' | 'card';

const sizes: Record<Size, string> = {
  page: 'text-33 tracking-[-0.022em] sm:text-40',
  section: 'text-28 tracking-[-0.018em] sm:text-33',
  part: 'text-23 leading-[1.25]',
  card: 'text-19 leading-[25px] tracking-[-0.01em]',
};

interface HeadingProps extends ComponentProps<'h1'> {
  level: 1 | 2 | 3 | 4;
  size?: Size;
}

/** `level` is semantic, `size` visual. The page's h1 takes the focus on navigation. Direction is automatic, because titles come in any script. */
export function Heading({ level, size = level === 1 ? 'page' : 'part', className, ...props }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag dir="auto" {...props} className={cx(sizes[size], className)} />;
}
