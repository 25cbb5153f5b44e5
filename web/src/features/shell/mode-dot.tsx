import type { NavPlace } from './nav.ts';

/** A dot in the colour of a mode; the mode's name is always beside it. */
export function ModeDot({ mode }: Pick<NavPlace, 'mode'>) {
  return <span aria-hidden="true" data-mode={mode} className="size-2 flex-none rounded-full bg-mode-fill" />;
}
