import type { Passage, QuestionLevel } from '../../../../shared/model/learning/question.ts';
import type { CheckContext } from '../../scene/checks/context.ts';
import { locate, supports } from '../../scene/checks/evidence.ts';
import { type Finding, major } from '../../scene/checks/finding.ts';
import { contentStems, overlap } from '../../scene/words.ts';

/** How a model says that the material decides its question. */
export interface ProposedDecision {
  /** Left out by what only recalls. */
  readonly level?: QuestionLevel | undefined;
  readonly evidence: { readonly chunk: string; readonly quote: string };
  /** Empty where one quote is enough. */
  readonly second?: { readonly chunk: string; readonly quote: string } | undefined;
  /** How the right option follows from the quotes; empty where one says it. */
  readonly reasoning?: string | undefined;
}

interface Decision {
  readonly evidence: Passage;
  readonly second?: Passage;
  readonly reasoning?: string;
}

/** Characters of a line. */
const LONGEST_REASONING = 400;
/**
 * The share of the words of all quotes that stands in what is asked, its right option or the reasoning. Low: who asks for more
 * than recall says it in words of their own. Of each quote one word stands there, else it is about something else.
 */
const RELATED = 0.12;

const isRelated = (quotes: readonly string[], asked: string, reasoning: string): boolean => {
  const said = contentStems(`${asked} ${reasoning}`);
  const shared = (text: string): number => overlap(contentStems(text), said);
  return quotes.every((quote) => shared(quote) > 0) && shared(quotes.join(' ')) >= RELATED;
};

/**
 * Where the material decides a question, and what is wrong with that. What only recalls has its right option in the
 * quotes; anything else may be inferred from them, in a line that says how. Whether it does follow, words do not tell:
 * where somebody solves the question afterwards, quotes that are about it, or about its explanation, are enough. Nothing is
 * decided without a passage.
 */
export const decided = (
  proposed: ProposedDecision,
  { question, right, explanation }: { readonly question: string; readonly right: string; readonly explanation: string },
  { chunks, from, solved }: CheckContext,
): { readonly decision: Decision | undefined; readonly findings: readonly Finding[] } => {
  const translated = from !== undefined;
  const reasoning = proposed.reasoning?.trim() ?? '';
  const evidence = locate(proposed.evidence, chunks);
  if (!evidence)
    return {
      decision: undefined,
      findings: [major('evidence', 'The quote does not stand word for word in a chunk of this scene.')],
    };
  const named = (proposed.second?.quote ?? '').trim() !== '';
  const found = proposed.second && named ? locate(proposed.second, chunks) : undefined;
  const second = found && (found.start >= evidence.end || found.end <= evidence.start) ? found : undefined;
  const quotes = [evidence.quote, ...(second ? [second.quote] : [])];
  const decision = { evidence, ...(second ? { second } : {}), ...(reasoning ? { reasoning } : {}) };
  const refused = (rule: Finding['rule'], reason: string) => ({ decision, findings: [major(rule, reason)] });
  if (reasoning.length > LONGEST_REASONING) return refused('reasoning', '"reasoning" is longer than a line.');
  if (supports(quotes.join(' '), right, { translated })) return { decision, findings: [] };
  const asked = [question, right, solved ? explanation : ''].join(' ');
  const related = translated || isRelated(quotes, asked, reasoning);
  const follows = solved && related;
  if ((proposed.level ?? 'recall') === 'recall' && !follows)
    return refused('evidence', 'The quote neither contains the right option nor says what it says.');
  if (named && !found) return refused('evidence', 'The second quote does not stand word for word in a chunk.');
  if (reasoning === '' && !follows)
    return refused('reasoning', 'No quote says the right option, and "reasoning" does not say how it follows.');
  return related
    ? { decision, findings: [] }
    : refused('evidence', 'The quotes have too little to do with the question and its right option.');
};
