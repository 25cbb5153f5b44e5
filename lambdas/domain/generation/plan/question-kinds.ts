import type { AssessmentCounts } from '../../../../shared/catalogue/duration-plan.ts';
import { isOpen, type OpenKind } from '../../../../shared/model/learning/question.ts';
import type { OpenCounts } from '../../quiz/open-counts.ts';
import type { WrittenScene } from '../../scene/written-scene.ts';
import type { GenerationSpec } from '../spec.ts';

/** How many questions of a quiz offer options, and how many are answered in words. */
interface Kinds {
  readonly questions: number;
  readonly open: OpenCounts;
}

const kinds = ['mcqCount', 'shortAnswerCount', 'caseStudyCount'] as const;

/** The questions by kind; a spec without an assessment asks multiple choice alone. */
const countsOf = ({
  questionTarget,
  assessment = null,
}: Partial<Pick<GenerationSpec, 'questionTarget' | 'assessment'>>): AssessmentCounts =>
  assessment ?? { mcqCount: questionTarget ?? 0, shortAnswerCount: 0, caseStudyCount: 0 };

/** Reduces the counts to `total`, the largest first. */
const reduced = (counts: AssessmentCounts, total: number): AssessmentCounts => {
  const left = { ...counts };
  const sum = () => kinds.reduce((all, kind) => all + left[kind], 0);
  while (sum() > Math.max(0, total)) {
    const [most] = [...kinds].sort((one, other) => left[other] - left[one]);
    if (most) left[most] -= 1;
  }
  return left;
};

/** How many questions of each kind were written. */
export const kindsIn = (scenes: readonly Pick<WrittenScene, 'quiz'>[]): AssessmentCounts => {
  const questions = scenes.flatMap(({ quiz }) => quiz?.questions ?? []);
  const open = (kind: OpenKind) => questions.filter((question) => isOpen(question) && question.kind === kind).length;
  const [shortAnswerCount, caseStudyCount] = [open('short_answer'), open('case_study')];
  return { mcqCount: questions.length - shortAnswerCount - caseStudyCount, shortAnswerCount, caseStudyCount };
};

const openIn = ({ shortAnswers, caseStudies }: OpenCounts): number => shortAnswers + caseStudies;

/**
 * Which kinds each quiz asks, where `sizes` says how many questions it has. Case studies come late, because they ask
 * for more than one idea; short answers are spread, the later quizzes first.
 */
export const spreadKinds = (
  spec: Partial<Pick<GenerationSpec, 'questionTarget' | 'assessment'>>,
  sizes: readonly number[],
): Kinds[] => {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const { shortAnswerCount, caseStudyCount } = reduced(countsOf(spec), total);
  const open = sizes.map(() => ({ shortAnswers: 0, caseStudies: 0 }));
  const free = () => open.flatMap((counts, at) => (openIn(counts) < (sizes[at] ?? 0) ? [{ counts, at }] : []));
  for (let left = caseStudyCount; left > 0; left -= 1) {
    const last = free().at(-1);
    if (last) last.counts.caseStudies += 1;
  }
  for (let left = shortAnswerCount; left > 0; left -= 1) {
    const [next] = free().sort((one, other) => openIn(one.counts) - openIn(other.counts) || other.at - one.at);
    if (next) next.counts.shortAnswers += 1;
  }
  return open.map((counts, at) => ({ questions: (sizes[at] ?? 0) - openIn(counts), open: counts }));
};
