/** A work, whole and in italics, as lists of reading name it: "*The Baker’s Year*." */
const WORK = /^\W*(?:\*[^*]+\*|_[^_]+_)\W*$/u;
/** Where a work appeared: "Springfield: Dough Press.", "Miller and Sons, 1999." */
const PUBLISHED =
  /^[\p{Lu}][\p{L} .,’'&-]{2,60}: [\p{Lu}][^.]{2,80}\.?$|\b(?:Press|Publish\w+|Verlag|Books|Editorial)\b.{0,12}$/u;
/** Who wrote it: "Baker, Anna L., and Samuel Miller." */
const AUTHORS = /^\p{Lu}[\p{L}’'-]+, \p{Lu}[\p{L}’'.-]*(?: \p{Lu}\.?)*(?:,? (?:and|&) [\p{L} .’'-]+|, eds?)?\.$/u;

/** Whether a line of Markdown is a part of a list of books, and says nothing. */
export const isBookTitle = (markdown: string): boolean =>
  [WORK, PUBLISHED, AUTHORS].some((pattern) => pattern.test(markdown.trim()));
