import { createElement, Fragment, type ReactNode } from 'react';

/** A text with `{names}`, each replaced by the element of that name. */
export function RichText({ text, parts }: { text: string; parts: Record<string, ReactNode> }) {
  const pieces = text.split(/\{(\w+)\}/).map((piece, at) => (at % 2 === 0 ? piece : parts[piece]));
  return createElement(Fragment, null, ...pieces);
}
