import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handoutOf } from '../fixtures/files/handout.ts';
import { topicTexts } from '../fixtures/lesson/topic-texts.ts';

const root = path.resolve(import.meta.dirname, '../..');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'command-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lesson = (...args: string[]) =>
  new Promise<{ code: number; out: string; said: string }>((resolve) => {
    execFile(process.execPath, ['local/lesson.ts', ...args], { cwd: root }, (error, out, said) =>
      resolve({ code: error ? Number(error.code) : 0, out, said }),
    );
  });

describe('npm run lesson', () => {
  it('prints a lesson from a PDF as Markdown, and nothing else on standard output', async () => {
    const file = path.join(folder, 'handout.pdf');
    writeFileSync(file, handoutOf(topicTexts.get('active-recall') ?? '', 18));
    const { code, out, said } = await lesson(file, '--genre', 'mystery', '--style', 'doyle', '--minutes', '15');
    expect(code).toBe(0);
    expect(out).toMatch(/^# /);
    expect(out).toMatch(/\n## Answers\n/);
    expect(out).toMatch(/\n- A\) /);
    // Every answer is a quote of the material
    const material = (topicTexts.get('active-recall') ?? '')
      .replace(/[*_`|]/g, '')
      .replace(/\s+/g, ' ')
      .replaceAll("'", '’');
    const quotes = [...out.matchAll(/^\d+\. \*\*[A-D]\*\*: “(.+)”/gm)].map(([, quote]) => quote ?? '');
    expect(quotes.length).toBeGreaterThan(0);
    for (const quote of quotes) expect(material).toContain(quote);
    expect(said).toContain('Writing scenes');
  });

  it('prints a lesson without a story where nobody names a genre', async () => {
    const file = path.join(folder, 'recall.md');
    writeFileSync(file, topicTexts.get('active-recall') ?? '');
    const { code, out } = await lesson(file, '--minutes', '15');
    expect(code).toBe(0);
    expect(out).toMatch(/^# .+\n\n## Before you begin\n\n### What lies ahead\n\n1\. .+ \(\d+ min\)\n/);
    expect(out.split('\n## ')[2]).not.toMatch(/^> /m);
    // A blank to read, not to write on; and no answer that is given twice in its line
    expect(out).not.toContain('\\_\\_');
    for (const [line, answer = ''] of out.split('\n## Answers')[1]?.matchAll(/^\d+\. ([^*“\n]{20,}) .*$/gm) ?? [])
      expect(line.replace(/[*`]/g, '').split(answer)).toHaveLength(2);
  });

  it('takes a PDF for an anchor lesson too', async () => {
    const file = path.join(folder, 'habits.pdf');
    writeFileSync(file, handoutOf(topicTexts.get('active-recall') ?? '', 18));
    const told = ['--universe', 'Star Wars', '--topic', 'Habits of a crew', '--minutes', '15'];
    const { code, out } = await lesson(file, '--mode', 'anchor', ...told);
    expect(code).toBe(0);
    expect(out).toMatch(/\n## Answers\n/);
  });

  it.each([
    [['notes.xls'], 'Please upload only .txt, .md, .pdf, or .docx files'],
    [['notes.md', '--genre', 'western'], 'There is no genre "western".'],
    [[], 'Name one file.'],
  ])('says how to call it when %j cannot be run', async (args, reason) => {
    const { code, out, said } = await lesson(...args);
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(said).toContain(reason);
    expect(said).toContain('npm run lesson -- FILE');
  });

  it('ends with the reason when the file holds nothing to read', async () => {
    const file = path.join(folder, 'broken.pdf');
    writeFileSync(file, '%PDF-1.7 and nothing else');
    const { code, said } = await lesson(file);
    expect(code).toBe(1);
    expect(said).toMatch(/\w{4,}/);
    expect(said).not.toMatch(/at .*\.ts:/);
  });
});
