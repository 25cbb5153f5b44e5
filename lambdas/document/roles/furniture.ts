import { phrasePattern } from '../phrases/phrases.ts';

const LICENCE = phrasePattern('licence');
const PAGE_NOTICE = phrasePattern('pageNotice');
const POINTER = phrasePattern('pointer');
const REFERENCE = phrasePattern('reference');
const NOTE_SETTING = phrasePattern('noteSetting');

/** Says under which licence or by whom a text may be used. */
export const isLicence = (text: string): boolean => text.length < 600 && LICENCE.test(text);

/** What an encyclopedia's or a web page's software writes around its text. */
export const isPageNotice = (text: string): boolean => text.length < 400 && PAGE_NOTICE.test(text);

/** "“X” redirects here." */
export const isHatnote = (text: string): boolean =>
  text.length < 400 &&
  (/^["“„«].{1,80}["”“»] redirects here\b/.test(text) ||
    /^for (?:the|other|a|an) .{1,160}, see .{1,120}\.?$/i.test(text));

/** A line that only points at a video or a site which is not here. */
export const isPointer = (text: string): boolean => text.length < 300 && POINTER.test(text);

/** A reference of a list of references: "^ Miller, W. (2017). …", "[3] …", "doi:10.1511/…". */
export const isReference = (text: string): boolean =>
  /^(?:\^|↑|jump up)/i.test(text) || (text.length < 500 && REFERENCE.test(text));

/** "Created: 3 March Tags: exam", "Untitled Database": what an app for notes writes around a page. */
export const isNoteSetting = (text: string): boolean =>
  /^untitled(?: database)?$/i.test(text) || NOTE_SETTING.test(text);

/** No word at all: rules of dashes, page numbers, stray marks. */
export const isWordless = (text: string): boolean =>
  !/[\p{L}\p{N}]{2}|\p{Lo}/u.test(text) || /^(?:page |p\. ?|seite )?\d{1,4}$/i.test(text);
