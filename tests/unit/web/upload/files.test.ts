import { describe, expect, it } from 'vitest';
import { ACCEPT, checkFile } from '../../../../web/src/features/upload/check-file.ts';
import { append, decode, readText } from '../../../../web/src/features/upload/read-text.ts';
import { uploadNote } from '../../../../web/src/features/upload/upload-note.ts';

const MB = 1_048_576;
const fileOf = (content: string | Uint8Array<ArrayBuffer>) => new Blob([content]);

describe('a file that is brought', () => {
  it('is .txt, .md, .pdf or .docx [FILE-01]', () => {
    expect(ACCEPT).toBe('.txt,.md,.pdf,.docx');
    expect(checkFile({ name: 'notes.TXT', size: 10 })).toEqual({ kind: 'text' });
    expect(checkFile({ name: 'notes.md', size: 10 })).toEqual({ kind: 'text' });
    expect(checkFile({ name: 'notes.pdf', size: 10 })).toEqual({ kind: 'document' });
    expect(checkFile({ name: 'notes.docx', size: 10 })).toEqual({ kind: 'document' });
  });

  it('is refused when it is of another type [FILE-02]', () => {
    const text = 'Please upload only .txt, .md, .pdf, or .docx files';
    for (const name of ['notes.doc', 'notes.exe', 'notes', 'pdf'])
      expect(checkFile({ name, size: 10 })).toEqual({ kind: 'refused', text });
  });

  it('may hold 10 MB and not a byte more [FILE-03, FILE-04]', () => {
    expect(checkFile({ name: 'a.pdf', size: 10 * MB }).kind).toBe('document');
    expect(checkFile({ name: 'a.pdf', size: 10 * MB + 1 })).toEqual({
      kind: 'refused',
      text: 'File must be smaller than 10MB',
    });
  });
});

describe('the text of a file', () => {
  it('is refused when there is none [FILE-13]', async () => {
    await expect(readText(fileOf('  \n '))).rejects.toThrow('File appears to be empty or unreadable');
    await expect(readText(fileOf('PK\0\0'))).rejects.toThrow('File appears to be empty or unreadable');
    expect(checkFile({ name: 'a.txt', size: 0 })).toEqual({
      kind: 'refused',
      text: 'File appears to be empty or unreadable',
    });
  });

  it('says why it cannot be read [FILE-12]', async () => {
    const words = 'Failed to read file content: it was moved or changed since it was chosen. Please choose it again.';
    for (const said of [
      new DOMException('A requested file or directory …', 'NotFoundError'),
      new TypeError('Load failed'),
    ])
      await expect(readText({ arrayBuffer: () => Promise.reject(said) })).rejects.toThrow(words);
  });

  it('is understood in UTF-8, UTF-16 and the older encoding of Windows', () => {
    expect(decode(new TextEncoder().encode('Königsberg'))).toBe('Königsberg');
    expect(decode(Uint8Array.of(0xff, 0xfe, 0x4b, 0x00, 0xf6, 0x00))).toBe('Kö');
    expect(decode(Uint8Array.of(0x4b, 0xf6))).toBe('Kö');
  });

  it('is appended to what is there after a separator [FILE-07]', () => {
    expect(append('First part.', 'Second part.')).toBe('First part.\n\n---\n\nSecond part.');
    expect(append(' ', 'Only part.')).toBe('Only part.');
  });
});

describe('an upload on its way', () => {
  it('says how much has arrived and how long the rest takes', () => {
    const half = { sent: 1.5 * MB, size: 2.4 * MB, startedAt: 0 };
    expect(uploadNote(half, 6_000)).toBe('1.5 MB of 2.4 MB, 4 s left');
    expect(uploadNote({ ...half, sent: 0 }, 6_000)).toBe('0 KB of 2.4 MB');
  });
});
