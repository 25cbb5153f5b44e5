import type { Passage, QuestionLevel } from '../../../../shared/model/learning/question.ts';
import type { CheckContext } from '../../scene/checks/context.ts';
import { type Finding, major } from '../../scene/checks/finding.ts';
import { untranslatedFindings } from '../../scene/checks/language-findings.ts';
import { leakFindings } from '../../scene/checks/leak.ts';
import { markupFindings } from '../../scene/checks/markdown.ts';
import { aboutOptions, mistakeFindings, namesLetters } from './about.ts';
import { resolveCorrectAnswer } from './correct-answer.ts';
import { decided, type ProposedDecision } from './decided.ts';
import { distractorFindings } from './distractors.ts';
import { bareOption, optionFindings } from './options.ts';
import { stemFindings } from './stem.ts';

/** A question as a model proposes it. */
export interface ProposedQuestion extends ProposedDecision {
  readonly question: string;
  readonly options: readonly string[];
  readonly correctAnswer: string | number;
  readonly explanation: string;
  /** The mistake that each option stands for, for who chooses it; '' for the right one. */
  readonly about?: readonly string[] | undefined;
}

/** A question with its key and its place in the material. */
export interface ResolvedQuestion {
  readonly question: string;
  readonly options: readonly string[];
  readonly correctAnswer: number;
  readonly explanation: string;
  readonly evidence: Passage;
  readonly second?: Passage;
  readonly reasoning?: string;
  /** Of what a model wrote. */
  readonly level?: QuestionLevel;
  /** One for each option, '' where nothing is said. */
  readonly about?: readonly string[];
}

const EXPLANATION = { least: 8, most: 900 } as const;

const explanationFindings = (explanation: string): Finding[] => {
  if (explanation.length < EXPLANATION.least || explanation.length > EXPLANATION.most)
    return [major('explanation', 'The explanation is missing or too long.')];
  return namesLetters(explanation)
    ? [major('explanation', 'The explanation names options by letter, and options are shuffled.')]
    : [];
};

interface Examined {
  readonly resolved: ResolvedQuestion | undefined;
  readonly findings: readonly Finding[];
}

/** Everything about one question that can be seen without the others. Not resolved when its key or evidence is not. */
export const examine = (proposed: ProposedQuestion, context: CheckContext): Examined => {
  const question = proposed.question.trim();
  const options = proposed.options.map(bareOption);
  const explanation = proposed.explanation.trim();
  const correctAnswer =
    resolveCorrectAnswer(proposed.correctAnswer, proposed.options) ??
    resolveCorrectAnswer(proposed.correctAnswer, options);
  const asked = [question, ...options, explanation].join('\n\n');
  const besides = [proposed.reasoning ?? '', ...(proposed.about ?? [])].join('\n\n');
  const shown = `${asked}\n\n${proposed.reasoning ?? ''}`;
  const findings = [
    ...optionFindings(options),
    ...explanationFindings(explanation),
    ...markupFindings(shown, context.material),
    ...leakFindings(shown, context.rules, context.material),
    ...[asked, besides].flatMap((text) => untranslatedFindings(text, context)).slice(0, 1),
  ];
  if (namesLetters(proposed.reasoning ?? ''))
    findings.push(major('reasoning', 'The reasoning names options by letter, and options are shuffled.'));
  if (correctAnswer === undefined) findings.push(major('key', '"correctAnswer" names none of the options.'));
  const { decision, findings: undecided } = decided(
    proposed,
    { question, right: options[correctAnswer ?? -1] ?? '', explanation },
    context,
  );
  findings.push(...undecided);
  if (correctAnswer === undefined) return { resolved: undefined, findings };
  const about = aboutOptions(options, correctAnswer, proposed.about, context);
  findings.push(
    ...stemFindings(question, options, correctAnswer, context.language),
    ...distractorFindings(options, correctAnswer),
    ...mistakeFindings(options, about, context),
  );
  if (!decision) return { resolved: undefined, findings };
  const level = context.copies ? undefined : proposed.level;
  return {
    resolved: {
      question,
      options,
      correctAnswer,
      explanation,
      ...decision,
      ...(level ? { level } : {}),
      ...(about ? { about } : {}),
    },
    findings,
  };
};
