import { type ReactNode, useEffect, useRef } from 'react';
import { Heading } from '../../../ui/layout/heading.tsx';

/** The heading of a screen. It takes the focus when the screen follows another one. */
export function StepHead({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Coming from another page the router has done so already
    if (document.activeElement === document.body || document.activeElement?.closest('form')) heading.current?.focus();
  }, []);
  return (
    <>
      <Heading level={1} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <p className="mt-3 max-w-[58ch] text-quiet">{children}</p>
    </>
  );
}
