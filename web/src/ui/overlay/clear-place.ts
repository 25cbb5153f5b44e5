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
 * there is none, the place that covers least. `now` stands as long as it is clear, so that nothing moves without need;
 * `under` is how far down the window is taken by what lies over everything.
 */
export const clearTop = (height: number, room: number, taken: readonly Span[], now = EDGE, under = 0): number => {
  const edge = under + EDGE;
  if (now > edge && now + height <= room && covered(now, height, taken) === 0) return now;
  const places = [edge, ...taken.map(({ bottom }) => bottom + GAP).sort((a, b) => a - b)].filter(
    (top) => top >= edge && top + height <= room,
  );
  const ranked = places.map((top) => ({ top, covers: covered(top, height, taken) }));
  return ranked.reduce((best, next) => (next.covers < best.covers ? next : best), ranked[0] ?? { top: edge, covers: 0 })
    .top;
};
