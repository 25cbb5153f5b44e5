import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { cx } from '../cx.ts';
import { type Tone, toneStyle } from '../tone.ts';

interface ActionLinkProps extends LinkProps {
  tone: Tone;
  icon: ReactNode;
}

/** The full-width link at a card's bottom: shows the state and opens the item. */
export function ActionLink({ tone, icon, className, children, ...props }: ActionLinkProps) {
  return (
    <Link
      viewTransition
      {...props}
      className={cx(
        'flex min-h-10 w-full items-center gap-2 rounded-control px-3 text-15 font-bold no-underline transition-shadow hover:shadow-[inset_0_0_0_1px_currentColor]',
        toneStyle[tone],
        className,
      )}
    >
      {icon}
      {children}
      <ArrowRight className="ml-auto max-[389px]:hidden" />
    </Link>
  );
}
