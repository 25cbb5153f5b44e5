const MADE_BY = /^(?:Microsoft (?:Word|PowerPoint|Excel) - |PowerPoint[- ]Pr[äe]sentation$)/i;
const EXTENSION = /\.(?:docx?|pdf|pptx?|odt|rtf|txt|md|tex|dvi|indd|html?)$/i;
const VERSION = /(?:[ _-]+(?:v\d+|final|copy|draft)|\s*\(\d+\))+$/i;
/** Names that say nothing about the content, such as "scan 3". */
const SAYS_NOTHING =
  /^(?:untitled|document|presentation|slides?|scan(?:ned)?|img|image|file|notes?|lecture|chapter|handout|worksheet|text|doc|pdf|download|paper|print|title)?[\s\d.()_-]*$/i;
/** A catalogue's number, such as "m51702". */
const NUMBER = /\b[a-z]{1,4}\d{3,}\b/i;
const LONGEST = 120;

const tidied = (name: string): string => {
  const bare = name.normalize('NFC').replace(MADE_BY, '').trim().replace(EXTENSION, '').replace(VERSION, '');
  const spaced = /\s/.test(bare) ? bare : bare.replace(/[_-]+|(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  return spaced.replace(/[_\s]+/g, ' ').trim();
};

/** Whether a name can be shown as a title. */
const isTitle = (name: string): boolean =>
  name.length <= LONGEST &&
  !SAYS_NOTHING.test(name) &&
  !NUMBER.test(name) &&
  /\p{L}{2}/u.test(name) &&
  !/[\\/<>{}|]|https?:/.test(name) &&
  (name.match(/\d/g)?.length ?? 0) * 2 < name.length;

/** The title of a document: from its metadata, else from its file name; undefined when neither is usable. */
export const documentTitle = (inside: string | undefined, fileName: string): string | undefined =>
  [inside ?? '', fileName].map(tidied).find(isTitle);
