import { inject, type RunnerTestCase, type RunnerTestSuite, TestRunner } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The one that is awake from the start of a file; none in the first round. */
    mutant: string;
    /** Not so for files whose tests lean on what those before them left. */
    repeating: boolean;
    /** Those of the first round that other files have killed. */
    killed: readonly string[];
  }
  export interface TaskMeta {
    round?: Round;
  }
}

/** What the tests of a file had to do with the mutants. */
export interface Round {
  readonly reached: readonly string[];
  readonly killed: readonly string[];
  /** Reached as the file was loaded, or by tests that cannot be repeated: each needs a run of its own. */
  readonly unsure: readonly string[];
}

/** More than any loop of a test takes. */
const TURNS = 1_000_000;
/** A test that takes longer is repeated for no mutant. Milliseconds. */
const QUICK = 300;

let awake = inject('mutant');
const alone = awake !== '';
let turns = 0;
let seen = new Set<string>();
Object.assign(globalThis, {
  mutant: (id: string): boolean => {
    if (awake === '') seen.add(id);
    if (id !== awake) return false;
    if (++turns > TURNS) throw new Error('A loop that does not end');
    return true;
  },
});

const passes = async (test: RunnerTestCase, mutant: string): Promise<boolean> => {
  [awake, turns] = [mutant, 0];
  try {
    await TestRunner.getTestFn(test)();
    return true;
  } catch {
    return false;
  } finally {
    awake = '';
  }
};

/** In the first round, repeats each test with every mutant that it reaches. */
export default class extends TestRunner {
  #reached = new Set<string>();
  #unsure = new Set<string>();
  #done = new Set(inject('killed'));
  #killed = new Set<string>();

  async runTask(test: RunnerTestCase): Promise<void> {
    if (alone) return TestRunner.getTestFn(test)();
    for (const id of seen) this.#unsure.add(id);
    seen = new Set();
    const start = performance.now();
    await TestRunner.getTestFn(test)();
    const quick = performance.now() - start < QUICK;
    for (const id of seen) this.#reached.add(id);
    const open = [...seen].filter((id) => !this.#done.has(id) && !this.#killed.has(id));
    let repeatable = inject('repeating') && quick && open.length > 0 && (await passes(test, ''));
    for (const id of open) {
      const noticed = repeatable && !(await passes(test, id));
      // What a mutant has left behind may be what the test fails on from now on
      if (noticed) repeatable = await passes(test, '');
      if (!repeatable) this.#unsure.add(id);
      else if (noticed) this.#killed.add(id);
    }
    seen = new Set();
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    if (suite.type === 'suite' && 'filepath' in suite) {
      for (const id of seen) this.#unsure.add(id);
      suite.meta.round = { reached: [...this.#reached], killed: [...this.#killed], unsure: [...this.#unsure] };
    }
    return super.onAfterRunSuite(suite);
  }
}
