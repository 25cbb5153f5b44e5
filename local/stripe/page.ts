/** Text as it may stand in HTML. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 26rem; margin: 10vh auto; padding: 0 1.25rem }
  h1 { font-size: 1.5rem } small { opacity: .75 }
  button, input { font: inherit; box-sizing: border-box; width: 100%; min-height: 2.75rem; margin-top: .75rem }
  label { display: block; margin-top: 1rem } [role=alert] { font-weight: 600 }`;

/** A hosted page. It says what it is: nobody shall type a real card into it. */
export const page = (title: string, content: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${style}</style></head>
<body><main><h1>${escaped(title)}</h1>${content}
<p><small>This page stands in for Stripe on your own machine. No money moves.</small></p></main></body></html>`;

export const button = (action: string, label: string, inner = ''): string =>
  `<form method="post" action="${escaped(action)}">${inner}<button>${escaped(label)}</button></form>`;

export const alert = (text: string | undefined): string => (text ? `<p role="alert">${escaped(text)}</p>` : '');

export const date = (seconds: number | null): string =>
  seconds === null ? '' : new Date(seconds * 1_000).toISOString().slice(0, 10);

/** Cents of a dollar. */
export const money = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
