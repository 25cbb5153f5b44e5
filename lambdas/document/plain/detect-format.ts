import type { DocumentFormat } from '../document.ts';
import { phrasePattern } from '../phrases/phrases.ts';
import { isMail } from './mail.ts';

const PAGE = /^\s*(?:<!doctype html|<html[\s>]|<\?xml)/i;
const BLOCK_TAG = /<(?:p|div|h[1-6]|li|td|section|article|table|ul|ol)(?:\s[^<>]*)?>/gi;
/** Marks that people only write when they write Markdown. */
const MARKDOWN = phrasePattern('markdown', 'mu');

/** What a text is written in, as far as its first characters and its marks tell. */
export const detectFormat = (text: string): DocumentFormat => {
  if (PAGE.test(text.slice(0, 1_000))) return 'html';
  if (isMail(text)) return 'plain';
  if (MARKDOWN.test(text)) return 'markdown';
  return /^\s*</.test(text) && (text.match(BLOCK_TAG)?.length ?? 0) >= 2 ? 'html' : 'plain';
};
