import type { Difference } from './difference.ts';
import type { Report } from './report.ts';

/** Software of others that our code or our stand-ins are held against. */
export interface Referee {
  readonly title: string;
  /** Programs it needs; where one is missing, it is skipped. */
  readonly needs: readonly (readonly [program: string, ...args: string[]])[];
  readonly differences: Readonly<Record<string, Difference>>;
  run(report: Report): Promise<void>;
}
