import type { Bible } from '../../domain/generation/plan/bible.ts';
import { completePlan } from '../../domain/generation/plan/complete-plan.ts';
import type { UntitledScene } from '../../domain/generation/plan/draft-plan.ts';
import { planParts } from '../../domain/generation/plan/plan-parts.ts';
import type { PlanAnswer } from '../../domain/model/answers.ts';
import type { Model } from '../../domain/model/model.ts';
import { noUsage, sumUsage } from '../../domain/model/token-usage.ts';
import { answerTokens } from '../prompts/tokens.ts';
import { ask } from './ask.ts';
import { languageCheck, type WritingContext } from './context.ts';

const ATTEMPTS = 2;

/** The texts of a plan that readers see. */
const namesIn = ({ description, scenes }: PlanAnswer): string =>
  [description, ...scenes.map(({ title }) => title)].join('. ');

const slotsOf = (scenes: readonly UntitledScene[]) =>
  scenes.map(({ order, type, questions, chunks }) => ({ order, type, questions, suggested: chunks }));

interface Part {
  readonly scenes: readonly UntitledScene[];
  /** Planned by another call at the same moment. */
  readonly others: readonly UntitledScene[];
  readonly describesLesson: boolean;
  readonly bible: Bible | undefined;
}

/** Asks once more when the answer is in the wrong language; `completePlan` corrects all other faults. */
const askPart = async (model: Model, context: WritingContext, { scenes, others, describesLesson, bible }: Part) => {
  let usage = noUsage;
  let proposal: PlanAnswer | undefined;
  let reasons: readonly string[] = [];
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const answer = await ask(model, {
      name: 'lesson_plan',
      ...context.prompt.call({
        kind: 'plan',
        slots: slotsOf(scenes),
        ...(others.length > 0 && { others: slotsOf(others), describesLesson }),
        ...(bible && { bible }),
        ...(reasons.length > 0 ? { reasons } : {}),
      }),
      maxTokens: answerTokens.plan(scenes.length),
    });
    usage = sumUsage(usage, answer.usage);
    proposal = answer.value ?? proposal;
    const { untranslatedFindings } = await import('../../domain/scene/checks/language-findings.ts');
    const findings = proposal ? untranslatedFindings(namesIn(proposal), languageCheck(context)) : [];
    if (findings.length === 0) break;
    reasons = findings.map(({ reason }) => reason);
  }
  return { proposal, usage };
};

const unplanned: PlanAnswer['scenes'][number] = { title: '', chunks: [], point: '', means: '', limit: '', hook: '' };

/** One proposal of all parts: each scene keeps its place, also behind a part that has not answered or said too little. */
const joined = (
  parts: readonly (readonly UntitledScene[])[],
  proposals: readonly (PlanAnswer | undefined)[],
): PlanAnswer | undefined => {
  const [first] = proposals;
  const base = first ?? proposals.find((proposal) => proposal !== undefined);
  if (!base) return undefined;
  const scenes = parts.flatMap((part, index) => part.map((_, place) => proposals[index]?.scenes[place] ?? unplanned));
  return { ...base, scenes };
};

/** The plan of the scenes that are drafted. Larger ones are made in two parts at the same time, because everything waits for them. */
export const askPlan = async (
  model: Model,
  context: WritingContext,
  drafted: readonly UntitledScene[],
  bible: Bible | undefined,
) => {
  const parts = planParts(drafted);
  const asked = await Promise.allSettled(
    parts.map((scenes, index) => {
      const others = drafted.filter((scene) => !scenes.includes(scene));
      return askPart(model, context, { scenes, others, describesLesson: index === 0, bible });
    }),
  );
  // Wait for all before throwing: a step that is retried must not still be asking
  const answers = asked.map((answer) => {
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  });
  const proposal = joined(
    parts,
    answers.map((answer) => answer.proposal),
  );
  const { spec, chunks, language } = context;
  const { planFrom } = await import('../../domain/generation/plan/check-bible.ts');
  const checked = { rules: context.prompt.rules, material: context.material };
  const plan = completePlan({ title: spec.title, drafted, chunks, proposal: proposal && planFrom(proposal, checked) });
  return {
    plan: { ...plan, ...(language === 'und' ? {} : { language }) },
    usage: sumUsage(...answers.map(({ usage }) => usage)),
  };
};
