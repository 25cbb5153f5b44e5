/** A row before and after it was written; undefined where there was none, or is none any more. */
export interface RecordChange<T> {
  readonly before: T | undefined;
  readonly after: T | undefined;
}
