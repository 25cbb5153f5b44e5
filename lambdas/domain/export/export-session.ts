import { hasFormat, type SessionFormat } from '../../../shared/model/account/export.ts';
import { AppError } from '../../../shared/model/app-error.ts';
import type { SceneRecord } from '../scene/scene.ts';
import type { SessionRecord } from '../session/session.ts';
import { slugOf } from './account-files.ts';
import { bookEpub } from './epub.ts';
import { bookHtml } from './html.ts';
import { type Book, bookMarkdown, bookOf, textOf } from './lesson.ts';
import type { Face, Typefaces } from './typefaces.ts';

/** What fits into one answer of the API once it is written as text. */
const MOST_BYTES = 4_000_000;

interface FormatShape {
  readonly ending: string;
  readonly type: string;
  /** Whether the typeface goes into the file. */
  readonly set: boolean;
  write(book: Book, session: SessionRecord, faces: readonly Face[]): string | Uint8Array;
}

const formats: Readonly<Record<SessionFormat, FormatShape>> = {
  markdown: { ending: 'md', type: 'text/markdown; charset=utf-8', set: false, write: bookMarkdown },
  html: {
    ending: 'html',
    type: 'text/html; charset=utf-8',
    set: true,
    write: (book, _, faces) => bookHtml(book, faces),
  },
  epub: {
    ending: 'epub',
    type: 'application/epub+zip',
    set: true,
    write: (book, { id, updated_at: modified }, faces) => bookEpub(book, { id, modified, faces }),
  },
};

interface Wanted {
  readonly session: SessionRecord;
  readonly scenes: readonly SceneRecord[];
  readonly format: SessionFormat;
  readonly tier: 'free' | 'pro';
  readonly typefaces: Typefaces;
}

/** One's own session as one file: Markdown for everybody, what else there is for Pro. */
export const exportSession = async ({ session, scenes, format, tier, typefaces }: Wanted) => {
  if (!hasFormat(tier, format)) throw new AppError('format_pro');
  const book = bookOf(session, scenes);
  if (book.chapters.length === 0) throw new AppError('nothing_to_export');
  const { ending, type, set, write } = formats[format];
  const faces = set ? await typefaces.facesFor(textOf(book)) : [];
  const content = Buffer.from(write(book, session, faces));
  if (content.length > MOST_BYTES) throw new AppError('too_large');
  return { name: `${slugOf(session.title)}.${ending}`, type, base64: content.toString('base64') };
};
