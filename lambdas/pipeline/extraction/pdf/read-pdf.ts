import './globals.ts';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { PDFParse } from 'pdf-parse';
import { MATERIAL_CHARACTERS } from '../../../../shared/catalogue/limits.ts';
import { GenerationFailed } from '../../../domain/generation/reasons.ts';
import { isIllegible } from '../illegible.ts';
import { withoutLeftovers } from '../leftovers.ts';
import type { FileText } from '../read-in-worker.ts';
import { linesOf, type PdfLine, type PlacedText } from './lines.ts';
import { markdownOfPages } from './markdown.ts';

interface PdfPage {
  streamTextContent(): ReadableStream<{ readonly items: readonly object[] }>;
  cleanup(): void;
}
interface PdfDocument {
  readonly numPages: number;
  getPage(number: number): Promise<PdfPage>;
}

const isDocument = (value: unknown): value is PdfDocument =>
  typeof value === 'object' && value !== null && 'getPage' in value && 'numPages' in value;

/** The pdf.js document inside pdf-parse: pdf-parse returns text without positions and font sizes, which headings need. */
const documentOf = async (parser: PDFParse): Promise<{ document: PdfDocument; title: string | undefined }> => {
  const { info } = await parser.getInfo();
  const document: unknown = Reflect.get(parser, 'doc');
  if (!isDocument(document)) throw new TypeError('pdf-parse no longer keeps its document under "doc"');
  const title: unknown = info?.Title;
  return { document, title: typeof title === 'string' ? title : undefined };
};

/**
 * Reads a page in pieces, so that reading can stop once the text is too long. The stream is not cancelled then: pdf.js
 * would go on writing into it, and the error would end the thread before it has reported the result.
 */
const itemsOf = async (page: PdfPage, room: number): Promise<PlacedText[]> => {
  const items: PlacedText[] = [];
  const reader = page.streamTextContent().getReader();
  let characters = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    for (const item of piece.value.items) {
      if (!('str' in item)) continue;
      items.push(item as PlacedText);
      characters += items.at(-1)?.str.length ?? 0;
    }
    if (characters > room) throw new GenerationFailed('too_long');
  }
  page.cleanup();
  return items;
};

const pagesOf = async (document: PdfDocument): Promise<{ pages: PdfLine[][]; broken: number }> => {
  const pages: PdfLine[][] = [];
  let room = MATERIAL_CHARACTERS;
  let broken = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    try {
      const items = await itemsOf(await document.getPage(number), room);
      room -= items.reduce((sum, { str }) => sum + str.length, 0);
      pages.push(linesOf(items, number));
    } catch (error) {
      if (error instanceof GenerationFailed) throw error;
      // A damaged page is skipped.
      broken += 1;
    }
  }
  return { pages, broken };
};

/** Whether a PDF contains pictures. They are streams, and a stream's dictionary is never compressed. */
const hasPictures = (bytes: Buffer): boolean => /\/Subtype\s*\/Image\b/.test(bytes.toString('latin1'));
/** Letters per page. Fewer are a stamp or a page number on a scanned page. */
const HARDLY_TEXT = 12;

/** The text of a PDF as Markdown, with headings recognised by font size. */
export const readPdf = async (bytes: Buffer): Promise<FileText> => {
  const parser = new PDFParse({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    disableFontFace: true,
    verbosity: 0,
  });
  const { document, title } = await documentOf(parser);
  const { pages, broken } = await pagesOf(document);
  const text = markdownOfPages(pages);
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (letters <= HARDLY_TEXT * pages.length && hasPictures(bytes)) throw new GenerationFailed('scanned');
  if (letters === 0) throw new GenerationFailed(broken > 0 ? 'corrupt' : 'empty');
  if (isIllegible(text)) throw new GenerationFailed('illegible');
  return { text: withoutLeftovers(text), title };
};
