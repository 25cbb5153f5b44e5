/** Text that is not Markdown, inside Markdown. */
export const escaped = (text: string): string => text.replace(/[\\`*_[\]<>#|$~]/g, '\\$&');

/** Blocks of Markdown under each other; empty ones are left out. */
export const joined = (...blocks: readonly string[]): string =>
  blocks
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .join('\n\n');

export const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
