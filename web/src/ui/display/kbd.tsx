import type { ReactNode } from 'react';

/** A key of the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="rounded-chip border border-rule-firm bg-raised px-1.5 py-[3px] font-sans text-13 leading-none font-medium text-quiet">
      {children}
    </kbd>
  );
}

/** The digits from 1. */
export function KeyRange({ to }: { to: number }) {
  return (
    <>
      <Kbd>1</Kbd>–<Kbd>{to}</Kbd>
    </>
  );
}
