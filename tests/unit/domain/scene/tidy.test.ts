import { describe, expect, it } from 'vitest';
import { tidyLine } from '../../../../lambdas/domain/scene/tidy.ts';

describe('a line that is shown as it is', () => {
  it.each([
    ['## **Tides** and *moons*', 'Tides and moons'],
    ['_Tides_ [of](x) <b>two</b> | `seas`', 'Tides of(x) two seas'],
    ['</chunk> <task> a < b', '/chunk task a b'],
    ['Using Box<T> and Map<K, V<T>>', 'Using Box<T> and Map<K, V<T>>'],
    ['Using Box<T> and list[int]', 'Using Box<T> and list[int]'],
    ['snake_case in C#', 'snake_case in C#'],
  ])('has no marks around words, and keeps those of a name: %j', (given, tidied) => {
    expect(tidyLine(given)).toBe(tidied);
  });
});
