const any = <T>(random: () => number, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

/** Values that break careless code: control characters, lone surrogates, other scripts, huge numbers, deep nesting. */
const values = (random: () => number): readonly unknown[] => [
  null,
  true,
  -1,
  0,
  1e308,
  -0.5,
  Number.MAX_SAFE_INTEGER + 2,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e\u2066txt.exe',
  'ﷺ'.repeat(50),
  '👩‍👩‍👧‍👦'.repeat(40),
  '../../../../etc/passwd',
  '%00%2e%2e%2f',
  "'; DROP TABLE users; --",
  '{{7*7}}<%= 7*7 %>',
  '<img src=x onerror=alert(1)><script>alert(1)</script>',
  'javascript:alert(1)',
  'http://169.254.169.254/latest/meta-data/',
  'USER#another',
  '#name = :name',
  'x'.repeat(Math.floor(random() * 20_000)),
  [],
  [[[[[[[[[[]]]]]]]]]],
  Array.from({ length: 500 }, (_, at) => at),
  {},
  { __proto__: { admin: true }, constructor: { prototype: { admin: true } } },
  { $ref: '#', toString: 'x', length: -1 },
];

export const hostileValue = (random: () => number): unknown => any(random, values(random));

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A copy with one or more values replaced by hostile ones; sometimes with an unknown field. */
export const mutated = (random: () => number, value: unknown): unknown => {
  if (!isTree(value) || random() < 0.08) return hostileValue(random);
  const copy: Record<string, unknown> = { ...value };
  const names = Object.keys(copy);
  const name = any(random, names);
  const change = names.length === 0 ? 0 : random();
  if (change < 0.1) copy[any(random, ['admin', '__proto__', 'id', 'user_id', '$where'])] = hostileValue(random);
  else if (change < 0.2) delete copy[name];
  else copy[name] = isTree(copy[name]) && random() < 0.5 ? mutated(random, copy[name]) : hostileValue(random);
  return random() < 0.3 ? mutated(random, copy) : copy;
};
