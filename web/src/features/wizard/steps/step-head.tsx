import { type ReactNode, useEffect, useRef } from 'react';
import { Heading } from '../../../ui/layout/heading.tsx';

/** The heading of a step. It takes the focus when the step follows another one. */
export function StepHead({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // After a route change the router has focused it already
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
