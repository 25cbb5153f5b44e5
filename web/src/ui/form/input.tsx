import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

export const inputStyle = cx(
  'w-full rounded-control border border-rule-firm bg-raised placeholder:text-quiet placeholder:opacity-100',
  'focus:border-transparent focus:outline-2 focus:outline-offset-0 focus:outline-mode-fill',
  'aria-invalid:border-wrong disabled:border-rule disabled:bg-sunk disabled:text-quiet',
);

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input dir="auto" {...props} className={cx(inputStyle, 'min-h-11 px-3.5 py-[9px] text-16 leading-6', className)} />
  );
}
