import { describe, expect, it } from 'vitest';
import { bookMarkdown, bookOf } from '../../../../lambdas/domain/export/book.ts';
import { bookEpub } from '../../../../lambdas/domain/export/epub.ts';
import { bookHtml } from '../../../../lambdas/domain/export/html.ts';
import { proseHtml } from '../../../../lambdas/domain/export/prose.ts';
import { newId } from '../../../../shared/model/id.ts';
import { readZip } from '../../../integration/leaving/read-zip.ts';
import { chapter, quiz } from '../../../integration/lesson.ts';
import { sceneOf } from './scene-of.ts';

const session = {
  id: newId('ses'),
  mode: 'custom',
  title: 'Cells & <more>',
  description: 'What cells are.',
  category: null,
  genre: null,
} as const;
const scenes = [
  sceneOf(chapter(1), { content: '### Deep\n\nText.\n\n```\n# no heading\n```\n\n#### Deeper', terms: [] }),
  sceneOf(chapter(2)),
  sceneOf(quiz(3)),
  sceneOf(chapter(4, 'Given up'), { state: 'failed', content: null }),
];
const book = bookOf(session, scenes);

describe('a lesson as Markdown', () => {
  const markdown = bookMarkdown(book);

  it('has one outline, whatever levels its scenes begin with, and leaves code alone [BILL-06]', () => {
    expect(markdown.match(/^#+ .*$/gm)).toEqual([
      '# Cells & <more>',
      '## Chapter 1',
      '### Deep',
      '# no heading',
      '#### Deeper',
      '## Chapter 2',
      '## Quiz',
      '### Answers',
      '## Terms',
    ]);
  });

  it('asks all questions before it answers any, and quotes the material for each answer', () => {
    const asked = markdown.indexOf('**2. What does each cell have?**');
    expect(asked).toBeGreaterThan(0);
    expect(markdown.indexOf('### Answers')).toBeGreaterThan(asked);
    expect(markdown).toContain('**2. B) A membrane**\n\nThe text says so.\n\n> smallest units of life');
  });

  it('leaves out what could not be written', () => {
    expect(markdown).not.toContain('Given up');
  });
});

it('is one file as a web page, in which nothing of a text becomes HTML of its own', () => {
  const html = bookHtml(
    bookOf(session, [sceneOf(chapter(1), { content: '<script>alert(1)</script>\n\nIt is **bold**.' })]),
  );
  expect(html).toContain('<title>Cells &amp; &lt;more&gt;</title>');
  expect(html).toContain('&#x3C;script>alert(1)');
  expect(html).not.toContain('<script');
  expect(html).toContain('<strong>bold</strong>');
});

it('makes a link of nothing that only stands in a text', () => {
  const html = proseHtml('See www.one.example, https://two.example and [three](https://three.example).', {
    direction: 'ltr',
    prefix: 's1-',
  });
  expect(html).toBe('<p>See www.one.example, https://two.example and <a href="https://three.example/">three</a>.</p>');
});

it('is an e-book that begins with what it is, with a page for each scene and one for its terms', async () => {
  const bytes = bookEpub(book, { id: 'ses_1', modified: '2026-01-02T03:04:05.678Z' });
  expect(Buffer.from(bytes.subarray(30, 58)).toString()).toBe('mimetypeapplication/epub+zip');
  const files = await readZip(bytes);
  expect([...files.keys()].filter((name) => name.includes('chapter'))).toHaveLength(4);
  const opf = files.get('book/book.opf') ?? '';
  expect(opf).toContain('<meta property="dcterms:modified">2026-01-02T03:04:05Z</meta>');
  expect(opf.match(/<itemref idref="[^"]+/g)?.map((ref) => ref.slice(16))).toEqual([
    'cover',
    'nav',
    'c1',
    'c2',
    'c3',
    'c4',
  ]);
  expect(files.get('book/nav.xhtml')).toContain('<a href="chapter-002.xhtml">Chapter 2</a>');
  expect(files.get('book/chapter-001.xhtml')).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>/);
});
