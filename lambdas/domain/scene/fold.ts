/** What is written in several ways and means the same: quotation marks, dashes, marks of emphasis, hidden hyphens. */
const SAME: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '*': '',
  _: '',
  '`': '',
  '\\': '',
  '\u00ad': '',
  '\u200b': '',
};

interface Folded {
  readonly text: string;
  /** For each character of the folded text, where it stood. */
  readonly at: readonly number[];
}

const foldedUnit = (character: string): string =>
  /\s/.test(character) ? ' ' : (SAME[character] ?? character.toLowerCase());

/** Almost all of a text. */
const ascii: readonly string[] = Array.from({ length: 128 }, (_, code) => foldedUnit(String.fromCharCode(code)));

/** Case, runs of white space and ways of writing the same mark folded away, with the way back to the original. */
export const foldWithPlaces = (original: string): Folded => {
  const at: number[] = [];
  let text = '';
  let spaced = true;
  for (let index = 0; index < original.length; index += 1) {
    const folded = ascii[original.charCodeAt(index)] ?? foldedUnit(original.charAt(index));
    if (folded === '' || (spaced && folded === ' ')) continue;
    spaced = folded === ' ';
    text += folded;
    for (let unit = 0; unit < folded.length; unit += 1) at.push(index);
  }
  return { text, at };
};

export const fold = (text: string): string => foldWithPlaces(text).text.trim();
