import type { NavPlace } from './nav.ts';

/** The hue of a mode; its name always stands beside it. */
export function ModeDot({ mode }: Pick<NavPlace, 'mode'>) {
  return <span aria-hidden="true" data-mode={mode} className="size-2 flex-none rounded-full bg-mode-fill" />;
}
