/** "title: “Locks” layout: page": settings above a text which a converter has printed as its first paragraphs. */
const SETTINGS =
  /^(?:#[^\n]*\n+)?title:\s*["“„]([^"”“\n]+)["”“](?:\s+layout:\s*\w+)?[ \t]*\n+(?:layout:\s*\w+[ \t]*\n+)?/;
/** "([link])", the place of a reference that only the publisher could fill. */
const REFERENCE = /\s*\(\\?\[link\\?\](?:(?:,| and) \\?\[link\\?\])*\)/g;
/** "(credit: work by Ann (2012))" behind a caption. */
const CREDIT = /\s*\((?:photo |image |micrograph )?credits?\b[^()\n]{0,200}(?:\([^()\n]{0,80}\)[^()\n]{0,80}){0,3}\)/gi;

/** A box to tick, which Markdown writes in brackets. */
const BOX = /^(\s*[-*]\s+)[☐☑☒]\s/gm;

/**
 * Markdown of a Word document or a PDF without what a converter has printed of another format. Printed settings become
 * settings again, so that their title is the text's.
 */
export const withoutLeftovers = (markdown: string): string => {
  const text = markdown.replace(REFERENCE, '').replace(CREDIT, '').replace(BOX, '$1[ ] ');
  const found = SETTINGS.exec(text);
  return found ? `---\ntitle: "${found[1]}"\n---\n\n${text.slice(found[0].length)}` : text;
};
