interface Span {
  readonly top: number;
  readonly bottom: number;
}

const EDGE = 16;
const GAP = 8;

const covered = (top: number, height: number, taken: readonly Span[]): number =>
  taken.reduce((sum, span) => sum + Math.max(0, Math.min(top + height, span.bottom) - Math.max(top, span.top)), 0);

/**
 * The highest position (px from the top) in a column where an element of this height covers none of the occupied ranges; if
 * there is none, the position that covers least. `now` is kept as long as it is clear, to avoid needless movement;
 * `under` is the height that overlays such as the offline banner take from the top of the window.
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
