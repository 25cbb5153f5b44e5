import { phrasePattern } from '../phrases/phrases.ts';

/** What an app for notes lists below a page's title: "Created: …", "Tags: …". */
const PROPERTY = /^(?:[\p{Lu}][\p{L} ]{1,30}): ?\S/u;
const TELLING = phrasePattern('property', 'imu');
/** A link to a table, a page or a program that lies beside the text, and a picture with one. */
const EXPORTED = /^\s*\[[^\]\n]*\]\([^)\n]*\.(?:csv|md|html|jar|swf)\)\s*$/;
const PICTURE = /\[!\[[^\]\n]{0,300}\]\([^)\n]{0,300}\)\]\([^)\n]{0,300}\.(?:csv|md|html|jar|swf)\)/g;
/** "3f9c1a2b4d5e4f6a8b7c9d0e1f2a3b4c" behind a name. */
const MARK = /\s+[0-9a-f]{32}\b/g;

/** What a block says without links to what lies beside it. One whose neighbour is prose is a part of that. */
const withoutExported = (block: readonly string[]): string[] => {
  const isProse = (line = '<'): boolean => !EXPORTED.test(line) && !/^\s*(?:<|$)/.test(line);
  return block.filter((line, at) => !EXPORTED.test(line) || isProse(block[at - 1]) || isProse(block[at + 1]));
};

/** Lines without the properties, links and marks that an app for notes exports. */
export const withoutProperties = (lines: readonly string[]): string[] => {
  const result: string[] = [];
  let block: string[] = [];
  let seen = 0;
  const close = () => {
    const properties =
      seen < 3 && block.length > 1 && block.every((line) => PROPERTY.test(line)) && TELLING.test(block.join('\n'));
    if (!properties) result.push(...withoutExported(block));
    if (block.length > 0) seen += 1;
    block = [];
  };
  for (const line of lines) {
    if (line.trim() !== '' && !/^#/.test(line)) {
      const said = line.replace(PICTURE, '');
      if (said.trim() !== '') block.push(said);
      continue;
    }
    close();
    result.push(/^#/.test(line) ? line.replace(MARK, '') : line);
  }
  close();
  return result;
};
