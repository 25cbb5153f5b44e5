/**
 * What all scenes of a session share, so that they read as told by one voice although they are written at the same time.
 * It comes with the opening and is never shown. What a mode has no use for is empty.
 */
export interface Bible {
  /** Who tells it, in which person and tense. */
  readonly narrator: string;
  readonly place: string;
  /** Each a name and what they are to the story. */
  readonly cast: readonly string[];
  /** The riddle of a story, the running example of a lesson, the task that the reader has in a universe. */
  readonly thread: string;
  /** What comes back in every chapter. */
  readonly returns: string;
}

/** What a chapter is there for, as the plan decides it. */
export interface ScenePoint {
  /** The one idea that it teaches. */
  readonly point: string;
  /** The clue of a story, the step of a lesson's running example, the likeness of an anchor lesson. */
  readonly means: string;
  /** The false lead of a story; where a likeness ends. */
  readonly limit: string;
  /** The question that it leaves open. */
  readonly hook: string;
}
