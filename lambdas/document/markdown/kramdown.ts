/** A line that only opens or closes an element, whose content is Markdown. */
const TAGS_ONLY =
  /^\s*(?:<\/?(?:div|section|article|aside|main|details|figure|header|span|blockquote|center)(?:\s[^<>]*)?>\s*)+$/i;
/** Words that begin with such a tag: `<div data-type="note">Step 1.` */
const TAG_FIRST = /^\s*(<(?:div|section|article|aside|details)(?:\s[^<>]*)?>)\s*(?=\S)/i;
/** An item of a list of boxes on one line. */
const ITEM = /^\s*(<div(?=[^<>]*data-type="item")[^<>]*>)(.+?)<\/div>\s*$/;
const isDefinition = (line: string | undefined): boolean => line !== undefined && /^ {0,3}:[ \t]+\S/.test(line);

/** Terms with their definitions, as kramdown and pandoc write them, in the elements of HTML. */
const withDefinitions = (lines: readonly string[]): string[] => {
  const result: string[] = [];
  let inList = false;
  const close = () => {
    if (inList) result.push('', '</dl>', '');
    inList = false;
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const next = lines[at + 1] === '' ? lines[at + 2] : lines[at + 1];
    const isTerm =
      line.trim() !== '' &&
      !isDefinition(line) &&
      !/^\s*(?:[#>|<]|[-*+]\s)/.test(line) &&
      isDefinition(next) &&
      (lines[at - 1] ?? '').trim().length <= (inList ? Infinity : 1);
    if (isTerm) {
      if (!inList) result.push('', '<dl>', '');
      inList = true;
      result.push('<dt>', '', line.trim(), '', '</dt>', '');
    } else if (inList && isDefinition(line)) {
      const own = [line.replace(/^\s*:[ \t]+/, '')];
      while (
        lines[at + 1] !== undefined &&
        lines[at + 1]?.trim() !== '' &&
        lines[at + 1]?.trim() !== '^' &&
        !isDefinition(lines[at + 1])
      ) {
        at += 1;
        own.push((lines[at] ?? '').trim());
      }
      result.push('<dd>', '', ...own, '', '</dd>', '');
    } else if (inList && (line.trim() === '' || line.trim() === '^')) result.push('');
    else {
      close();
      result.push(line.trim() === '^' ? '' : line);
    }
  }
  close();
  return result;
};

/** Lines around which CommonMark needs blank ones to see Markdown between tags. */
const withRoom = (line: string): string[] => {
  if (TAGS_ONLY.test(line)) return ['', line.trim(), ''];
  const item = ITEM.exec(line);
  if (item) return ['', item[1] ?? '', '', item[2]?.trim() ?? '', '', '</div>', ''];
  const first = TAG_FIRST.exec(line);
  if (first && !/<\/\w+>\s*$/.test(line)) return ['', first[1] ?? '', '', line.slice(first[0].length)];
  return [line];
};

/** Markdown in the way of kramdown, as CommonMark with HTML. */
export const withoutKramdown = (lines: readonly string[]): string[] => withDefinitions(lines).flatMap(withRoom);
