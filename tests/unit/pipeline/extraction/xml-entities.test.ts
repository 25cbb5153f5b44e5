import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { textOf } from '../../../../lambdas/pipeline/extraction/text-of.ts';
import { docxParts } from '../../../fixtures/files/docx.ts';
import { zipOf } from '../../../fixtures/files/zip.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'entities-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const documentOf = (declared: string): Buffer =>
  zipOf([
    ...docxParts,
    {
      name: 'word/document.xml',
      data: `<?xml version="1.0"?><!DOCTYPE w:document [${declared}]><w:document xmlns:w="${NAMESPACE}"><w:body><w:p><w:r><w:t>Water boils: &x;.</w:t></w:r></w:p></w:body></w:document>`,
    },
  ]);
const told = (bytes: Buffer): Promise<string> =>
  textOf(bytes, 'x.docx')
    .then(({ text }) => text)
    .catch((error: unknown) => String(error));

it('a Word document cannot have a file of the server told', async () => {
  const secret = path.join(folder, 'secret.txt');
  writeFileSync(secret, 'the key under the mat');
  const text = await told(documentOf(`<!ENTITY x SYSTEM "${pathToFileURL(secret).href}">`));
  expect(text).not.toContain('under the mat');
});

it('a Word document cannot grow by entities of entities', async () => {
  const levels = Array.from(
    { length: 12 },
    (_, n) => `<!ENTITY e${n} "${n === 0 ? 'lol' : `&e${n - 1};`.repeat(10)}">`,
  );
  const text = await told(documentOf(`${levels.join('')}<!ENTITY x "&e11;">`));
  expect(text.length).toBeLessThan(1_000);
});
