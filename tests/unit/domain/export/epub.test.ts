import { describe, expect, it } from 'vitest';
import { openLiterata } from '../../../../lambdas/adapters/typefaces/literata.ts';
import { bookOf, textOf } from '../../../../lambdas/domain/export/book.ts';
import { bookEpub } from '../../../../lambdas/domain/export/epub.ts';
import type { Mode } from '../../../../shared/catalogue/contract-choices.ts';
import { newId } from '../../../../shared/model/id.ts';
import { readZip } from '../../../integration/leaving/read-zip.ts';
import { chapter, quiz } from '../../../integration/lesson.ts';
import { complaintsOf, complaintsOfDebian, hasDebian } from './epubcheck.ts';
import { sceneOf } from './scene-of.ts';

interface Sample {
  readonly title?: string;
  readonly mode?: Mode;
  readonly language?: string;
  readonly contents: readonly string[];
  readonly heading?: string;
}

const bytesOf = async ({ title = 'Cells', mode = 'custom', language, contents, heading = 'One' }: Sample) => {
  const session = { id: newId('ses'), mode, title, description: 'On <it>', language, category: null, genre: null };
  const chapters = contents.map((content, at) => sceneOf({ ...chapter(at + 1, heading), content }));
  const book = bookOf(session, [...chapters, sceneOf(quiz(contents.length + 1))]);
  const faces = await (await openLiterata()).facesFor(textOf(book));
  return bookEpub(book, { id: session.id, modified: '2026-01-02T03:04:05.678Z', faces });
};

const maths = `Energy is $E = mc^2$, and money is not.

$$
\\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a} \\qquad \\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}
$$

$$
\\begin{aligned} \\vec{F} &= m\\vec{a} \\\\ \\int_0^\\infty e^{-x} \\, dx &= 1 \\end{aligned}
$$

And $\\undefinedcommand{x}$, $\\color{red}{x} < y$, $\\text{if } \\mathbb{R} \\underbrace{a+b}_{c}$.`;

const samples: readonly (Sample & { readonly of: string })[] = [
  { of: 'a story', contents: ['# Title\n\nIt *was* **dark**.\n\n> A quote.\n\n---\n\n1. One\n2. Two\n   - three'] },
  {
    of: 'a text that is read from right to left',
    title: 'دورة الماء',
    language: 'ar',
    mode: 'traditional',
    contents: ['تسخّن الشمس ماء البحر فيتبخّر.\n\n> Water evaporates.\n\n```\nx = 1\n```\n\n$E = mc^2$'],
  },
  { of: 'formulas', mode: 'anchor', contents: [maths] },
  {
    of: 'code',
    contents: [
      '```ts\nconst a: Array<string> = x && y; // ]]>\n```\n\n`<b>` and <b>HTML</b> & more.\n\n<div>\n\nBlock',
    ],
  },
  {
    of: 'tables',
    contents: [
      '| a | b | c | d |\n|:--|--:|:-:|---|\n| 1 | 2 | 3 | |\n| | `x \\| y` | **4** | $5 |\n\n- [x] done\n- [ ] open',
    ],
  },
  { of: 'footnotes', contents: ['One[^1] and two[^b], one again[^1].\n\n[^1]: First.\n[^b]: Second, ~~no~~.'] },
  {
    of: 'addresses that lead nowhere',
    contents: [
      '[a](chapter-9.xhtml) [b](#nowhere) [c](javascript:alert(1)) [d](http://) [e](https://example.com/a b) [f](<https://example.com/ä?x=1&y=2>) ![g](https://example.com/x.png "t") ![h](x.svg) <a@example.com> www.example.com',
    ],
  },
  {
    of: 'long titles',
    title: `${'A very long title '.repeat(16)}\n# end`,
    heading: 'Donaudampfschifffahrt'.repeat(14),
    contents: ['One'],
  },
  {
    of: 'control characters',
    title: 'A\u0000\u0008 title\u000b\ud800',
    heading: '\u0001',
    contents: ['One\u0002 two\u001b[0m\ufffe\udc00'],
  },
  {
    of: 'Greek, Cyrillic and Vietnamese',
    title: 'Ὀδύσσεια',
    contents: ['Привет. Tiếng Việt. Łódź. Ω'],
    language: 'el',
  },
];

describe('an e-book, in the eyes of EPUBCheck,', () => {
  it.each(samples)('is one with $of [BILL-06]', async ({ of: _, ...sample }) => {
    expect(await complaintsOf(await bytesOf(sample))).toEqual([]);
  });

  // A start of Java takes seconds: one book of everything
  it.runIf(hasDebian)(
    "is one with all of it in the eyes of the W3C's too",
    async () => {
      const contents = samples.flatMap((sample) => sample.contents);
      const title = samples.map((sample) => sample.title ?? '').join(' ');
      expect(await complaintsOfDebian(await bytesOf({ title, contents, language: 'ar' }))).toEqual([]);
    },
    180_000,
  );
});

describe('an e-book', () => {
  it('has its formulas as MathML that says what was written, and leaves money alone', async () => {
    const files = await readZip(
      await bytesOf({ contents: ['Energy is $E = mc^2$.', 'It cost $5 in May, $10 in June.'] }),
    );
    expect(files.get('book/chapter-001.xhtml')).toMatch(
      /Energy is <math alttext="E = mc\^2" xmlns="[^"]+MathML">.*<\/math>\./,
    );
    expect(files.get('book/chapter-002.xhtml')).toContain('It cost $5 in May, $10 in June.');
    const opf = files.get('book/book.opf') ?? '';
    expect(opf).toContain('href="chapter-001.xhtml" media-type="application/xhtml+xml" properties="mathml"');
    expect(opf).toContain('href="chapter-002.xhtml" media-type="application/xhtml+xml"/>');
  });

  it('begins with the cover that stands on its card', async () => {
    const files = await readZip(await bytesOf({ contents: [''], title: 'Cells and "more"', mode: 'anchor' }));
    const cover = files.get('book/cover.svg') ?? '';
    expect(cover).toContain('aria-label="Cells and &quot;more&quot;"');
    expect(cover).not.toContain('var(');
    expect(files.get('book/cover.xhtml')).toContain(cover.slice(cover.indexOf('<svg')).trim());
    expect(files.get('book/book.opf')).toMatch(/<spine[^>]*>\n<itemref idref="cover"\/>/);
  });

  it('carries the letters of the reading face that it needs, and no others', async () => {
    const fontsOf = async (text: string) =>
      [...(await readZip(await bytesOf({ contents: [text] }))).keys()].filter((name) => name.endsWith('.woff2'));
    expect(await fontsOf('Cells – “alive”')).toEqual(
      ['normal', 'italic'].map((style) => `book/fonts/literata-latin-wght-${style}.woff2`),
    );
    expect(await fontsOf('Ψυχή')).toContain('book/fonts/literata-greek-wght-italic.woff2');
  });
});
