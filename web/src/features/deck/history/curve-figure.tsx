import { formatShortDay } from '../../../lib/words/format-day.ts';
import { cx } from '../../../ui/cx.ts';
import { percent } from '../list/deck-view.ts';
import { deckTexts } from '../texts.ts';
import type { CurvePoint, ForgettingCurve } from './forgetting.ts';

const round = (value: number): number => Math.round(value * 100) / 100;
const path = (points: readonly CurvePoint[]): string => points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L');
const ends = ({ stretches }: ForgettingCurve) =>
  stretches.slice(0, -1).flatMap((points) => {
    const last = points.at(-1);
    return last ? [last] : [];
  });

/** A date is left out where it would stand on the one before it, or on today. */
const APART = 16;
const spaced = (curve: ForgettingCurve) => {
  let before = Number.NEGATIVE_INFINITY;
  return curve.dots.filter(({ x }) => {
    if (x - before < APART || curve.today.x - x < APART) return false;
    before = x;
    return true;
  });
};

const line = 'fill-none [vector-effect:non-scaling-stroke]';
const scale = 'text-13 leading-[18px] whitespace-nowrap text-quiet tabular-nums';

/** How the chance to remember a card fell, and rose with each review. */
export function CurveFigure({ curve, label }: { curve: ForgettingCurve; label: string }) {
  const { stretches, soon, dots, today, wanted, floor } = curve;
  const middle = Math.round((100 + floor) / 2);
  return (
    <div role="img" aria-label={label} className="pt-3 pl-9">
      <div className="relative h-28 border-b border-rule-firm">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full overflow-visible"
        >
          {stretches.map((points) => {
            const [start, end] = [points[0], points.at(-1)];
            return start && end ? (
              <path key={start.x} className="fill-story-wash" d={`M${path(points)}V100H${round(start.x)}Z`} />
            ) : null;
          })}
          <path className={cx(line, 'stroke-rule-firm [stroke-dasharray:2_4]')} d={`M0 ${round(wanted)}H100`} />
          <path
            className={cx(line, 'stroke-story-fill')}
            d={ends(curve)
              .map(({ x, y }) => `M${round(x)} ${round(y)}V0`)
              .join('')}
          />
          <path
            className={cx(line, 'stroke-story-fill stroke-2 [stroke-linejoin:round]')}
            d={stretches.map((points) => `M${path(points)}`).join('')}
          />
          <path className={cx(line, 'stroke-story-fill stroke-2 [stroke-dasharray:2_5]')} d={`M${path(soon)}`} />
        </svg>
        {dots.map(({ id, x, y, missed }) => (
          <i
            key={id}
            className={cx(
              'absolute -mt-[5px] -ml-[5px] size-2.5 rounded-full shadow-[0_0_0_2px_var(--paper)]',
              missed ? 'border-2 border-wrong bg-paper' : 'bg-story-fill',
            )}
            style={{ left: `${x}%`, top: `${y}%` }}
          />
        ))}
        <i
          className="absolute -mt-1.5 -ml-1.5 size-3 rounded-full bg-story-fill shadow-[0_0_0_2px_var(--paper)]"
          style={{ left: `${today.x}%`, top: `${today.y}%` }}
        />
        <b
          className="absolute -translate-x-1/2 -translate-y-8 text-13 leading-[18px] font-bold tabular-nums"
          style={{ left: `${today.x}%`, top: `${today.y}%` }}
        >
          {percent(today.remembered)}
        </b>
        {[100, middle, floor].map((level, at) => (
          <span
            key={level}
            aria-hidden="true"
            className={cx(scale, 'absolute right-full -translate-y-1/2 pr-3')}
            style={{ top: `${at * 50}%` }}
          >
            {level}
          </span>
        ))}
      </div>
      <div aria-hidden="true" className="relative h-6.5">
        {spaced(curve).map(({ id, x, at, missed }) => (
          <span
            key={id}
            className={cx(
              scale,
              'absolute top-1.5',
              missed && 'text-wrong',
              x > 0 ? '-translate-x-1/2' : 'max-sm:hidden',
            )}
            style={{ left: `${x}%` }}
          >
            {formatShortDay(at)}
          </span>
        ))}
        <span className={cx(scale, 'absolute top-1.5 -translate-x-1/2')} style={{ left: `${today.x}%` }}>
          {deckTexts.curveToday}
        </span>
      </div>
    </div>
  );
}
