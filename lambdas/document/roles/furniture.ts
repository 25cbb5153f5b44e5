/** Says under which licence or by whom a text may be used. */
export const isLicence = (text: string): boolean =>
  text.length < 600 &&
  /^(?:©|\(c\) ?(?:19|20)\d\d|copyright (?:©|\(c\)|(?:19|20)\d\d)|all rights reserved|(?:this|the) (?:work|book|text|page|article|content|document|textbook|material) is (?:licensed|published|available|distributed) (?:under|for free)|except where otherwise noted|licen[cs]e:|cc[ -]by|text is available under|(?:download|access) (?:this book )?for free at)/i.test(
    text,
  );

/** What an encyclopedia's or a web page's software writes around its text. */
export const isPageNotice = (text: string): boolean =>
  text.length < 400 &&
  /^(?:from wikipedia, the free encyclopedia|jump (?:to|up)\b|skip to (?:main )?content|this page was last (?:edited|modified)|retrieved from\b|categor(?:y|ies):|hidden categor|coordinates:|for other uses, see|not to be confused with|this article (?:is about|needs|may|relies|contains|has multiple)|main article:|further information:|see also:|from wikipedia|privacy policy|about wikipedia|disclaimers|accept (?:all )?cookies|this (?:site|website) uses cookies|last (?:updated|modified|edited)(?: by)?:?\s|page \d+ of \d+$)/i.test(
    text,
  );

/** "“X” redirects here." */
export const isHatnote = (text: string): boolean =>
  text.length < 400 &&
  (/^["“„«].{1,80}["”“»] redirects here\b/.test(text) ||
    /^for (?:the|other|a|an) .{1,160}, see .{1,120}\.?$/i.test(text));

/** A line that only points at a video or a site which is not here. */
export const isPointer = (text: string): boolean =>
  text.length < 300 &&
  /^(?:watch|view|visit|click|see|read|explore|go to|listen to|scan|open)\b[^.]{0,160}\b(?:this|the following) (?:video|site|website|webpage|web page|link|animation|simulation|interactive|podcast|article|page|tutorial)\b/i.test(
    text,
  );

/** A reference of a list of references: "^ Miller, W. (2017). …", "[3] …", "doi:10.1511/…". */
export const isReference = (text: string): boolean =>
  /^(?:\^|↑|jump up)/i.test(text) ||
  (text.length < 500 &&
    /\bdoi:\s?10\.\d{4}|\bretrieved (?:on )?(?:\d|january|february|march|april|may|june|july|august|september|october|november|december)|\bISBN[ :]?[\d-]{10}/i.test(
      text,
    ));

/** "Created: 3 March Tags: exam", "Untitled Database": what an app for notes writes around a page. */
export const isNoteSetting = (text: string): boolean =>
  /^untitled(?: database)?$/i.test(text) ||
  /^(?:created|last edited|tags|status)\b[^:.]{0,12}:.{1,80}\s(?:created|last edited|tags|status)\b[^:.]{0,12}:/i.test(
    text,
  );

/** No word at all: rules of dashes, page numbers, stray marks. */
export const isWordless = (text: string): boolean =>
  !/[\p{L}\p{N}]{2}|\p{Lo}/u.test(text) || /^(?:page |p\. ?|seite )?\d{1,4}$/i.test(text);
