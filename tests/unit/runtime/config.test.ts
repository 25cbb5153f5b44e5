import { afterEach, describe, expect, it, vi } from 'vitest';
import { setting } from '../../../lambdas/runtime/config.ts';
import { lazy } from '../../../lambdas/runtime/lazy.ts';
import { costOf } from '../../../lambdas/runtime/model/prices.ts';

afterEach(() => vi.unstubAllEnvs());

describe('a setting', () => {
  it('that is missing or empty is named when it is asked for, and not before', () => {
    vi.stubEnv('TABLE_NAME', '');
    expect(() => setting('TABLE_NAME')).toThrow('TABLE_NAME');
    vi.stubEnv('TABLE_NAME', 'Fabula');
    expect(setting('TABLE_NAME')).toBe('Fabula');
  });

  it('may have a default, and is checked', () => {
    vi.stubEnv('MODEL_SCHEMA', undefined);
    expect(setting('MODEL_SCHEMA')).toBe('forced');
    vi.stubEnv('MODEL_SCHEMA', 'guessed');
    expect(() => setting('MODEL_SCHEMA')).toThrow('MODEL_SCHEMA');
  });
});

describe('the price of tokens', () => {
  const usage = {
    inputTokens: 1_000_000,
    outputTokens: 500_000,
    cacheReadTokens: 2_000_000,
    cacheWriteTokens: 100_000,
  };

  it('is USD by the million of each kind', () => {
    vi.stubEnv('MODEL_PRICE_INPUT', '3');
    vi.stubEnv('MODEL_PRICE_OUTPUT', '15');
    vi.stubEnv('MODEL_PRICE_CACHE_READ', '0.3');
    vi.stubEnv('MODEL_PRICE_CACHE_WRITE', '3.75');
    expect(costOf(usage)).toBeCloseTo(3 + 7.5 + 0.6 + 0.375);
  });

  it('is nothing where none is configured', () => {
    for (const kind of ['INPUT', 'OUTPUT', 'CACHE_READ', 'CACHE_WRITE']) vi.stubEnv(`MODEL_PRICE_${kind}`, undefined);
    expect(costOf(usage)).toBe(0);
  });
});

it('a dependency is made when it is first asked for, and once', () => {
  const make = vi.fn(() => ({}));
  const get = lazy(make);
  expect(make).not.toHaveBeenCalled();
  expect(get()).toBe(get());
  expect(make).toHaveBeenCalledTimes(1);
});
