import type { WriteStream } from 'node:tty';

/** What a verification ends with when something does not hold; `step` says what was being tried. */
export class StepFailed extends Error {
  override readonly name = 'StepFailed';
  readonly step: string;
  constructor(step: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.step = step;
  }
}

export interface StepRunner {
  /** Runs one step and says how it ended; what it answers is said beside it when `told` makes a text of it. */
  step<T>(name: string, run: (doing: (what: string) => void) => Promise<T>, told?: (value: T) => string): Promise<T>;
  /** Says why something is not tried here. */
  skip(name: string, why: string): void;
  say(text: string): void;
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`.padStart(8);

/** A line that is drawn over while a step runs; where output is no terminal, only how it ended. */
export const createSteps = (out: Pick<WriteStream, 'write' | 'isTTY'>, now: () => number): StepRunner => {
  const line = (text: string) => out.write(out.isTTY ? `\r\x1b[K${text}` : text);
  return {
    step: async (name, run, told) => {
      const started = now();
      const doing = (what: string) => void (out.isTTY && line(`… ${name}: ${what}`));
      if (out.isTTY) line(`… ${name}`);
      try {
        const value = await run(doing);
        const detail = told?.(value);
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
