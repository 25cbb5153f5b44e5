import type { CheckContext } from '../../scene/checks/context.ts';
import { type Finding, major, mayPass } from '../../scene/checks/finding.ts';
import { languageFindings } from '../../scene/checks/language-findings.ts';
import { comparable } from './comparable.ts';
import { type ComparableQuestion, isDuplicate } from './duplicates.ts';
import { examine, type ProposedQuestion, type ResolvedQuestion } from './question.ts';

export interface QuizContext extends CheckContext {
  /** Questions that were accepted before. */
  readonly others: readonly ComparableQuestion[];
  /** How many were asked for; more are not taken. */
  readonly wanted: number;
}

export interface Rejected {
  readonly proposed: ProposedQuestion;
  readonly findings: readonly Finding[];
}

export interface QuizOutcome {
  readonly passed: readonly ResolvedQuestion[];
  readonly rejected: readonly Rejected[];
}

/** Sorts proposed questions into those that may be published and those that may not, with the reasons. */
export const quizOutcome = (proposed: readonly ProposedQuestion[], context: QuizContext): QuizOutcome => {
  const passed: ResolvedQuestion[] = [];
  const rejected: Rejected[] = [];
  const written = proposed
    .map(({ question, explanation, reasoning = '', about = [] }) =>
      [question, explanation, reasoning, ...about].join(' '),
    )
    .join(' ');
  const foreign = languageFindings(written, context);
  for (const candidate of proposed) {
    const { resolved, findings } = examine(candidate, context);
    const all = [...foreign, ...findings];
    if (resolved) {
      const accepted = [...context.others, ...passed.map(comparable)];
      if (accepted.some((other) => isDuplicate(comparable(resolved), other)))
        all.push(major('duplicate', 'Another question of this lesson asks the same.'));
    }
    if (!resolved || !mayPass(all)) rejected.push({ proposed: candidate, findings: all });
    else if (passed.length < context.wanted) passed.push(resolved);
  }
  return { passed, rejected };
};
