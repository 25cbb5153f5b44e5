/** The cover's own units; its margin is where the title starts. */
export const WIDTH = 300;
export const HEIGHT = 420;
export const MARGIN = 30;
/** No picture reaches higher where the title stands above it. */
export const PICTURE_TOP = 156;

export type Attributes = Readonly<Record<string, string | number>>;

/** An SVG element as data, with React's spelling of its attributes. */
export interface Shape {
  readonly tag: 'path' | 'circle' | 'polygon' | 'rect' | 'g' | 'clipPath';
  readonly attributes: Attributes;
  readonly children?: readonly Shape[];
}

export type Point = readonly [x: number, y: number];

export const round = (value: number): number => Math.round(value * 10) / 10;

export const fill = (ink: string): Attributes => ({ fill: ink });
export const stroke = (ink: string, strokeWidth: number, opacity = 1): Attributes => ({
  fill: 'none',
  stroke: ink,
  strokeWidth,
  opacity,
});

export const path = (d: string, attributes: Attributes): Shape => ({ tag: 'path', attributes: { d, ...attributes } });

export const circle = ([x, y]: Point, radius: number, attributes: Attributes): Shape => ({
  tag: 'circle',
  attributes: { cx: round(x), cy: round(y), r: round(radius), ...attributes },
});

export const polygon = (points: readonly Point[], attributes: Attributes): Shape => ({
  tag: 'polygon',
  attributes: { points: points.map(([x, y]) => `${round(x)},${round(y)}`).join(' '), ...attributes },
});

export const group = (attributes: Attributes, children: readonly Shape[]): Shape => ({
  tag: 'g',
  attributes,
  children,
});

export const move = ([x, y]: Point): string => `M${round(x)} ${round(y)}`;
export const line = (from: Point, to: Point): string => `${move(from)}L${round(to[0])} ${round(to[1])}`;

/** The point at an angle (radians, clockwise from the right) and distance. */
export const around = ([x, y]: Point, angle: number, distance: number): Point => [
  x + distance * Math.cos(angle),
  y + distance * Math.sin(angle),
];
