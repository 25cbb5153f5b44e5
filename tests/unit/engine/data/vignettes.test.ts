import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { universeFor } from '../../../../lambdas/engine/data/universes.ts';
import { genreVignettes, tellingOf, type Vignettes, vignettesAt } from '../../../../lambdas/engine/data/vignettes.ts';
import { ownVignettes } from '../../../../lambdas/engine/locales/phrases.ts';
import { genres } from '../../../../shared/catalogue/genres.ts';

const data = new URL('../../../../lambdas/engine/data/', import.meta.url);
const locales = new URL('../../../../lambdas/engine/locales/', import.meta.url);
const slugs = genres.map(({ slug }) => slug);
const named = (folder: string) => readdirSync(new URL(`${folder}/`, data)).map((file) => file.replace(/\.json$/, ''));

const all: (readonly [string, Vignettes])[] = [
  ...named('vignettes').map((slug) => [slug, vignettesAt(new URL(`vignettes/${slug}.json`, data))!] as const),
  ...named('universes').map((slug) => [slug, universeFor(slug).vignettes] as const),
  ...readdirSync(locales, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const own = ownVignettes(name);
      return own ? [[name, own] as const] : [];
    }),
];
const sentences = ({ openings, doors, back, gates, closings }: Vignettes) => [
  ...openings.flat(),
  ...doors,
  ...back,
  ...gates,
  ...closings.flat(),
];
const words = (text: string) => text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];
const beginning = (text: string) => words(text.toLowerCase()).slice(0, 3).join(' ');

it('have a file for each genre of the catalogue and for no other', () => {
  expect(named('vignettes').sort()).toEqual([...slugs, 'plain'].sort());
});

describe.each(all)('the vignettes of %s', (_, vignettes) => {
  it('take nothing in: what they say is true of any material', () => {
    expect(sentences(vignettes).filter((text) => /[{}<>[\]*_]/.test(text))).toEqual([]);
    expect(Object.values(vignettes.titles).flat().join(' ')).not.toMatch(/[{}]/);
  });

  it('begin each in its own way', () => {
    const beginnings = Map.groupBy(sentences(vignettes), beginning);
    expect([...beginnings].filter(([, texts]) => texts.length > 1)).toEqual([]);
  });

  it('stay short at the door of a chapter', () => {
    expect([...vignettes.doors, ...vignettes.back].filter((text) => words(text).length > 45)).toEqual([]);
    expect(new Set(vignettes.titles.quizzes).size).toBe(vignettes.titles.quizzes.length);
  });
});

it('say nothing twice, in whatever file', () => {
  const said = all.flatMap(([, vignettes]) => sentences(vignettes));
  expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([]);
});

it.each(all)('at the first chapter nobody is asked for what was read before it: %s', (_, vignettes) => {
  const first = Array.from({ length: 40 }, (_, at) => tellingOf(vignettes, `lesson ${at}`).door(0) ?? '');
  expect(first.filter((door) => vignettes.back.includes(door))).toEqual([]);
  expect(new Set(first).size).toBeGreaterThan(5);
});

describe('a telling', () => {
  const mystery = genreVignettes('mystery', slugs);

  it('is the same for the same lesson, and another for most others', () => {
    const opened = Array.from({ length: 40 }, (_, lesson) => tellingOf(mystery, `lesson ${lesson}`).opening);
    expect(tellingOf(mystery, 'lesson 1').opening).toBe(opened[1]);
    expect(new Set(opened).size).toBe(mystery.openings.length);
  });

  it('stands at no two doors with the same words', () => {
    const { door } = tellingOf(mystery, 'a long lesson');
    const doors = [...mystery.doors, ...mystery.back];
    expect(new Set(doors.map((_, chapter) => door(chapter)))).toEqual(new Set(doors));
    expect(door(doors.length)).toBeNull();
  });
});

const mysteryFile = () => vignettesAt(new URL('vignettes/mystery.json', data));

describe('a typed genre', () => {
  it('gets the nearest of the catalogue, or none', () => {
    expect(genreVignettes('Victorian detective stories', slugs)).toBe(mysteryFile());
    expect(genreVignettes('cookbook', slugs)).toBe(genreVignettes('', slugs));
    expect(genreVignettes('Mystery', slugs)).toBe(mysteryFile());
  });
});
