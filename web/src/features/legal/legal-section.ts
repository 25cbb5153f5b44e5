export interface LegalSection {
  heading: string;
  paragraphs: readonly string[];
  points?: readonly string[];
  /** Stands after the last paragraph. */
  mailbox?: string;
}
