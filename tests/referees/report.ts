import type { Difference } from './difference.ts';

/** What came of a referee's checks; prints a line for each as it ends. */
export class Report {
  passed = 0;
  failed = 0;
  skipped = 0;
  readonly #differences: Readonly<Record<string, Difference>>;
  readonly #met = new Set<string>();

  constructor(differences: Readonly<Record<string, Difference>>) {
    this.#differences = differences;
  }

  pass(name: string, note = ''): void {
    this.passed += 1;
    console.log(`  ok    ${name}${note && `: ${note}`}`);
  }

  fail(name: string, why: string): void {
    this.failed += 1;
    console.log(`  FAIL  ${name}: ${why.replaceAll('\n', '\n          ')}`);
  }

  skip(name: string, why: string): void {
    this.skipped += 1;
    console.log(`  skip  ${name}: ${why}`);
  }

  /** Agreement passes, and so does a difference that is explained; an explained one that is gone is to be taken out. */
  judge(name: string, difference: string | undefined): void {
    const known = this.#differences[name];
    if (known) this.#met.add(name);
    if (difference === undefined && known) this.fail(name, 'differs no longer; take it out of the table');
    else if (difference === undefined) this.pass(name);
    else if (known && difference.includes(known.shows)) this.pass(name, `differs, ${known.right} right: ${known.why}`);
    else this.fail(name, difference);
  }

  /** Runs a check, which throws where it finds a difference. */
  async check(name: string, run: () => unknown): Promise<void> {
    this.judge(name, await failureOf(run));
  }

  /** Explained differences that no check has met: their check is gone or has another name. */
  unmet(): readonly string[] {
    return Object.keys(this.#differences).filter((name) => !this.#met.has(name));
  }
}

const failureOf = async (run: () => unknown): Promise<string | undefined> => {
  try {
    await run();
    return undefined;
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
};
