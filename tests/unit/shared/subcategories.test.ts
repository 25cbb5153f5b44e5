import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { categories } from '../../../shared/catalogue/categories.ts';

/** `1. **Category** - First; Second; …`, as the specification's catalogue has it. */
const LINE = /^\d+\. \*\*(.+)\*\* - (.+)$/gm;
const specified = [...readFileSync('docs/spec/catalogue.md', 'utf8').matchAll(LINE)].map(([, label, names = '']) => [
  label,
  names.split('; '),
]);

it('each category has the subcategories of the catalogue, in its order [CAT-15]', () => {
  expect(specified).toHaveLength(18);
  expect(categories.map(({ label, subcategories }) => [label, subcategories.map((each) => each.label)])).toEqual(
    specified,
  );
});
