import { describe, expect, it } from 'vitest';
import { textOf } from '../../../../lambdas/pipeline/extraction/text-of.ts';
import { type PdfLine, pdfOf } from '../../../fixtures/files/pdf.ts';

const told = async (...pages: readonly (readonly PdfLine[])[]): Promise<string[]> =>
  (await textOf(pdfOf(pages), 'x.pdf')).text.split('\n\n');

const left = [
  'A kiln is fired slowly at first,',
  'because water in the clay turns',
  'to steam and cracks it. Above',
  'six hundred degrees the clay is',
  'dry, and the fire may grow until',
  'the glaze melts and runs evenly.',
  'A cone of clay that bends at a',
  'known heat tells when to stop.',
];
const right = [
  'Cooling takes twice as long. Who',
  'opens the door too soon hears',
  'the glaze ring as it cracks, and',
  'thick plates may break in two.',
  'Glazes are ground glass in water',
  'with a little clay that keeps it',
  'from settling. Iron makes them',
  'brown, and copper green or red.',
];

describe('a page of a PDF', () => {
  it('that is drawn across two columns is read down one and then the other', async () => {
    const lines = left.flatMap((text, at): PdfLine[] => [
      [text, 10],
      [right[at] ?? '', 10, 330, 0],
    ]);
    const all = (await told(lines)).join(' ');
    expect(all).toContain('Above six hundred degrees the clay is dry');
    expect(all.indexOf('tells when to stop')).toBeLessThan(all.indexOf('Cooling takes'));
  });

  it('has its tables as tables', async () => {
    const row = (...cells: readonly string[]): PdfLine[] =>
      cells.map((cell, at) => (at === 0 ? [cell, 10] : [cell, 10, 50 + at * 120, 0]));
    const blocks = await told([
      ['The glazes of the workshop and what each of them needs in the kiln are these:', 10],
      ...row('Glaze', 'Degrees', 'Hours'),
      ...row('Celadon', '1280', '11'),
      ...row('Tenmoku', '1260', '9.5'),
    ]);
    expect(blocks).toContain(
      '| Glaze | Degrees | Hours |\n| --- | --- | --- |\n| Celadon | 1280 | 11 |\n| Tenmoku | 1260 | 9.5 |',
    );
  });

  it('has a caption as a line of its own, and the paragraph around it in one', async () => {
    const blocks = await told([
      ['The cone stands where it can be seen through the hole in the door, and when its', 10],
      ['', 10],
      ['Figure 2. Three cones, of which the first has bent.', 9],
      ['', 10],
      ['tip touches the shelf the burner is turned off at once by whoever is on watch.', 10],
    ]);
    expect(blocks).toEqual([
      'The cone stands where it can be seen through the hole in the door, and when its tip touches the shelf the burner is turned off at once by whoever is on watch.',
      '*Figure 2. Three cones, of which the first has bent.*',
    ]);
  });

  it('has its footnotes at the end, and no mark of them in the text', async () => {
    const blocks = await told(
      [
        ['The oldest kilns were pits in the ground.', 10],
        ['7', 6, 232, 4],
        ['Later ones were dug into slopes, so that the fire drew by itself, and the pots stood', 10],
        ['7 Some were used for a thousand years.', 7],
      ],
      [['on steps above it. That is how they were built for very many years in most countries.', 10]],
    );
    const text = blocks.join('\n');
    expect(text).not.toMatch(/ground\.\s*7/);
    expect(text).toContain('the pots stood on steps');
    expect(blocks.slice(-2)).toEqual(['## Notes', '7 Some were used for a thousand years.']);
  });

  it('keeps an exponent and an index', async () => {
    const [text] = await told([
      ['Each tile of 10 cm', 10],
      ['2', 6, 138, 4],
      [' needs 3 g of H', 10, 142, 0],
      ['2', 6, 212, -2],
      ['O in its glaze, which is sprayed on.', 10, 215, 0],
    ]);
    expect(text).toContain('10 cm^2^ needs');
    expect(text).toContain('H~2~O');
  });

  it('has lists item by item, with what hangs below an item', async () => {
    const blocks = await told([
      ['Before the kiln is lit one has to see to three things, which are easily forgotten:', 10],
      ['1. The shelves are washed with', 10, 60],
      ['alumina on their upper side.', 10, 72],
      ['2. No pot touches another.', 10, 60],
      ['3. The chimney is open.', 10, 60],
    ]);
    expect(blocks[1]).toBe(
      '1. The shelves are washed with alumina on their upper side.\n2. No pot touches another.\n3. The chimney is open.',
    );
  });

  it('has terms and what hangs below them as definitions', async () => {
    const blocks = await told([
      ['bisque', 10],
      ['ware that has been fired once and', 10, 80],
      ['is not glazed yet', 10, 80],
      ['slip', 10],
      ['clay in water, thin enough to pour', 10, 80],
      ['grog', 10],
      ['fired clay, ground and mixed in', 10, 80],
    ]);
    expect(blocks).toEqual([
      '<dl><dt>bisque</dt><dd>ware that has been fired once and is not glazed yet</dd>\n<dt>slip</dt><dd>clay in water, thin enough to pour</dd>\n<dt>grog</dt><dd>fired clay, ground and mixed in</dd></dl>',
    ]);
  });

  it('keeps the hyphen of a compound at the end of a line', async () => {
    const blocks = await told([
      ['Wood ash makes a glaze by itself. This kiln burns wood and is salt-', 10],
      ['glazed, as the salt-glazed jars of the Rhine were. In the mid-', 10],
      ['dle of the firing salt is thrown in.', 10],
    ]);
    expect(blocks.join(' ')).toContain('is salt-glazed, as the salt-glazed jars of the Rhine were. In the middle of');
  });
});
