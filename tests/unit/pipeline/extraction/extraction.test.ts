import { describe, expect, it } from 'vitest';
import { normalized } from '../../../../lambdas/document/normalize.ts';
import { GenerationFailed } from '../../../../lambdas/domain/generation/reasons.ts';
import { isIllegible } from '../../../../lambdas/pipeline/extraction/illegible.ts';
import { readInWorker, type UntrustedFile } from '../../../../lambdas/pipeline/extraction/read-in-worker.ts';
import { textOf as fileText } from '../../../../lambdas/pipeline/extraction/text-of.ts';
import { docxOf, docxParts, heading, paragraph, table } from '../../../fixtures/files/docx.ts';
import { type PdfLine, pdfOf } from '../../../fixtures/files/pdf.ts';
import { zipOf } from '../../../fixtures/files/zip.ts';
import { chunksOf } from '../../../fixtures/lesson/chunks-of.ts';

const textOf = async (bytes: Buffer, name: string): Promise<string> => (await fileText(bytes, name)).text;
const reasonOf = (bytes: Buffer, name: string): Promise<unknown> =>
  textOf(bytes, name).then(
    (text) => `text: ${text.slice(0, 40)}`,
    (error: unknown) => (error instanceof GenerationFailed ? error.reason : error),
  );

/** Twelve pages with a running title, a heading, text in three lines and a page number. */
const page = (number: number): PdfLine[] => [
  ['Rivers of the north', 9],
  [`Chapter ${number} on water`, 20],
  [`On page ${number} the water comes from springs that lie high above the for-`, 11],
  ['est line, where snow stays until summer. It runs down through narrow gaps', 11],
  ['between the rocks.', 11],
  [`The second paragraph of page ${number} is about meadows and the banks in them,`, 11],
  ['which hold the water back.', 11],
  [String(number), 9],
];
const pages = Array.from({ length: 12 }, (_, index) => page(index + 1));

describe('the text of a PDF', () => {
  it('is read with its headings, its paragraphs joined and hyphens undone [FILE-08]', async () => {
    const text = await textOf(pdfOf(pages), 'rivers.pdf');
    expect(text.match(/^# .*$/gm)).toEqual(pages.map((_, index) => `# Chapter ${index + 1} on water`));
    expect(text).toContain(
      'On page 7 the water comes from springs that lie high above the forest line, where snow stays until summer. It runs down through narrow gaps between the rocks.',
    );
    expect(text).toContain(
      'The second paragraph of page 12 is about meadows and the banks in them, which hold the water back.',
    );
  });

  it('comes without running titles and page numbers', async () => {
    const text = await textOf(pdfOf(pages), 'RIVERS.PDF');
    expect(text).not.toContain('Rivers of the north');
    expect(text).not.toMatch(/^\d+$/m);
  });

  it('becomes chunks that know their heading', async () => {
    const [first] = chunksOf(await textOf(pdfOf(pages), 'rivers.pdf'));
    expect(first?.heading).toMatch(/^Chapter 1 on water/);
  });
});

it.each([
  ['The Nile and its Floods', 'scan0007.pdf', 'The Nile and its Floods'],
  ['Microsoft Word - Floods of the Nile.docx', 'x.pdf', 'Floods of the Nile'],
  ['untitled', 'floods-of-the-nile_final (2).pdf', 'floods of the nile'],
  [undefined, 'FloodsOfTheNile.pdf', 'Floods Of The Nile'],
  ['PowerPoint Presentation', 'scan 12.pdf', undefined],
  ['The floods of 1927', 'history-m51702.pdf', 'The floods of 1927'],
  [undefined, 'history-m51702.pdf', undefined],
] as const)('a PDF that calls itself %s, in the file %s, is called %s', async (title, name, called) => {
  expect((await fileText(pdfOf(pages, title === undefined ? {} : { title }), name)).title).toBe(called);
});

describe('the text of a Word document', () => {
  it('is read with headings, lists and tables [FILE-09]', async () => {
    const bytes = docxOf(
      heading(1, 'Rivers'),
      paragraph('The Alder & its banks are <low>.'),
      heading(2, 'Lengths'),
      table([
        ['River', 'Length'],
        ['Alder', '60'],
      ]),
    );
    expect(await textOf(bytes, 'rivers.docx')).toBe(
      '# Rivers\n\nThe Alder & its banks are \\<low>.\n\n## Lengths\n\n| River | Length |\n| --- | --- |\n| Alder | 60 |',
    );
  });
});

describe('the text of a text file', () => {
  it.each([
    ['UTF-8', Buffer.from('Flüsse – kurz')],
    ['UTF-16', Buffer.from('\uFEFFFlüsse – kurz', 'utf16le')],
    [
      'the encoding of old Windows files',
      Buffer.from([...Buffer.from('Fl'), 0xfc, ...Buffer.from('sse '), 0x96, ...Buffer.from(' kurz')]),
    ],
  ])('is read as %s', async (_, bytes) => {
    expect(normalized(await textOf(bytes, 'notes.txt'))).toBe('Flüsse – kurz');
  });

  it('loses settings that stand above Markdown, and keeps the title among them', async () => {
    const bytes = Buffer.from('---\r\ntitle: "On rivers"\r\nweight: 7\r\n---\r\nThey run.\r\n\r\n\r\n\r\nAll of them.');
    const [chunk] = chunksOf(await textOf(bytes, 'rivers.md'));
    expect([chunk?.heading, chunk?.text]).toEqual(['On rivers', 'They run.\n\nAll of them.']);
  });
});

it('is read in its stride when it is a desert of spaces', () => {
  const text = `Sand is dry.${' '.repeat(480_000)}Water is wet.`;
  expect(chunksOf(text).map((chunk) => chunk.text.replace(/ +/g, ' '))).toEqual(['Sand is dry. Water is wet.']);
});

describe('a text of signs in place of letters', () => {
  it('is told from one that has a few of them [FILE-08]', () => {
    const prose = 'Water comes from springs that lie high above the forest line. ';
    const signs = '\u0002\u0003\u0004 \u0005\u0006\u0010 \ue001\ue002 ';
    expect(isIllegible(prose.repeat(20))).toBe(false);
    expect(isIllegible(`${prose.repeat(20)}${signs}`)).toBe(false);
    expect(isIllegible(`${prose}${signs.repeat(20)}`)).toBe(true);
    expect(isIllegible('مرحبا بكم في المكتبة\n\tالماء')).toBe(false);
  });
});

describe('a file that cannot be read ends the generation with its own reason [FILE-08, FILE-09]:', () => {
  const good = pdfOf(pages);
  const docx = docxOf(paragraph('Text.'));
  const encryptedOffice = Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(600),
    Buffer.from('EncryptedPackage', 'utf16le'),
  ]);
  const bomb = (claims?: number) =>
    zipOf([
      ...docxParts,
      { name: 'word/document.xml', data: Buffer.alloc(30_000_000, ' '), ...(claims ? { claims } : {}) },
    ]);

  it.each<[string, Buffer, string, string]>([
    ['a PDF with a password', pdfOf(pages, { locked: true }), 'x.pdf', 'encrypted'],
    ['a Word document with a password', encryptedOffice, 'x.docx', 'encrypted'],
    ['a PDF of pictures', pdfOf([[], []], { picture: true }), 'x.pdf', 'scanned'],
    ['a PDF of pictures with page numbers', pdfOf([[['1', 9]], [['2', 9]]], { picture: true }), 'x.pdf', 'scanned'],
    ['a PDF without anything', pdfOf([[]]), 'x.pdf', 'empty'],
    ['a Word document without text', docxOf(), 'x.docx', 'empty'],
    ['no bytes at all', Buffer.alloc(0), 'x.txt', 'empty'],
    ['a PDF that breaks off', good.subarray(0, 60), 'x.pdf', 'corrupt'],
    ['bytes that are nothing', Buffer.from([1, 0, 2, 0, 3, 0]), 'x.pdf', 'corrupt'],
    ['a Word document that breaks off', docx.subarray(0, docx.length - 200), 'x.docx', 'corrupt'],
    [
      'a Word document of broken XML',
      zipOf([...docxParts, { name: 'word/document.xml', data: '<w:document' }]),
      'x.docx',
      'corrupt',
    ],
    ['a PDF called a Word document', good, 'x.docx', 'mismatched'],
    ['a Word document called a PDF', docx, 'x.pdf', 'mismatched'],
    ['a PDF called a text', good, 'x.txt', 'mismatched'],
    ['bytes called a text', Buffer.from([1, 0, 2, 0, 3, 0]), 'x.md', 'mismatched'],
    ['a zip that is no Word document', zipOf([{ name: 'xl/workbook.xml', data: 'x' }]), 'x.docx', 'mismatched'],
    ['an old Word document', Buffer.from('d0cf11e0a1b11ae100', 'hex'), 'x.docx', 'mismatched'],
    ['a name without an ending we know', docx, 'x.exe', 'mismatched'],
    ['a zip that says it explodes', bomb(), 'x.docx', 'exploding'],
    [
      'a zip of thousands of files',
      zipOf(Array.from({ length: 2_100 }, (_, n) => ({ name: `word/${n}`, data: '' }))),
      'x.docx',
      'exploding',
    ],
    ['a zip that lies about its size', bomb(1_000), 'x.docx', 'corrupt'],
    [
      'more than 500,000 characters',
      pdfOf(Array(30).fill(Array(100).fill(['word '.repeat(40), 5]))),
      'x.pdf',
      'too_long',
    ],
  ])('%s', async (_, bytes, name, reason) => {
    expect(await reasonOf(bytes, name)).toBe(reason);
  });
});

describe('a file that does not want to end', () => {
  const limits = { milliseconds: 20_000, residentBytes: 512 * 1_048_576, heapMegabytes: 384 };
  const fileOf = (kind: UntrustedFile['kind'], bytes: Buffer): UntrustedFile => ({
    kind,
    bytes: Uint8Array.from(bytes).buffer,
  });
  const many = docxOf(...Array(60_000).fill(paragraph('One of many.')));

  it.each([
    ['time', fileOf('pdf', pdfOf(pages)), { ...limits, milliseconds: 1 }],
    ['memory', fileOf('docx', many), { ...limits, residentBytes: 1 }],
    ['heap', fileOf('docx', many), { ...limits, heapMegabytes: 24 }],
  ])('is ended when it has used up its %s', async (_, file, tight) => {
    await expect(readInWorker(file, tight)).rejects.toMatchObject({ reason: 'heavy' });
  });

  it('does not spoil what is read after it', async () => {
    await expect(readInWorker(fileOf('docx', many), { ...limits, heapMegabytes: 24 })).rejects.toThrow();
    expect(await readInWorker(fileOf('docx', docxOf(paragraph('Still here.'))), limits)).toEqual({
      text: 'Still here.',
    });
  });
});
