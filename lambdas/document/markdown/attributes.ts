import { mapOutsideCode } from './lines.ts';

/** Attributes in braces as kramdown writes them (`{: .note #id}`), never code: they begin with a colon. */
const KRAMDOWN = /\{::?[^{}\n]*\}/g;
/** As pandoc writes them after a heading, a link, a picture or a span: `{#id .class key=value}`. */
const ATTRIBUTE = /(?:[#.][\w:-]+|[\w-]+="[^"\n]*"|[\w-]+=[\w.%-]+)/.source;
const PANDOC = new RegExp(`(?<=[\\])\`\\s])\\{\\s*${ATTRIBUTE}(?:\\s+${ATTRIBUTE})*\\s*\\}`, 'g');
/** A term that the author set in bold elsewhere too and does not explain here. */
const NOT_EXPLAINED = /\*\*([^*\n]+)\*\*\{:[^{}\n]*\.no[ .-]*\.?emphasis[^{}\n]*\}/g;
/** An attribute that names a picture, kept for what refers to it. */
const NAMED_PICTURE = /(!\[[^\n]*?\))\{:?\s*#([\w:-]+)[^{}\n]*\}/g;
/** A span of pandoc, `[words]{.class}`, and a fence around a box, `::: note`. */
const BOX = /^\s*:{3,}\s*(?:\{[^{}\n]*\}|[\w-]+)?\s*:*\s*$/;
const SPAN = /(?<!!)\[([^[\]\n]+)\]\{[^{}\n]*\}/g;
/** `{% include x %}`, `{{#include x}}`; in code it is what the text speaks of. */
const TEMPLATE = /\{%[^%\n]*%\}|\{\{#[^}\n]*\}\}/g;

const inLine = (line: string): string =>
  line.includes('{')
    ? mapOutsideCode(
        line
          .replace(NAMED_PICTURE, '$1<span id="$2"></span>')
          .replace(NOT_EXPLAINED, '$1')
          .replace(SPAN, '$1')
          .replace(PANDOC, '')
          .replace(KRAMDOWN, ''),
        (part) => part.replace(TEMPLATE, ''),
      )
    : line;

/** Lines without the attributes of kramdown and pandoc. Spans of code keep their braces, which begin otherwise. */
export const withoutAttributes = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => {
    if (BOX.test(line)) return [''];
    const kept = inLine(line);
    // A line of nothing but attributes ends what is above it
    return kept.trim() === '' && line.trim() !== '' ? [''] : [kept];
  });
