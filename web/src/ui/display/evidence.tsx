import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

interface EvidenceProps {
  title: string;
  quote: string;
  /** How the quote is read. */
  dir: 'ltr' | 'rtl';
  className?: string;
  /** Below the quote: where it stands. */
  children?: ReactNode;
}

/** A passage of somebody's own material. It looks the same wherever it stands. */
export function Evidence({ title, quote, dir, className, children }: EvidenceProps) {
  return (
    <div dir={dir} className={cx('border-s-2 border-mode-fill ps-3 font-sans text-13 text-quiet', className)}>
      <b className="block font-bold text-mode">{title}</b>
      <blockquote dir="auto" className="mt-0.5 font-serif text-15 leading-[23px] wrap-anywhere text-ink italic">
        {quote}
      </blockquote>
      {children}
    </div>
  );
}
