import { describe, expect, it } from 'vitest';
import { csvRow } from '../../../../../lambdas/domain/deck/file/csv.ts';

describe('a row of a table', () => {
  it('quotes what would end a cell', () => {
    expect(csvRow(['a,b', 'say "x"', 'two\nlines', 'plain', 3, -1.5])).toBe(
      '"a,b","say ""x""","two\nlines",plain,3,-1.5\r\n',
    );
  });

  it('is never taken for a formula by a spreadsheet', () => {
    for (const begin of ['=', '+', '-', '@', ' =', '\t', '\r', '\n=', '＝'])
      expect(csvRow([`${begin}1`]), JSON.stringify(begin)).toMatch(/^"?'/);
    expect(csvRow(['1-1', 'a=b'])).toBe('1-1,a=b\r\n');
  });
});
