import { lines } from './lines.ts';

type Details = Readonly<Record<string, unknown>>;

const at =
  (level: 'ERROR' | 'WARN') =>
  (message: string, details: Details = {}): void =>
    lines.write({ level, message, timestamp: new Date().toISOString(), ...details });

/** What whoever runs the product should know. `error` calls for somebody, `warn` explains something later. */
export const logger = { error: at('ERROR'), warn: at('WARN') };
