import type { LocaleNlp } from '../locales/locale.ts';

/** A reason not to ask something. Its examples are its test: all of them are refused, no counterexample is. */
export interface Guard<T> {
  readonly name: string;
  readonly refuses: (value: T, nlp: LocaleNlp) => boolean;
  readonly examples: readonly T[];
  readonly counterexamples: readonly T[];
}

/** The name of the first guard that refuses; undefined when none does. */
export const refusal = <T>(guards: readonly Guard<T>[], value: T, nlp: LocaleNlp): string | undefined =>
  guards.find(({ refuses }) => refuses(value, nlp))?.name;
