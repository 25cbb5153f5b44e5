/** What stands around one chapter: how it begins, and what leads on from it. */
interface Beat {
  readonly open: string;
  readonly close: string;
}

/**
 * A story that any material can be told in. It is about somebody who reads: the facts stay the material's, the frame
 * never says anything about the subject. `{topic}`, `{title}`, `{term}` and `{next}` are filled in.
 */
export interface Frame {
  /** The lesson's title where the learner gave none. */
  readonly titles: readonly string[];
  readonly scenes: {
    readonly overview: string;
    readonly signposts: string;
    readonly recap: string;
    readonly bridge: string;
    readonly summary: string;
    /** None counts another: a quiz may join the next one, or be left out. */
    readonly quizzes: readonly string[];
  };
  /** Paragraphs of the opening. */
  readonly setting: readonly string[];
  readonly signposts: string;
  /** In the order of the story: the first and the last one are always told. */
  readonly beats: readonly Beat[];
  readonly recaps: readonly string[];
  readonly bridges: readonly string[];
  /** What stands before a quiz. */
  readonly gates: readonly string[];
  readonly ending: readonly string[];
}
