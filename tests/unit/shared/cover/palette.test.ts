import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { palette } from '../../../../shared/cover/palette.ts';

const tokens = readFileSync('web/src/styles/tokens.css', 'utf8');

const gamma = (linear: number): number => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);
const hex = (linear: number): string =>
  Math.round(255 * gamma(Math.min(1, Math.max(0, linear))))
    .toString(16)
    .padStart(2, '0');

/** https://www.w3.org/TR/css-color-4/#color-conversion-code */
const srgb = (lightness: number, chroma: number, degrees: number): string => {
  const hue = (degrees * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${hex(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)}${hex(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)}${hex(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)}`;
};

it('gives a cover that leaves the site the inks it has there', () => {
  const inks = [...tokens.matchAll(/--(cover-(?:paper|\w+-\d)): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)];
  expect(inks.length).toBe(16);
  expect(palette).toEqual(
    Object.fromEntries(inks.map(([, name, ...lch]) => [name, srgb(...(lch.map(Number) as [number, number, number]))])),
  );
});
