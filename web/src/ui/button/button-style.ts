import { cx } from '../cx.ts';

export type ButtonLook = 'primary' | 'line' | 'bare' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const looks: Record<ButtonLook, string> = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover',
  line: 'border-rule-firm hover:bg-sunk',
  bare: 'border-transparent text-quiet hover:bg-sunk hover:text-ink',
  danger: 'border-current text-wrong hover:bg-wrong-wash',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 text-14',
  medium: 'min-h-11 text-15 leading-5',
  large: 'min-h-13 text-16 leading-5',
};

const room = (look: ButtonLook, size: ButtonSize): string =>
  look === 'bare' ? 'px-3' : { small: 'px-3.5', medium: 'px-[18px]', large: 'px-[26px]' }[size];

const off =
  'disabled:border-rule disabled:bg-sunk disabled:text-quiet aria-disabled:border-rule aria-disabled:bg-sunk aria-disabled:text-quiet';

export const buttonStyle = (look: ButtonLook = 'line', size: ButtonSize = 'medium', className?: string): string =>
  cx(
    'inline-flex items-center justify-center gap-2 rounded-control border font-semi whitespace-nowrap no-underline',
    'transition-colors duration-[120ms] ease-calm',
    looks[look],
    sizes[size],
    room(look, size),
    off,
    className,
  );
