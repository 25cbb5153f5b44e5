const ITEM = /<span[^<>]*data-type="item"[^<>]*>((?:(?!<\/?span)[^\n])*)<\/span>/g;
/** A numbered list that textbooks in HTML write within a line: the options of a question. */
const LIST = new RegExp(
  `<span(?=[^<>]*data-type="list")(?=[^<>]*data-list-type="enumerated")[^<>]*>((?:\\s*${ITEM.source})+)\\s*</span>`,
  'g',
);

/** Lists within a line as lists of Markdown, below the words before them. */
export const withInlineLists = (lines: readonly string[]): string[] =>
  lines.flatMap((line) =>
    line
      .replace(LIST, (_, items: string) => {
        const listed = [...items.matchAll(ITEM)].map(([, item = ''], at) => `${at + 1}. ${item.trim()}`);
        return `\n\n${listed.join('\n')}\n\n`;
      })
      .split('\n'),
  );
