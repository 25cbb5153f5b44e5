export const letterOf = (index: number): string => String.fromCharCode(65 + index);

/** Options by the letters that whoever reads them knows them by. */
export const byLetter = (options: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(options.map((option, index) => [letterOf(index), option]));
