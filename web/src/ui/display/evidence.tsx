import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

interface EvidenceProps {
  title: string;
  quote: string;
  /** Style of the quote. */
  dir: 'ltr' | 'rtl';
  className?: string;
  /** Shown below the quote: its place in the material. */
  children?: ReactNode;
}

/** A passage of somebody's own material, styled alike everywhere. */
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
