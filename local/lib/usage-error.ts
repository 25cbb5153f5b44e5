/** Somebody typed what cannot be run: the message says why, in words that a person can act on. */
export class UsageError extends Error {}
