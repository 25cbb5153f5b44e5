import type { Reading, Sentence } from '../../lambdas/engine/nlp/reading.ts';
import { rules, type Settled, settledIn } from '../../lambdas/engine/rules/choose-options.ts';

/** What one rule made of a sentence. */
export interface RuleVerdict {
  readonly rule: string;
  /** The question it asks; null where it asks none. */
  readonly question: string | null;
  /** Why not: the guard that refused. */
  readonly refused: string | null;
}

export interface ExplainedSentence {
  readonly sentence: Sentence;
  readonly salience: number;
  /** Empty where no rule found anything of its kind in it. */
  readonly verdicts: readonly RuleVerdict[];
}

const isOf = ({ candidate }: Settled, sentence: Sentence): boolean =>
  candidate.evidence.chunk === sentence.chunk && candidate.shown.includes(sentence.text);

/** For every sentence of the material's body: which rules found something in it, and what became of that. */
export const explainSentences = (reading: Reading): ExplainedSentence[] => {
  const all = settledIn(reading);
  return reading.bodies
    .flatMap(({ sentences }) => sentences)
    .map((sentence) => ({
      sentence,
      salience: reading.salience(sentence),
      verdicts: all
        .filter((one) => isOf(one, sentence))
        .map(({ rule, candidate, refused }) => ({
          rule: rule.id,
          question: refused ? null : candidate.question,
          refused: refused ?? null,
        })),
    }));
};

/** The names of all rules that look at every sentence. */
export const ruleNames = (): string[] => rules.map(({ id }) => id);
