/** A failure whose message is a text of ours, for the person to read. Every other message is for whoever looks for faults. */
export class DisplayError extends Error {}
