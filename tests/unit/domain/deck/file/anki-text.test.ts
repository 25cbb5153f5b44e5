import { describe, expect, it } from 'vitest';
import { ankiQuote, ankiText, clozeText } from '../../../../../lambdas/domain/deck/file/anki-text.ts';

describe('a text for Anki', () => {
  it('shows what it says, and is no HTML', () => {
    expect(ankiText('<b>1 < 2</b> & "so"\non')).toBe('&lt;b&gt;1 &lt; 2&lt;/b&gt; &amp; &quot;so&quot;<br>on');
  });

  it('has its formulas as Anki writes them, and money as money', () => {
    expect(ankiText('$a_1 < b$ and $$\\frac{1}{2}$$')).toBe('\\(a_1 &lt; b\\) and \\[\\frac{1}{2}\\]');
    expect(ankiText('It costs $5, or $6')).toBe('It costs $5, or $6');
  });

  it('begins no gap that is not one', () => {
    expect(ankiText('{{c1::x}} {{y}}')).not.toContain('{{');
  });
});

describe('a gap', () => {
  it('ends where its answer ends, and has no hint', () => {
    const inside = /^\{\{c1::(.*)\}\}$/.exec(clozeText('std::map{{}}'))?.[1] ?? '';
    expect(inside).not.toMatch(/\}|::/);
    const shown = inside.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
    expect(shown).toBe('std::map{{}}');
  });
});

describe('a sentence of the material', () => {
  it('keeps its marks and its formulas', () => {
    expect(ankiQuote('The **sea** is\n`deep`, $x_1$')).toBe('The <strong>sea</strong> is <code>deep</code>, \\(x_1\\)');
  });

  it('is no list where it begins with a date', () => {
    expect(ankiQuote('17. November was *cold*.')).toBe('17. November was *cold*.');
  });

  it('loads nothing and runs nothing', () => {
    const html = ankiQuote(
      'See ![map](https://a.test/x.png) <script>alert(1)</script> [here](javascript:alert(1)) *now*',
    );
    expect(html).not.toMatch(/<img|<script|javascript:/);
    expect(html).toContain('<em>now</em>');
  });
});
