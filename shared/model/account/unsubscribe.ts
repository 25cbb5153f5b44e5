/** What the link in a mail stops: every mail, or the reminder to review alone. */
export type Stoppable = 'mails' | 'reminder';

const REMINDER = '.reminder';

/** The token of a link, marked with what it stops; its signature covers that too. */
export const markedToken = (token: string, stops: Stoppable): string =>
  stops === 'reminder' ? `${token}${REMINDER}` : token;

export const stoppedBy = (token: string): Stoppable => (token.endsWith(REMINDER) ? 'reminder' : 'mails');
