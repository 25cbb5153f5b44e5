const LARGEST_ROW_BYTES = 300 * 1_024;

export class RowTooLarge extends Error {
  override readonly name = 'RowTooLarge';
}

/** Refuses what would grow a row toward the table's 400 KB. JSON is longer than the stored form, never shorter by much. */
export const refuseLargeRow = (values: Readonly<Record<string, unknown>>): void => {
  const bytes = Buffer.byteLength(JSON.stringify(values));
  if (bytes > LARGEST_ROW_BYTES) throw new RowTooLarge(`A row of ${bytes} bytes; large texts belong in the bucket`);
};
