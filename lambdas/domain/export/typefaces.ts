/** A file of the typeface that lessons are read in: the characters of some scripts, in one style. */
export interface Face {
  /** For a file's name. */
  readonly name: string;
  readonly style: 'normal' | 'italic';
  /** The characters in it, as CSS writes them (`U+0000-00FF,U+0131`). */
  readonly range: string;
  /** WOFF2, with all weights from 200 to 900. */
  readonly data: Uint8Array;
}

export interface Typefaces {
  /** What a text needs of it. Scripts that it does not know are left to the reader's own. */
  facesFor(text: string): Promise<readonly Face[]>;
}

/** `addressOf` says where the file lies, seen from the style sheet. */
export const faceRules = (faces: readonly Face[], addressOf: (face: Face) => string): string =>
  faces
    .map(
      (face) =>
        `@font-face { font-family: "Literata"; font-style: ${face.style}; font-weight: 200 900; src: url("${addressOf(face)}") format("woff2"); unicode-range: ${face.range}; }\n`,
    )
    .join('');
