import { hasFormat, type SessionFormat } from '../../../shared/model/account/export.ts';
import { AppError } from '../../../shared/model/app-error.ts';
import type { SceneRecord } from '../scene/scene.ts';
import type { SessionRecord } from '../session/session.ts';
import { slugOf } from './account-files.ts';
import { type Book, bookMarkdown, bookOf, textOf } from './book.ts';
import { bookEpub } from './epub.ts';
import { bookHtml } from './html.ts';
import type { Face, Typefaces } from './typefaces.ts';

/** Bytes that fit into one response of the API after base64. */
const MAX_BYTES = 4_000_000;

interface FormatWriter {
  readonly extension: string;
  readonly type: string;
  /** Whether the typeface goes into the file. */
  readonly embedsFonts: boolean;
  write(book: Book, session: SessionRecord, faces: readonly Face[]): string | Uint8Array;
}

const formats: Readonly<Record<SessionFormat, FormatWriter>> = {
  markdown: { extension: 'md', type: 'text/markdown; charset=utf-8', embedsFonts: false, write: bookMarkdown },
  html: {
    extension: 'html',
    type: 'text/html; charset=utf-8',
    embedsFonts: true,
    write: (book, _, faces) => bookHtml(book, faces),
  },
  epub: {
    extension: 'epub',
    type: 'application/epub+zip',
    embedsFonts: true,
    write: (book, { id, updated_at: modified }, faces) => bookEpub(book, { id, modified, faces }),
  },
};

interface SessionExportInput {
  readonly session: SessionRecord;
  readonly scenes: readonly SceneRecord[];
  readonly format: SessionFormat;
  readonly tier: 'free' | 'pro';
  readonly typefaces: Typefaces;
}

/** The user's own session as one file. Free has Markdown only. */
export const exportSession = async ({ session, scenes, format, tier, typefaces }: SessionExportInput) => {
  if (!hasFormat(tier, format)) throw new AppError('format_pro');
  const book = bookOf(session, scenes);
  if (book.chapters.length === 0) throw new AppError('nothing_to_export');
  const { extension, type, embedsFonts: set, write } = formats[format];
  const faces = set ? await typefaces.facesFor(textOf(book)) : [];
  const content = Buffer.from(write(book, session, faces));
  if (content.length > MAX_BYTES) throw new AppError('too_large');
  return { name: `${slugOf(session.title)}.${extension}`, type, base64: content.toString('base64') };
};
