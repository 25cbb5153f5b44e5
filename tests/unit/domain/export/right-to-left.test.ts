import { describe, expect, it } from 'vitest';
import type { Book } from '../../../../lambdas/domain/export/book.ts';
import { bookEpub } from '../../../../lambdas/domain/export/epub.ts';
import { bookHtml } from '../../../../lambdas/domain/export/html.ts';
import { newSession } from '../../../../lambdas/domain/generation/new-session.ts';
import { lessonReady } from '../../../../lambdas/domain/notification/mail-texts.ts';
import { previewPage } from '../../../../lambdas/http/preview-page.ts';
import { readZip } from '../../../integration/leaving/read-zip.ts';

const cover = { id: 'ses_1', mode: 'traditional', title: 'Water' } as const;
const arabic: Book = {
  cover,
  title: 'دورة الماء',
  description: null,
  language: 'ar',
  chapters: [{ title: 'من البحر إلى السماء', markdown: 'تسخّن الشمس ماء البحر فيتبخّر.\n\n> Water evaporates.' }],
};
const english: Book = {
  cover,
  title: 'The water cycle',
  description: null,
  chapters: [{ title: 'Up', markdown: 'The sun warms the sea.\n\n> تسخّن الشمس' }],
};

describe('a lesson in a script that is read from right to left', () => {
  it('is so as a web page, in its language, and one that only quotes such a script is not', () => {
    expect(bookHtml(arabic)).toContain('<html lang="ar" dir="rtl">');
    expect(bookHtml(english)).toContain('<html dir="ltr">');
    expect(bookHtml(arabic)).toContain('border-inline-start');
    expect(bookHtml(arabic)).toContain('<blockquote dir="ltr">');
    expect(bookHtml(english)).toContain('<blockquote dir="rtl">');
  });

  it('is so as an e-book, whose pages turn the other way', async () => {
    const files = await readZip(bookEpub(arabic, { id: 'ses_1', modified: '2026-01-02T03:04:05.678Z' }));
    const opf = files.get('book/book.opf') ?? '';
    expect(opf).toContain('<dc:language>ar</dc:language>');
    expect(opf).toContain('<spine page-progression-direction="rtl">');
    expect(files.get('book/chapter-001.xhtml')).toContain('xml:lang="ar" lang="ar" dir="rtl"');
    expect(files.get('book/nav.xhtml')).toContain('dir="rtl"');
  });

  it('has a name that turns no sentence of a mail round, and a preview in its language', () => {
    const session = { ...newSession('ann', { mode: 'custom', title: arabic.title }, 0), language: 'ar' };
    expect(lessonReady('https://fabula.example', session).subject).toBe('Ready to read: \u2068دورة الماء\u2069');
    const page = previewPage(session, 'https://fabula.example');
    expect(page).toContain('<html lang="ar">');
    expect(page).toContain('<p dir="auto">');
  });
});
