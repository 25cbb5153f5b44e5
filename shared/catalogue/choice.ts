/** A value that is stored and sent (`slug`) and the English label that is shown for it. */
export interface Choice<S extends string = string> {
  readonly slug: S;
  readonly label: string;
}

/** Nothing to fold. Asked first, since folding loads what Node knows of all scripts. */
const ASCII = /^[ -~]*$/;

/** Lower case, ASCII, "&" to "and", everything else between words to one "-". */
export const slugify = (text: string): string =>
  (ASCII.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, ''))
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** What was typed by a person has no slug and is shown as it is. */
export const labelOf = (choices: readonly Choice[], value: string): string =>
  choices.find((choice) => choice.slug === value)?.label ?? value;
