import { describe, expect, it } from 'vitest';
import { styleOf } from '../../../../../lambdas/domain/generation/request/style.ts';
import { authorStyles } from '../../../../../shared/catalogue/author-styles.ts';
import { genres } from '../../../../../shared/catalogue/genres.ts';
import { newId } from '../../../../../shared/model/id.ts';

const session = newId('ses');
const free = (genre: string, author: string) => styleOf(session, genre, author, 'free');
const pro = (genre: string, author: string) => styleOf(session, genre, author, 'pro');
const naturalTo = (author: string) => authorStyles.find(({ slug }) => slug === author)?.genres;

describe('what was chosen', () => {
  it('is kept as the slug of the catalogue, however it is written [CAT-11]', () => {
    expect(free('Science Fiction', ' verne ')).toEqual({ genre: 'science-fiction', authorStyle: 'verne' });
  });

  it('must be both, and "custom" alone is neither [CUST-18]', () => {
    for (const [genre, author] of [
      ['', 'verne'],
      ['drama', '  '],
      ['custom', 'verne'],
      ['drama', 'custom'],
    ] as const)
      expect(() => pro(genre, author)).toThrow(expect.objectContaining({ code: 'style_required' }));
  });
});

describe('what was typed', () => {
  it('is used as it was typed, in the Pro plan [CUST-23, CUST-24]', () => {
    expect(pro('Cozy noir', 'My aunt Rose')).toEqual({ genre: 'Cozy noir', authorStyle: 'My aunt Rose' });
  });

  it('is refused in the free plan, be it genre or author', () => {
    expect(() => free('Cozy noir', 'verne')).toThrow(expect.objectContaining({ code: 'pro_only' }));
    expect(() => free('drama', 'My aunt Rose')).toThrow(expect.objectContaining({ code: 'pro_only' }));
  });
});

describe('what is left to the system', () => {
  it('is picked the same way each time, for everybody [CUST-25]', () => {
    const first = free('ai-choice', 'ai-choice');
    expect(free('ai-choice', 'ai-choice')).toEqual(first);
    expect(genres.map(({ slug }): string => slug)).toContain(first.genre);
    expect(naturalTo(first.authorStyle)).toContain(first.genre);
  });

  it('suits what was chosen: an author the genre, a genre the author', () => {
    for (const { slug } of genres) expect(naturalTo(free(slug, 'ai-choice').authorStyle)).toContain(slug);
    for (const { slug } of authorStyles) expect(naturalTo(slug)).toContain(free('ai-choice', slug).genre);
  });

  it('differs from session to session', () => {
    const picks = Array.from({ length: 40 }, () => styleOf(newId('ses'), 'ai-choice', 'ai-choice', 'free').genre);
    expect(new Set(picks).size).toBeGreaterThan(5);
  });
});
