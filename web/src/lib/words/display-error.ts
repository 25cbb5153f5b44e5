/** An error whose message can be shown to the user. The messages of all other errors are for developers. */
export class DisplayError extends Error {}
