import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { inputStyle } from './input.tsx';

/** In the serif font, for long texts. */
export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      dir="auto"
      {...props}
      className={cx(
        inputStyle,
        'block min-h-28 resize-y px-4 py-3.5 font-serif text-16 leading-[26px] sm:px-5 sm:py-4 sm:text-17 sm:leading-7',
        className,
      )}
    />
  );
}
