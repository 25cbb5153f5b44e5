import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { Heading } from './heading.tsx';

interface SectionProps {
  /** The fragment of a link to it. */
  anchor?: string;
  title: string;
  /** 3 for a subsection, which has a thinner line. */
  level?: 2 | 3;
  text?: ReactNode;
  /** At the end of the title's line. */
  end?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A section of an account page: a title with a line under it, and its content. */
export function Section({ anchor, title, level = 2, text, end, className, children }: SectionProps) {
  const own = useId();
  const id = anchor ?? own;
  return (
    <section aria-labelledby={id} className={className}>
      <div
        className={cx(
          'flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b pb-3',
          level === 2 ? 'border-ink' : 'border-rule',
        )}
      >
        <Heading level={level} size={level === 2 ? 'part' : 'card'} id={id}>
          {title}
        </Heading>
        {end}
      </div>
      {text != null && <p className="mt-3 max-w-[60ch] text-15 text-quiet">{text}</p>}
      {children}
    </section>
  );
}

/** A label and its value: side by side, or one above the other on a phone. */
export function Fact({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={cx('grid gap-x-6 gap-y-1 border-b border-rule py-3 sm:grid-cols-[220px_1fr]', className)}>
      <dt className="text-15 text-quiet">{label}</dt>
      <dd className="min-w-0 text-15 wrap-anywhere">{children}</dd>
    </div>
  );
}
