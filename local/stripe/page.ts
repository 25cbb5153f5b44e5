/** Text escaped for HTML. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif;
    --ink: light-dark(#1c1917, #f5f5f4); --paper: light-dark(#fafaf9, #161412); --line: light-dark(#78716c, #a8a29e);
    --accent: light-dark(#4338ca, #c7d2fe); --on-accent: light-dark(#ffffff, #1e1b4b) }
  body { margin: 0; color: var(--ink); background: var(--paper) }
  main { max-width: 26rem; margin: 0 auto; padding: 8vh 1.25rem 2rem }
  h1 { font-size: 1.5rem; margin: 1rem 0 } small { font-size: .875rem } a { color: var(--accent) }
  button, input { font: inherit; box-sizing: border-box; width: 100%; min-height: 2.75rem; margin-top: .75rem;
    border: 1px solid var(--line); border-radius: .625rem; color: inherit; background: transparent; padding: 0 .875rem }
  form:first-of-type button { color: var(--on-accent); background: var(--accent); border-color: transparent }
  button { cursor: pointer; font-weight: 500 }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
  label { display: block; margin-top: 1rem } [role=alert] { font-weight: 600 }`;

/** A hosted page. It says that it is a fake, so that nobody types in a real card. */
export const page = (title: string, content: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${style}</style></head>
<body><main><p><small>This page stands in for Stripe on your own machine. No money moves.</small></p>
<h1>${escaped(title)}</h1>${content}</main></body></html>`;

export const button = (action: string, label: string, inner = ''): string =>
  `<form method="post" action="${escaped(action)}">${inner}<button>${escaped(label)}</button></form>`;

export const alert = (text: string | undefined): string => (text ? `<p role="alert">${escaped(text)}</p>` : '');

export const date = (seconds: number | null): string =>
  seconds === null ? '' : new Date(seconds * 1_000).toISOString().slice(0, 10);

/** Cents of a dollar. */
export const money = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
