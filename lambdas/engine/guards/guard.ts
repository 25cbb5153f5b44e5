import type { LocaleNlp } from '../locales/locale.ts';

/** A reason not to ask something. What it refuses and what it lets pass stands beside its test, by its name. */
export interface Guard<T> {
  readonly name: string;
  readonly refuses: (value: T, nlp: LocaleNlp) => boolean;
}

/** The name of the first guard that refuses; undefined when none does. */
export const refusal = <T>(guards: readonly Guard<T>[], value: T, nlp: LocaleNlp): string | undefined =>
  guards.find(({ refuses }) => refuses(value, nlp))?.name;
