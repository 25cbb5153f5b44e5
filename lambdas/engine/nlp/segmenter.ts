const known = new Map<string, Intl.Segmenter>();

/** Remembered: making one costs far more than using it. `language` is ISO 639-1 or "und". */
export const segmenterOf = (language: string, granularity: 'sentence' | 'word'): Intl.Segmenter => {
  const key = `${language} ${granularity}`;
  const segmenter = known.get(key) ?? new Intl.Segmenter(language, { granularity });
  known.set(key, segmenter);
  return segmenter;
};
