import { describe, expect, it } from 'vitest';
import { frameOf, styleOf } from '../../../lambdas/engine/frames/catalogue.ts';
import { beatAt } from '../../../lambdas/engine/frames/teller.ts';
import { english } from '../../../lambdas/engine/languages/english.ts';
import { german } from '../../../lambdas/engine/languages/german.ts';
import { spanish } from '../../../lambdas/engine/languages/spanish.ts';
import { authorStyles } from '../../../shared/catalogue/author-styles.ts';
import { genres } from '../../../shared/catalogue/genres.ts';
import { contractFor, fixture, scenesIn, teach } from './teach.ts';

const frame = (genre: string, language = english) => frameOf(contractFor(30, { genre }), language);
const style = (authorStyle: string) => styleOf({ authorStyle, mode: 'custom' }, english);
const slotsIn = (text: string) => [...text.matchAll(/\{(\w*)\}/g)].map(([, name]) => name ?? '');

describe('the frames', () => {
  it('are one for each genre of the catalogue', () => {
    expect(new Set(genres.map(({ slug }) => frame(slug))).size).toBe(genres.length);
  });

  it.each(genres.map(({ slug }) => slug))('name the part and an idea of it in every beat of %s', (genre) => {
    const { beats, setting, bridges, gates, scenes, titles, ending } = frame(genre);
    for (const { open, close } of beats) {
      expect(slotsIn(open).sort()).toEqual(['term', 'title']);
      expect(slotsIn(close)).toEqual([]);
    }
    expect(slotsIn(setting.join(' '))).toContain('topic');
    expect(slotsIn(ending.join(' '))).toEqual(['topic']);
    for (const bridge of bridges) expect(slotsIn(bridge)).toEqual(['next']);
    for (const gate of [...gates, ...scenes.quizzes]) expect(slotsIn(gate)).toEqual([]);
    for (const title of titles) expect(slotsIn(title)).toEqual(['topic']);
    expect(new Set(scenes.quizzes).size).toBe(scenes.quizzes.length);
  });

  it('tell a typed genre as the nearest of theirs, and any other one as a journey', () => {
    expect(frame('nordic noir')).toBe(frame('mystery'));
    expect(frame('cyberpunk')).toBe(frame('science-fiction'));
    expect(frame('something else entirely')).toBe(frame('adventure'));
  });

  it('do not count the quizzes in their titles, since one may join the next or be left out [SESS-25]', () => {
    const told = ['', ...genres.map(({ slug }) => slug)].map((genre) => frame(genre));
    const lesson = frameOf(contractFor(30, { mode: 'traditional' }), english);
    const abroad = [german, spanish].map((language) => frame('mystery', language));
    const titles = [...told, lesson, ...abroad].flatMap(({ scenes }) => scenes.quizzes);
    const counting = /\b(?:second|third|fourth|fifth|sixth|seventh|segund[ao]|tercer[ao]?|zweite|dritte)\b/i;
    expect(titles.filter((title) => counting.test(title))).toEqual([]);
    expect(new Set(lesson.scenes.quizzes).size).toBe(lesson.scenes.quizzes.length);
  });

  it('have a story in German for any genre', () => {
    expect(frame('mystery', german).setting.join(' ')).toContain('Bibliothek');
  });

  it('begin with the first beat, end with the last, and never tell one twice in a row', () => {
    for (const chapters of [1, 2, 5, 9, 10, 14]) {
      const told = Array.from({ length: chapters }, (_, index) => beatAt(index, chapters, 10));
      expect(told[0]).toBe(0);
      if (chapters > 1) expect(told.at(-1)).toBe(9);
      expect(told.some((beat, index) => beat === told[index - 1])).toBe(false);
      if (chapters <= 10) expect(new Set(told).size).toBe(chapters);
    }
  });
});

describe('the manners of telling', () => {
  it('are one for each author style of the catalogue', () => {
    expect(new Set(authorStyles.map(({ slug }) => style(slug))).size).toBe(authorStyles.length);
    expect(style('somebody I like')).toBeNull();
  });

  it.each(authorStyles.map(({ slug }) => slug))('fill what they need in %s', (slug) => {
    const known = {
      meaning: ['term', 'Term', 'meaning', 'Meaning'],
      figure: ['quote'],
      reason: ['quote'],
      sentence: ['quote'],
    };
    for (const { needs, text } of style(slug)?.touches ?? []) {
      expect(slotsIn(text).length).toBeGreaterThan(0);
      expect(slotsIn(text).filter((slot) => !known[needs].includes(slot))).toEqual([]);
    }
  });

  it('never name the author whose craft they borrow, nor bring in one of their works', () => {
    for (const { slug, author } of authorStyles) {
      const said = JSON.stringify(style(slug));
      expect(said).not.toContain(author.split(' ').at(-1));
    }
  });
});

describe('a chosen genre and style', () => {
  it('can be heard in the lesson [GEN-61]', async () => {
    const lesson = async (genre: string, authorStyle: string) =>
      scenesIn(await teach(fixture('suez-canal.txt'), contractFor(30, { genre, authorStyle })))
        .map(({ content }) => content)
        .join('\n');
    const casebook = await lesson('mystery', 'doyle');
    expect(casebook).toContain('The archive closes at six');
    expect(casebook).toMatch(
      /\*\*(?:What did you observe\?|A clue, and an exact one\.|The reasoning\.|Note it down\.)\*\*/,
    );
    const quest = await lesson('fantasy', 'tolkien');
    expect(quest).toContain('At the edge of the map stands a tower');
    expect(quest).toContain('inscription');
  });
});
