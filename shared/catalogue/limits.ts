/**
 * What each plan allows. The server enforces it and the marketing pages read it. `null` is without limit.
 * `pace`: how many times as many scenes of a lesson are written at a time as a deployment says. `largerModel`: whether
 * its lessons are written by the larger model, where a deployment has one.
 */
export const planLimits = {
  free: {
    stories: 3,
    lessonsPerMonth: 10,
    expansionsPerMonth: 5,
    running: 1,
    pace: 1,
    largerModel: false,
    customStyles: false,
  },
  pro: {
    stories: null,
    lessonsPerMonth: null,
    expansionsPerMonth: null,
    running: 3,
    pace: 2,
    largerModel: true,
    customStyles: true,
  },
} as const;

export type Tier = keyof typeof planLimits;

export const RECYCLING_DAYS = 7;
export const PASSWORD_MINIMUM = 6;
/** How long after signing in somebody may set a new password without the current one. */
export const FRESH_SIGN_IN_MINUTES = 10;
/** How long a token opens the API, also one that was copied before its owner signed out. */
export const ACCESS_TOKEN_MINUTES = 15;
/** How much one person may create or have done in a minute; what each call takes of it stands in the contract. */
export const CALLS_A_MINUTE = 120;
/** Percent: the pass mark of a quiz, and the average a session needs to be complete. */
export const PASS_MARK = 80;
/** Minutes recorded for a submitted quiz and for a scene marked complete. */
export const QUIZ_MINUTES = 5;
export const SCENE_MINUTES = 3;

export const UPLOAD_BYTES = 10 * 1_048_576;
export const EDIT_UPLOAD_BYTES = 1_048_576;
/** Characters of extracted text that one session's material may hold. */
export const MATERIAL_CHARACTERS = 500_000;
export const ANCHOR_MATERIAL_CHARACTERS = 100_000;
export const CONTENT_MINIMUM = 20;
export const LONG_CONTENT = 50_000;
export const RECOMMENDED_CONTENT = 1_000;
export const CONTENT_PREVIEW = 4_000;
/** Characters of a session's title, and of a collection's. */
export const TITLE_CHARACTERS = 200;
export const COLLECTION_TITLE_CHARACTERS = 120;
export const MAX_SCENES = 120;
/** How long a ticket opens a socket. */
export const TICKET_SECONDS = 60;
export const SHOWN_TAGS = 6;
export const TAGS_PER_KIND = 3;
/** Open answers of one person that a model grades on a day; the others they compare with the key points themselves. */
export const GRADED_ANSWERS_A_DAY = 100;
/** Characters of one open answer, and of why a question is called wrong. */
export const ANSWER_CHARACTERS = 2_000;
export const DISPUTE_CHARACTERS = 500;

/** Of the review deck: how much of it somebody wants to remember, as a part of one. */
export const RETENTION = { least: 0.8, usual: 0.9, most: 0.97 } as const;
/** New cards a day: what is usual, and the most that can be chosen. */
export const NEW_CARDS_A_DAY = { usual: 10, most: 999 } as const;
/** Minutes that somebody reviews at a sitting. */
export const SITTING_MINUTES = { least: 2, usual: 10, most: 120 } as const;
/** Reviews that one call may bring, from a queue that was filled without a connection. */
export const REVIEWS_AT_ONCE = 50;
/** Reviews of a log that one call may bring, and the bytes of its file. */
export const PAST_REVIEWS_AT_ONCE = 100;
export const LOG_BYTES = 2_900_000;
/**
 * Reviews from which on it is tried to fit the parameters to somebody, and how many of them have to be at least a day after the one
 * before. Fewer than four hundred say less of a person than what is known of all.
 */
export const FIT_REVIEWS = 400;
export const FIT_ANSWERS = 400;
/** So often forgotten, a card is a leech: its reader is told that reading may help more than asking again. */
export const LEECH_LAPSES = 8;
/** Days that are shown of what was reviewed, and of what comes. */
export const DAYS_BEHIND = 14;
export const DAYS_AHEAD = 7;
