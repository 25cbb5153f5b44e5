import { expect, it } from 'vitest';
import { textOf } from '../../../../lambdas/pipeline/extraction/text-of.ts';
import { around, bold, docxOf, heading, paragraph } from '../../../fixtures/files/docx.ts';

const told = async (...body: readonly string[]): Promise<string> => (await textOf(docxOf(...body), 'x.docx')).text;

it('an equation in a Word document is told in its sentence', async () => {
  const half =
    '<m:oMath><m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f></m:oMath>';
  expect(await told(around('A tank holds ', half, ' of it.'))).toBe('A tank holds $\\frac{1}{2}$ of it.');
});

it('an equation without an end does not cost the rest of a Word document', async () => {
  const deep = `<m:oMath>${'<m:box><m:e>'.repeat(20_000)}${'</m:e></m:box>'.repeat(20_000)}</m:oMath>`;
  expect(await told(around('Before', deep, ' and after.'))).toBe('Before and after.');
});

it('a Word document without heading styles has its headings where short lines stand out', async () => {
  const text = await told(
    bold('How locks work', 18),
    paragraph('A lock lifts a boat from one level of water to another.'),
    bold('Filling', 13),
    paragraph('Water runs in through the upper gate until both levels are the same.'),
    bold('Note that this takes a while.', 11),
    paragraph('Ten minutes are usual.'),
  );
  expect(text.match(/^#.*$/gm)).toEqual(['# How locks work', '## Filling']);
  expect(text).toContain('Note that this takes a while.');
});

it('a Word document with heading styles keeps to them', async () => {
  const text = await told(heading(1, 'Locks'), bold('Filling', 13), paragraph('Water runs in.'));
  expect(text.match(/^#.*$/gm)).toEqual(['# Locks']);
});

it('a text box of a Word document is told', async () => {
  const box = '<w:r><w:pict><v:shape><v:textbox><w:txbxContent>';
  const end = '</w:txbxContent></v:textbox></v:shape></w:pict></w:r>';
  const text = await told(around('The gates open.', `${box}${paragraph('Beware of the sill.')}${end}`, ''));
  expect(text.split('\n\n')).toEqual(['The gates open.', 'Beware of the sill.']);
});
