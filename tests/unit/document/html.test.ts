import { describe, expect, it } from 'vitest';
import { extract } from './extract.ts';

const page = `<!doctype html><html><head><title>Tides | A Site</title><style>p{color:red}</style></head><body>
<nav><ul><li><a href="/a">Home</a></li><li><a href="/b">Moon</a></li></ul></nav>
<main><h1>Tides</h1>
<p>The sea rises<sup class="reference"><a href="#cite_note-1">[1]</a></sup> twice a day&nbsp;&mdash; see <a href="/x">the moon</a>.</p>
<p>It rises by 10<sup>2</sup> cm and H<sub>2</sub>O moves.</p>
<figure><img src="a.png" alt="x"><figcaption>A harbour at low water.</figcaption></figure>
<dl><dt>ebb</dt><dd>falling water</dd></dl>
<pre><code class="language-js">const a = 1 &lt; 2;</code></pre>
<h2>References</h2><ol><li>A book.</li></ol>
</main><footer>All rights reserved</footer></body></html>`;

describe('a page of the web', () => {
  const found = extract(page);

  it('is its text without navigation, marks and addresses', () => {
    expect(found.body).toBe(
      [
        'The sea rises twice a day — see the moon.',
        'It rises by 10² cm and H₂O moves.',
        '*A harbour at low water.*',
        '- **ebb**: falling water',
        '```js\nconst a = 1 < 2;\n```',
      ].join('\n\n'),
    );
  });

  it('is called what its first heading says where its title names the site', () => {
    expect(found.title).toBe('Tides');
  });
});

it('keeps the words of a link that is called a reference, as documentation calls its own', () => {
  const link = '<a class="reference internal" href="x.html#global"><code class="xref">global</code></a>';
  const also = '<a class="cross-reference" href="#fig">the figure</a>';
  expect(extract(`<h1>Scopes</h1><p>If no ${link} statement is in effect, see ${also}.</p>`).body).toBe(
    'If no `global` statement is in effect, see the figure.',
  );
});

it('tells a box that DocBook calls a sidebar, and no navigation of that name', () => {
  const box =
    '<div class="sidebar"><div class="titlepage"><p class="title"><b>Other shells</b></p></div><div class="para">Each interpreter has a syntax of its own, and it reads other files when it starts. Their pages say which files they use, and <a href="/x">when</a>.</div></div>';
  const links =
    '<div class="sidebar"><h4>More</h4><p>Read on: <a href="/a">All of our courses</a> <a href="/b">All prices</a></p></div>';
  const { body } = extract(`<h1>Shells</h1><p>A shell reads commands.</p>${box}${links}<p>It runs them.</p>`);
  expect(body).toContain('Each interpreter has a syntax of its own');
  expect(body).not.toMatch(/courses|prices/);
});

it('never throws and ends quickly, whatever it is given', () => {
  const hostile = ['<div>', '[', '> ', '<b>', '*a ', '`a', '[^1]', '<math>', '{: ', '- ', '$a', ' '];
  const started = process.cpuUsage();
  for (const piece of hostile) expect(() => extract(piece.repeat(4_000))).not.toThrow();
  for (const piece of hostile) expect(() => extract(piece.repeat(4_000), 'markdown')).not.toThrow();
  const { user } = process.cpuUsage(started);
  expect(user / 1_000_000).toBeLessThan(30);
});
