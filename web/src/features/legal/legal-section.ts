export interface LegalSection {
  heading: string;
  paragraphs: readonly string[];
  points?: readonly string[];
  /** Added after the last paragraph. */
  mailbox?: string;
}
