import { lines } from './lines.ts';

type Details = Readonly<Record<string, unknown>>;

const at =
  (level: 'ERROR' | 'WARN') =>
  (message: string, details: Details = {}): void =>
    lines.write({ level, message, timestamp: new Date().toISOString(), ...details });

/** `error` needs somebody to act; `warn` helps to explain something later. */
export const logger = { error: at('ERROR'), warn: at('WARN') };
