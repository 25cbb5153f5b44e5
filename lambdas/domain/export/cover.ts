import { categories } from '../../../shared/catalogue/categories.ts';
import { labelOf } from '../../../shared/catalogue/choice.ts';
import { AI_CHOICE, genres } from '../../../shared/catalogue/genres.ts';
import { type CoverSubject, coverArt } from '../../../shared/cover/cover-art.ts';
import { palette } from '../../../shared/cover/palette.ts';
import { HEIGHT, type Shape, WIDTH } from '../../../shared/cover/shape.ts';
import type { SessionRecord } from '../session/session.ts';
import { escaped } from './xml.ts';

/** What a session's cover is drawn from, the same as on its card. */
export const coverOf = ({
  id,
  mode,
  title,
  category,
  genre,
}: Pick<SessionRecord, 'id' | 'mode' | 'title' | 'category' | 'genre'>): CoverSubject => ({
  id,
  mode,
  title,
  category: category === null ? null : labelOf(categories, category),
  genre: genre === null || genre === AI_CHOICE ? null : labelOf(genres, genre),
});

/** SVG's own spelling: React writes strokeWidth, but viewBox and clipPath are written so. */
const attributeName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const withColours = (value: string | number): string =>
  String(value).replace(/var\(--([a-z0-9-]+)\)/g, (_, name) => palette[name] ?? 'none');

const draw = ({ tag, attributes, children = [] }: Shape): string => {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${attributeName(name)}="${escaped(withColours(value))}"`,
  );
  return `<${tag}${written.join('')}>${children.map(draw).join('')}</${tag}>`;
};

/** The cover as a file of its own, in colours that every reader of SVG knows. */
export const coverSvg = (subject: CoverSubject): string => {
  const art = coverArt(subject);
  const anchor = `text-anchor="${art.centred ? 'middle' : 'start'}" fill="${withColours(art.ink)}"`;
  const serif = `font-family="Literata, Georgia, serif" font-weight="600" font-size="${art.titleSize}"`;
  const sans = 'font-family="Inter, Helvetica, Arial, sans-serif" font-weight="500" font-size="14"';
  const lines = art.title.map(({ text, x, y }) => `<tspan x="${x}" y="${y}">${escaped(text)}</tspan>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${escaped(subject.title)}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${withColours(art.ground)}"/>`,
    ...art.picture.map(draw),
    `<text ${anchor} ${serif} letter-spacing="-0.012em">${lines.join('')}</text>`,
    `<text x="${art.by.x}" y="${art.by.y}" ${anchor} ${sans}>${escaped(art.by.text)}</text>`,
    `<rect width="10" height="${HEIGHT}" fill="#000000" fill-opacity="0.13"/>`,
    `<rect x="10" width="1.2" height="${HEIGHT}" fill="#ffffff" fill-opacity="0.16"/>`,
    '</svg>',
  ].join('\n');
};
