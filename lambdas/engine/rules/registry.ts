import { bookRule } from './book.ts';
import type { Rule } from './candidate.ts';
import { meaningRule, termRule } from './terms.ts';

/** Every way to ask, by what it is worth. A new one is added here; one that does not hold on real texts goes. */
export const rules: readonly Rule[] = [bookRule, termRule, meaningRule];
