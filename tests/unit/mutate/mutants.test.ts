import { afterEach, expect, it } from 'vitest';
import { mutated } from '../../mutate/mutants.ts';

/** What the function `f` of a file answers while one of its mutants is awake. */
const answer = (code: string, awake: string | undefined, ...given: unknown[]): unknown => {
  Object.assign(globalThis, { mutant: (id: string) => id === awake });
  return new Function(`${mutated('a.ts', code).code}; return f;`)()(...given);
};
const idOf = (code: string, after: string): string =>
  mutated('a.ts', code).mutants.find((one) => one.after === after)?.id ?? 'none';

afterEach(() => void Reflect.deleteProperty(globalThis, 'mutant'));

const older = 'const f = (age, names) => (age < 18 ? names.filter(Boolean) : [...names, "grown up", `id`]);';

it('answers as before while every mutant sleeps', () => {
  expect(answer(older, undefined, 17, ['', 'a'])).toEqual(['a']);
  expect(answer(older, undefined, 18, ['', 'a'])).toEqual(['', 'a', 'grown up', 'id']);
});

it.each([
  ['(age) <= (18)', 18, ['a']],
  ['true', 18, ['a']],
  ['false', 17, ['', 'a', 'grown up', 'id']],
  ['names', 17, ['', 'a']],
  ['[]', 18, []],
  ['``', 18, ['', 'a', 'grown up', '']],
  ['undefined', 17, undefined],
])('answers otherwise with %s in its place', (after, age, expected) => {
  expect(answer(older, idOf(older, after), age, ['', 'a'])).toEqual(expected);
});

it('leaves types, keys, wording and the places of modules alone', () => {
  const code = `import a from 'b'; type T = 'c' | 'd'; const e = { 'f': g('h i') } as Record<'j', T>; throw new KeyError('k');`;
  expect(mutated('a.ts', code).mutants.map(({ before }) => before)).toEqual(["{ 'f': g('h i') }"]);
});

it('empties functions and the rounds of loops', () => {
  const code = `function f(list) { let n = 0; for (const one of list) { n++; } return n; }`;
  expect(answer(code, undefined, [1, 2])).toBe(2);
  const [body, round] = mutated('a.ts', code).mutants.filter(({ after }) => after === '{}');
  expect(answer(code, body?.id, [1, 2])).toBe(undefined);
  expect(answer(code, round?.id, [1, 2])).toBe(0);
});
