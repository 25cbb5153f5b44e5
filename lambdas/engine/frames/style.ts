/** What a touch is made from; without it the touch is left out. */
type Need = 'meaning' | 'figure' | 'reason' | 'sentence';

/**
 * A few words in a chapter that carry a manner of telling. `{term}` and `{meaning}` are a term of the chapter and what
 * the material says it means; `{quote}` is a sentence of the material; `{title}` the chapter.
 */
export interface Touch {
  readonly needs: Need;
  readonly text: string;
}

/** A manner of telling: only its craft, in our own words. */
export interface Style {
  /** A paragraph of the opening that sets the voice. */
  readonly voice: string;
  readonly touches: readonly Touch[];
  readonly farewell: string;
}
