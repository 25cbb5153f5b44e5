import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { expect, it } from 'vitest';
import { shownOf } from '../../../../web/src/features/viewer/prose/unfinished.ts';
import { withoutLinks } from '../../../../web/src/features/viewer/prose/without-links.ts';

const html = (text: string): string =>
  renderToStaticMarkup(
    <Markdown skipHtml remarkPlugins={[remarkGfm, withoutLinks]}>
      {text}
    </Markdown>,
  );
const words = (markup: string): string =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const text = `It was **very cold** that _long_ night, and \`x = 1\` was *all*.

### What the keeper knew

1. First, the **brass lamp**
2. Then a [chart](https://example.com/chart) of the sea
   - with _two_ rocks

| Tide | Height |
| --- | --- |
| **Ebb** | 2 |
| Flood | 7 |

> A quote of the **keeper**

\`\`\`
a | b ** c
\`\`\`

The end was ***near***, they said.`;

it('shows no mark of what is not finished, wherever a text ends', () => {
  for (let end = 1; end <= text.length; end += 1) {
    const shown = shownOf(text.slice(0, end));
    const outside = words(html(shown).replace(/<pre>[\s\S]*?<\/pre>/g, ''));
    expect(outside, JSON.stringify(text.slice(0, end).slice(-40))).not.toMatch(/[*`|#[\]>_]|--/);
  }
});

it('takes nothing back, and turns no text into something else, while it grows', () => {
  let before = '';
  for (let end = 1; end <= text.length; end += 1) {
    const now = words(html(shownOf(text.slice(0, end))));
    // What a line begins with may be withheld again for as long as it is not clear what the line is
    expect(now.startsWith(before.slice(0, -2)), JSON.stringify([before.slice(-40), now.slice(-40)])).toBe(true);
    if (now.length > before.length) before = now;
  }
});

it('is the text itself in the end', () => {
  expect(html(shownOf(text))).toBe(html(text));
});

it('lets a star, a dollar and a bracket be what they are', () => {
  for (const plain of ['2 * 3 is 6 and 4 * 2', 'It costs $5 and snake_case stays', 'Note [1] says so'])
    expect(shownOf(plain)).toBe(plain);
  const long = `An open [bracket ${'that never closes '.repeat(20)}`;
  expect(shownOf(long)).toContain('never closes');
});

it('follows no address before the text is checked', () => {
  expect(html('See [this](https://evil.example) now')).toBe('<p>See this now</p>');
});
