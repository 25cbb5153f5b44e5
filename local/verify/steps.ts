import type { WriteStream } from 'node:tty';

/** Thrown when a step of the verification fails. */
export class StepFailed extends Error {
  override readonly name = 'StepFailed';
  readonly step: string;
  constructor(step: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.step = step;
  }
}

export interface StepRunner {
  /** Runs a step and prints its result; `format` formats its value. */
  step<T>(name: string, run: (doing: (what: string) => void) => Promise<T>, format?: (value: T) => string): Promise<T>;
  /** Prints why a step is skipped. */
  skip(name: string, why: string): void;
  say(text: string): void;
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`.padStart(8);

/** Prints a line for each step; on a terminal it is updated while the step runs. */
export const createSteps = (out: Pick<WriteStream, 'write' | 'isTTY'>, now: () => number): StepRunner => {
  const line = (text: string) => out.write(out.isTTY ? `\r\x1b[K${text}` : text);
  return {
    step: async (name, run, format) => {
      const started = now();
      const doing = (what: string) => void (out.isTTY && line(`… ${name}: ${what}`));
      if (out.isTTY) line(`… ${name}`);
      try {
        const value = await run(doing);
        const detail = format?.(value);
        line(`✓ ${seconds(now() - started)}  ${name}${detail ? `: ${detail}` : ''}\n`);
        return value;
      } catch (error) {
        const failed = new StepFailed(name, error);
        line(`✗ ${seconds(now() - started)}  ${name}\n             ${failed.message}\n`);
        throw failed;
      }
    },
    skip: (name, why) => void line(`-            ${name}: not tried, ${why}\n`),
    say: (text) => void line(`${text}\n`),
  };
};
