interface Span {
  readonly top: number;
  readonly bottom: number;
}

const EDGE = 16;
const GAP = 8;

const covered = (top: number, height: number, taken: readonly Span[]): number =>
  taken.reduce((sum, span) => sum + Math.max(0, Math.min(top + height, span.bottom) - Math.max(top, span.top)), 0);

/**
 * The highest place (px from the top) in a column where something of this height covers none of what is taken there; where
 * there is none, the place that covers least. `now` stands as long as it is clear, so that nothing moves without need.
 */
export const clearTop = (height: number, room: number, taken: readonly Span[], now = EDGE): number => {
  if (now !== EDGE && now + height <= room && covered(now, height, taken) === 0) return now;
  const places = [EDGE, ...taken.map(({ bottom }) => bottom + GAP).sort((a, b) => a - b)].filter(
    (top) => top >= EDGE && top + height <= room,
  );
  const ranked = places.map((top) => ({ top, covers: covered(top, height, taken) }));
  return ranked.reduce((best, next) => (next.covers < best.covers ? next : best), ranked[0] ?? { top: EDGE, covers: 0 })
    .top;
};
