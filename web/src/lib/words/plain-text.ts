const LINES: readonly (readonly [RegExp, string])[] = [
  // The line under a table's head, and rules
  [/^\s*\|?(?:\s*:?-{3,}:?\s*\|?)+\s*$/, ''],
  [/^\s*>\s?/, ''],
  [/^\s*#{1,6}\s+/, ''],
  // Not "17. November", which is a date as often as a place in a list
  [/^\s*(?:[-*+•]|\d{1,2}\))\s+(?:\[[ xX]\]\s+)?/, ''],
  [/^\s*\|\s*|\s*\|\s*$/g, ''],
];
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/!?\[([^\]]*)\]\([^)\s]*\)/g, '$1'],
  [/\s+\|\s+/g, ' · '],
  [/\*{2,3}|~~|`+/g, ''],
  // Emphasis clings to its words; a product has room on both sides
  [/(?<![\w*])\*(?=\S)([^*]+?)(?<=\S)\*(?![\w*])/g, '$1'],
  [/(?<!\w)_(?=\S)([^_]+?)(?<=\S)_(?!\w)/g, '$1'],
  [/\\([\\`*_{}[\]()#+\-.!|~>])/g, '$1'],
];
const apply = (text: string, rules: readonly (readonly [RegExp, string])[]): string =>
  rules.reduce((left, [pattern, put]) => left.replace(pattern, put), text);

/**
 * A passage of Markdown as it is read: without marks, in one line. It may be cut anywhere, so that marks without their
 * counterpart go too.
 */
export const plainText = (markdown: string): string =>
  markdown
    .split('\n')
    .map((line) => apply(apply(line, LINES), MARKS).trim())
    .filter(Boolean)
    .join(' ')
    .replace(/\s+/g, ' ');
