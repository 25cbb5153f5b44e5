import type { DocumentSection } from '../document.ts';

/** Captions that stand alone above the first section belong into it: a part of nothing but captions tells nothing. */
export const placeFigures = (section: DocumentSection): void => {
  const at = section.parts.findIndex((part) => part.type === 'section' && (part.role ?? 'body') === 'body');
  const next = section.parts[at];
  const before = section.parts.slice(0, Math.max(0, at));
  const own = before.filter((part) => part.type === 'block' && (part.role ?? 'body') === 'body');
  if (
    next?.type === 'section' &&
    own.length > 0 &&
    own.every((part) => part.type === 'block' && part.kind === 'figure')
  ) {
    section.parts = section.parts.filter((part) => !own.includes(part));
    next.parts = [...own, ...next.parts];
  }
  for (const part of section.parts) if (part.type === 'section') placeFigures(part);
};
