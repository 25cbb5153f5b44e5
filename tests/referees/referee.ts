import type { Difference } from './difference.ts';
import type { Report } from './report.ts';

/** Third-party software that our code or our fakes are compared with. */
export interface Referee {
  readonly title: string;
  /** Programs it needs; where one is missing, it is skipped. */
  readonly needs: readonly (readonly [program: string, ...args: string[]])[];
  readonly differences: Readonly<Record<string, Difference>>;
  run(report: Report): Promise<void>;
}
