import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { extractFile } from '../../eval/edition.ts';
import { engine } from '../../fixtures/lesson/engine.ts';
import { repository, run } from '../cache.ts';
import { python } from '../python.ts';
import type { Referee } from '../referee.ts';
import { differences, documents } from './documents.ts';
import { missingRuns } from './words.ts';

/** What the extract step keeps of a file, headings among it. */
const readByUs = async (file: string): Promise<string> => {
  const { chunks } = await extractFile({ name: path.basename(file), bytes: readFileSync(file) }, engine);
  return chunks.map(({ heading, text }) => `${heading ?? ''}\n${text}`).join('\n');
};

export const reading: Referee = {
  title:
    'what is read of published documents, as Markdown and as the Word file that pandoc makes of it, against what pandoc reads',
  needs: [['python3', '--version']],
  differences,
  async run(report) {
    const pandoc = run(python('python'), ['-c', 'import pypandoc; print(pypandoc.get_pandoc_path())']).trim();
    const folder = mkdtempSync(path.join(tmpdir(), 'fabula-reading-'));
    try {
      for (const document of documents) {
        const markdown = path.join(repository, 'node_modules', document);
        const word = path.join(folder, `${document.replaceAll('/', '-')}.docx`);
        const theirs = run(pandoc, ['-f', 'gfm', '-t', 'plain', '--wrap=none', markdown]);
        run(pandoc, ['-f', 'gfm', '-t', 'docx', '-o', word, markdown]);
        for (const file of [markdown, word]) {
          const missing = missingRuns(theirs, await readByUs(file));
          const name = `${document}${file === word ? ', as a Word file' : ''}`;
          report.judge(name, missing.length > 0 ? `lacks ${missing.length}: ${missing.join(' | ')}` : undefined);
        }
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
