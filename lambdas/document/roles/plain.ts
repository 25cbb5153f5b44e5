/** The words of a line of Markdown, without marks of emphasis and escapes. */
export const plainWords = (markdown: string): string =>
  markdown
    .replace(/\\([!-/:-@[-`{-~])/g, '\ue000$1')
    .replace(/(?<!\ue000)[*`]+/g, '')
    .replaceAll('\ue000', '')
    .replace(/\s+/g, ' ')
    .trim();
