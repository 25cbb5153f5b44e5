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

/** Case, runs of white space and ways of writing the same mark folded away, with the way back to the original. */
export const foldWithPlaces = (original: string): Folded => {
  const at: number[] = [];
  let text = '';
  for (let index = 0; index < original.length; index += 1) {
    const character = original[index] ?? '';
    const folded = /\s/.test(character) ? ' ' : (SAME[character] ?? character.toLowerCase());
    if (folded === '' || (folded === ' ' && (text === '' || text.endsWith(' ')))) continue;
    for (const unit of folded.split('')) {
      text += unit;
      at.push(index);
    }
  }
  return { text, at };
};

export const fold = (text: string): string => foldWithPlaces(text).text.trim();
