import { describe, expect, it } from 'vitest';
import { columnType } from '../../../../lambdas/domain/session/columns.ts';
import { matchesFilter, sessionFilter } from '../../../../lambdas/domain/session/session-filter.ts';

describe('a search in the own sessions', () => {
  it.each([
    ['', '', undefined],
    [undefined, undefined, undefined],
    ['', ' , ', undefined],
    ['Über', '', { search: 'uber', tags: [] }],
    ['', 'drama, , war ', { search: '', tags: ['drama', 'war'] }],
    ['cells', 'drama', { search: 'cells', tags: ['drama'] }],
  ])('for %j with the tags %j is %j', (search, tags, filter) => expect(sessionFilter(search, tags)).toEqual(filter));

  const session = {
    title: 'Über Zellen',
    tags: { industry: ['biology'], exam: [], tool: [], pedagogy: ['dark', 'quiet'] },
  };
  it.each([
    ['zell', '', true],
    ['UBER', '', true],
    ['stars', '', false],
    ['', 'quiet', true],
    ['', 'physics,biology', true],
    ['', 'physics', false],
    ['zell', 'physics', false],
    ['stars', 'biology', false],
  ])('for %j with the tags %j finds "Über Zellen": %s', (search, tags, found) => {
    const filter = sessionFilter(search, tags);
    expect(filter && matchesFilter(session, filter)).toBe(found);
  });

  it('with tags finds nothing that has none', () => {
    expect(matchesFilter({ title: 'Cells', tags: null }, { search: 'cell', tags: [] })).toBe(true);
    expect(matchesFilter({ title: 'Cells', tags: null }, { search: 'cell', tags: ['drama'] })).toBe(false);
  });
});

describe('the type of a column', () => {
  it.each([
    ['story_sessions', 'title', 'string'],
    ['story_sessions', 'mastery_score', 'integer or null'],
    ['story_sessions', '__proto__', undefined],
    ['story_sessions', 'generation_id', undefined],
    ['users', 'title', undefined],
  ])('of %s.%s is %s', (table, column, type) => expect(columnType(table, column)).toBe(type));
});
