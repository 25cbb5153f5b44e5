/** Where a referee and we do not agree, by the name of the check. */
export interface Difference {
  /** Part of what the check says, so that nothing else hides behind it. */
  readonly shows: string;
  readonly right: 'we are' | 'both are';
  readonly why: string;
}
