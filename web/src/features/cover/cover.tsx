import { createElement, memo, type ReactNode, useMemo } from 'react';
import { type CoverArt, type CoverSubject, coverArt } from '../../../../shared/cover/cover-art.ts';
import { HEIGHT, type Shape, WIDTH } from '../../../../shared/cover/shape.ts';
import { cx } from '../../ui/cx.ts';

const draw = (shape: Shape, key: number): ReactNode =>
  createElement(shape.tag, { ...shape.attributes, key }, shape.children?.map(draw));

function Print({ art }: { art: CoverArt }) {
  const anchor = art.centred ? 'middle' : 'start';
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
      <rect className="ground" width={WIDTH} height={HEIGHT} fill={art.ground} />
      {art.picture.map(draw)}
      <text
        textAnchor={anchor}
        fontFamily="var(--serif)"
        fontWeight="600"
        fontSize={art.titleSize}
        letterSpacing="-0.012em"
        fill={art.ink}
      >
        {art.title.map(({ text, x, y }) => (
          <tspan key={y} x={x} y={y}>
            {text}
          </tspan>
        ))}
      </text>
      <text
        className="by"
        x={art.by.x}
        y={art.by.y}
        textAnchor={anchor}
        fontFamily="var(--sans)"
        fontSize="14"
        fontWeight="500"
        fill={art.ink}
      >
        {art.by.text}
      </text>
      <rect width="10" height={HEIGHT} fill="var(--cover-hinge)" />
      <rect x="10" width="1.2" height={HEIGHT} fill="var(--cover-gleam)" />
    </svg>
  );
}

interface CoverProps extends CoverSubject {
  /** How much of the session is written, 0 to 1; the rest of the cover is drawn as a pencil sketch. Undefined: all of it. */
  inked?: number;
  /** 96 px wide or less: no second line. */
  small?: boolean;
  className?: string;
}

/** Decorative: everything on it is also text beside it. */
export const Cover = memo(function Cover({ inked, small = false, className, ...subject }: CoverProps) {
  const { id, mode, title, category, genre } = subject;
  const art = useMemo(() => coverArt({ id, mode, title, category, genre }), [id, mode, title, category, genre]);
  const proof = inked === undefined ? undefined : inked > 0 ? 'inking' : 'blank';
  const style = inked === undefined ? undefined : { '--inked': `${Math.round(inked * 100)}%` };
  return (
    <div className={cx('cover', className)} data-small={small || undefined} data-proof={proof} style={style}>
      <Print art={art} />
      {proof === 'inking' && (
        <div className="ink">
          <Print art={art} />
        </div>
      )}
    </div>
  );
});
