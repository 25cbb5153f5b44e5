import type { KeyPoint, OpenKind } from '../../../../shared/model/learning/question.ts';
import { countWords } from '../../../../shared/model/text/words.ts';
import type { CheckContext } from '../../scene/checks/context.ts';
import { locate, supports } from '../../scene/checks/evidence.ts';
import { figuresIn } from '../../scene/checks/figures.ts';
import { type Finding, major } from '../../scene/checks/finding.ts';
import { leakFindings } from '../../scene/checks/leak.ts';
import { markupFindings } from '../../scene/checks/markdown.ts';
import { contentStems, overlap } from '../../scene/words.ts';

/** An open question as a model proposes it. */
export interface ProposedOpen {
  readonly kind: OpenKind;
  readonly scenario: string;
  readonly question: string;
  readonly modelAnswer: string;
  readonly points: readonly { readonly text: string; readonly chunk: string; readonly quote: string }[];
}

export interface ResolvedOpen {
  readonly kind: OpenKind;
  readonly scenario: string | null;
  readonly question: string;
  readonly modelAnswer: string;
  readonly points: readonly KeyPoint[];
}

const POINTS = { short_answer: { least: 2, most: 5 }, case_study: { least: 3, most: 6 } } as const;
/** What asks for one reason, or for what one thing is, has one point; of several that are named two must stand. */
const leastOf = ({ kind, points }: ProposedOpen): number =>
  kind === 'short_answer' && points.length === 1 ? 1 : POINTS[kind].least;
const LENGTHS = { words: 5, question: 500, scenario: 1_200, point: 400, answer: { least: 15, most: 2_000 } } as const;
/** Two points that share so many of their words are one. */
const SAME_POINT = 0.8;
/** The share of its words that a model answer has from its quotes, and of each point that it says. */
const ENTAILED = 0.5;
const GIVEN_AWAY = 0.8;

const numbersIn = (text: string): string[] => text.match(/\p{N}+(?:[.,]\p{N}+)*/gu) ?? [];
const foreignNumber = (text: string, { material, from }: CheckContext): boolean => {
  const numbers = from === undefined ? numbersIn : figuresIn;
  const known = new Set(numbers(material));
  return numbers(text).some((number) => !known.has(number));
};

const alike = (one: string, other: string): boolean => {
  const [a, b] = [contentStems(one), contentStems(other)];
  return overlap(a, b) >= SAME_POINT && overlap(b, a) >= SAME_POINT;
};

/** The points that stand: each with its quote, none said twice. */
const pointsOf = (proposed: ProposedOpen, context: CheckContext): KeyPoint[] => {
  const points: KeyPoint[] = [];
  const translated = context.from !== undefined;
  for (const { text: said, ...named } of proposed.points) {
    const text = said.trim();
    const evidence = locate(named, context.chunks);
    if (!evidence || text === '' || text.length > LENGTHS.point || !supports(evidence.quote, text, { translated }))
      continue;
    if (!points.some((point) => alike(point.text, text))) points.push({ text, evidence });
  }
  return points.slice(0, POINTS[proposed.kind].most);
};

const answerFindings = (answer: string, points: readonly KeyPoint[]): Finding[] => {
  const { least, most } = LENGTHS.answer;
  if (answer.length < least || answer.length > most)
    return [major('explanation', 'The model answer is missing or too long.')];
  const quotes = points.map(({ evidence }) => evidence.quote).join(' ');
  const said = contentStems(answer);
  if (overlap(said, contentStems(`${quotes} ${points.map(({ text }) => text).join(' ')}`)) < ENTAILED)
    return [major('evidence', 'The model answer says more than its quotes do.')];
  return points.every(({ text }) => overlap(contentStems(text), said) >= ENTAILED)
    ? []
    : [major('explanation', 'The model answer leaves out one of its key points.')];
};

const scenarioFindings = ({ kind, scenario }: ProposedOpen, context: CheckContext): Finding[] => {
  if (kind === 'short_answer') return [];
  if (countWords(scenario) < LENGTHS.words || scenario.length > LENGTHS.scenario)
    return [major('stem', 'A case study needs a case of five words or more and 1,200 characters at most.')];
  return foreignNumber(scenario, context)
    ? [major('evidence', 'The case has a figure that the material does not contain.')]
    : [];
};

interface Examined {
  readonly resolved: ResolvedOpen | undefined;
  readonly findings: readonly Finding[];
}

/** Everything about one open question that can be seen without the others. */
export const examineOpen = (proposed: ProposedOpen, context: CheckContext): Examined => {
  const [question, scenario, modelAnswer] = [proposed.question, proposed.scenario, proposed.modelAnswer].map((text) =>
    text.trim(),
  ) as [string, string, string];
  const points = pointsOf(proposed, context);
  const shown = [scenario, question, modelAnswer, ...points.map(({ text }) => text)].join('\n\n');
  const asked = contentStems(`${scenario} ${question}`);
  const latin = /\p{Script=Latin}/u.test(question);
  const findings = [
    ...markupFindings(shown, context.material),
    ...leakFindings(shown, context.rules, context.material),
    ...scenarioFindings({ ...proposed, scenario }, context),
    ...answerFindings(modelAnswer, points),
  ];
  if (question === '' || question.length > LENGTHS.question || (latin && countWords(question) < LENGTHS.words))
    findings.push(major('stem', 'The question has under five words or over 500 characters.'));
  const least = leastOf(proposed);
  if (points.length < least)
    findings.push(major('points', `It needs ${least} different key points or more, each with a quote that says it.`));
  if (points.some(({ text }) => overlap(contentStems(text), asked) >= GIVEN_AWAY))
    findings.push(major('given-away', 'The question already says one of its key points.'));
  const resolved = {
    kind: proposed.kind,
    scenario: proposed.kind === 'case_study' ? scenario : null,
    question,
    modelAnswer,
    points,
  };
  return { resolved: points.length > 0 ? resolved : undefined, findings };
};
