const LINES: readonly (readonly [RegExp, string])[] = [
  // The line under a table's header, and horizontal rules
  [/^\s*\|?(?:\s*:?-{3,}:?\s*\|?)+\s*$/, ''],
  [/^\s*>\s?/, ''],
  [/^\s*#{1,6}\s+/, ''],
  // Not "17. November", which may be a date instead of a list item
  [/^\s*(?:[-*+•]|\d{1,2}\))\s+(?:\[[ xX]\]\s+)?/, ''],
  [/^\s*\|\s*|\s*\|\s*$/g, ''],
];
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/!?\[([^\]]*)\]\([^)\s]*\)/g, '$1'],
  [/\s+\|\s+/g, ' · '],
  [/\*{2,3}|~~|`+/g, ''],
  // Emphasis marks touch their words; a multiplication sign has spaces around it
  [/(?<![\w*])\*(?=\S)([^*]+?)(?<=\S)\*(?![\w*])/g, '$1'],
  [/(?<!\w)_(?=\S)([^_]+?)(?<=\S)_(?!\w)/g, '$1'],
  [/\\([\\`*_{}[\]()#+\-.!|~>])/g, '$1'],
];
const apply = (text: string, rules: readonly (readonly [RegExp, string])[]): string =>
  rules.reduce((left, [pattern, put]) => left.replace(pattern, put), text);

/**
 * A passage of Markdown as plain text in one line. It may be cut off anywhere, so marks without a counterpart are removed
 * too.
 */
export const plainText = (markdown: string): string =>
  markdown
    .split('\n')
    .map((line) => apply(apply(line, LINES), MARKS).trim())
    .filter(Boolean)
    .join(' ')
    .replace(/\s+/g, ' ');
