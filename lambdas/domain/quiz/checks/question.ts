import type { Passage } from '../../../../shared/model/learning/question.ts';
import type { CheckContext } from '../../scene/checks/context.ts';
import { locate, supports } from '../../scene/checks/evidence.ts';
import { type Finding, major } from '../../scene/checks/finding.ts';
import { untranslatedFindings } from '../../scene/checks/language-findings.ts';
import { leakFindings } from '../../scene/checks/leak.ts';
import { markupFindings } from '../../scene/checks/markdown.ts';
import { aboutOptions, namesLetters } from './about.ts';
import { resolveCorrectAnswer } from './correct-answer.ts';
import { distractorFindings } from './distractors.ts';
import { bareOption, optionFindings } from './options.ts';
import { stemFindings } from './stem.ts';

/** A question as a model proposes it. */
export interface ProposedQuestion {
  readonly question: string;
  readonly options: readonly string[];
  readonly correctAnswer: string | number;
  readonly explanation: string;
  readonly evidence: { readonly chunk: string; readonly quote: string };
  /** What each option is, for who chooses it; '' for the right one. */
  readonly about?: readonly string[] | undefined;
}

/** A question with its key and its place in the material. */
export interface ResolvedQuestion {
  readonly question: string;
  readonly options: readonly string[];
  readonly correctAnswer: number;
  readonly explanation: string;
  readonly evidence: Passage;
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
  const evidence = locate(proposed.evidence, context.chunks);
  const shown = [question, ...options, explanation].join('\n\n');
  const findings = [
    ...optionFindings(options),
    ...explanationFindings(explanation),
    ...markupFindings(shown, context.material),
    ...leakFindings(shown, context.rules, context.material),
    ...untranslatedFindings(shown, context),
  ];
  if (correctAnswer === undefined) findings.push(major('key', '"correctAnswer" names none of the options.'));
  if (!evidence) findings.push(major('evidence', 'The quote does not stand word for word in a chunk of this scene.'));
  if (correctAnswer === undefined) return { resolved: undefined, findings };
  findings.push(
    ...stemFindings(question, options, correctAnswer, context.language),
    ...distractorFindings(options, correctAnswer),
  );
  if (!evidence) return { resolved: undefined, findings };
  if (!supports(evidence.quote, options[correctAnswer] ?? '', { translated: context.from !== undefined }))
    findings.push(major('evidence', 'The quote neither contains the right option nor says what it says.'));
  const about = aboutOptions(options, correctAnswer, proposed.about, context);
  return {
    resolved: { question, options, correctAnswer, explanation, evidence, ...(about ? { about } : {}) },
    findings,
  };
};
