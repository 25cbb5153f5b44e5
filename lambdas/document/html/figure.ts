import { phrasePattern } from '../phrases/phrases.ts';

/** Credits of pictures, in brackets; brackets inside of them may hold a source. */
const CREDIT = phrasePattern('credit', 'giu');
/** What editors call a picture that nobody has described. */
const NO_CAPTION =
  /^(?:untitled|image|img|figure|screenshot|picture|photo)?[\s\d._-]*(?:\.(?:png|jpe?g|gif|svg|webp))?$/i;
const NUMBERED = /^(?:fig(?:ure|\.)?|abb(?:ildung|\.)|figura|table|tabelle|tabla|listing)\s*\d/i;

/** A picture that stands in a caption as Markdown: "!\\[Photo]". */
const PICTURE = /!\\*\[[^\]]*\]\\*(?:\([^)]*\))?/g;

/** The words of a caption without credits; undefined where none remain. */
export const captionText = (caption: string): string | undefined => {
  const words = caption.replace(CREDIT, '').replace(PICTURE, '').replace(/\s+/g, ' ').trim();
  return NO_CAPTION.test(words) ? undefined : words;
};

/** A picture's alternative text describes what cannot be seen here; it is kept where it is the caption. */
export const captionOfAlt = (alt: string): string | undefined =>
  NUMBERED.test(alt.trim()) ? captionText(alt) : undefined;

/** A caption as a line of its own, all of it emphasised. */
export const figureLine = (caption: string): string => `*${caption.replace(/(?<!\\)\*+/g, '')}*`;

/** Whether a block of Markdown is a caption written by `figureLine`. */
export const isFigureLine = (markdown: string): boolean => /^\*(?!\*)(?:[^*\n]|\\\*)+\*$/.test(markdown.trim());
