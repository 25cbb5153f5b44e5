import type { OpenKind } from '../../../../shared/model/learning/question.ts';
import type { CheckContext } from '../../scene/checks/context.ts';
import { type Finding, major, mayPass } from '../../scene/checks/finding.ts';
import { languageFindings } from '../../scene/checks/language-findings.ts';
import type { OpenCounts } from '../open-counts.ts';
import { comparableOpen } from './comparable.ts';
import { type ComparableQuestion, isDuplicate } from './duplicates.ts';
import { examineOpen, type ProposedOpen, type ResolvedOpen } from './open-question.ts';

export interface OpenContext extends CheckContext {
  /** Questions that were accepted before. */
  readonly others: readonly ComparableQuestion[];
  /** How many of each kind were asked for; more are not taken. */
  readonly wanted: OpenCounts;
}

export interface OpenOutcome {
  readonly passed: readonly ResolvedOpen[];
  readonly rejected: readonly { readonly question: string; readonly findings: readonly Finding[] }[];
}

const room: Readonly<Record<OpenKind, keyof OpenCounts>> = { short_answer: 'shortAnswers', case_study: 'caseStudies' };

/** Sorts proposed open questions into those that may be published and those that may not, with the reasons. */
export const openOutcome = (proposed: readonly ProposedOpen[], context: OpenContext): OpenOutcome => {
  const passed: ResolvedOpen[] = [];
  const rejected: { question: string; findings: Finding[] }[] = [];
  for (const candidate of proposed) {
    const { resolved, findings } = examineOpen(candidate, context);
    const all = [...findings];
    all.push(...languageFindings(`${candidate.scenario} ${candidate.question} ${candidate.modelAnswer}`, context));
    if (resolved) {
      const accepted = [...context.others, ...passed.map(comparableOpen)];
      if (accepted.some((other) => isDuplicate(comparableOpen(resolved), other)))
        all.push(major('duplicate', 'Another question of this lesson asks the same.'));
    }
    const taken = passed.filter(({ kind }) => kind === candidate.kind).length;
    if (!resolved || !mayPass(all)) rejected.push({ question: candidate.question, findings: all });
    else if (taken < context.wanted[room[candidate.kind]]) passed.push(resolved);
  }
  return { passed, rejected };
};
