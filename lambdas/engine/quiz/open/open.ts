import type { OpenAnswer } from '../../../domain/model/answers.ts';
import type { OpenTask } from '../../../pipeline/prompts/tasks.ts';
import type { Lesson } from '../../lesson.ts';
import { chunksOf } from '../../material.ts';
import { fold } from '../../text/words.ts';
import { caseStudies } from './case-studies.ts';
import type { Draft } from './draft.ts';
import { openPhrases } from './phrases.ts';
import { shortAnswers } from './short-answers.ts';

const best = (drafts: readonly Draft[], count: number, taken: Set<string>): Draft[] => {
  const inOrder = drafts.toSorted((a, b) => b.score - a.score || (a.question.question < b.question.question ? -1 : 1));
  const chosen: Draft[] = [];
  for (const draft of inOrder) {
    if (chosen.length === count) break;
    if (taken.has(draft.subject)) continue;
    taken.add(draft.subject);
    chosen.push(draft);
  }
  return chosen;
};

/** Open questions out of the material's own sentences; fewer where it has no more, none in an unknown language. */
export const answerOpen = (task: OpenTask, { material }: Lesson): OpenAnswer => {
  const phrases = openPhrases[material.language.code];
  if (!phrases) return { questions: [] };
  const kept = new Set((task.kept ?? []).map(fold));
  const fresh = ({ question }: Draft): boolean => !kept.has(fold(question.question));
  const chunks = chunksOf(material, task.chunks);
  const taken = new Set<string>();
  const of = (make: typeof shortAnswers) => chunks.flatMap((chunk) => make(chunk, material, phrases)).filter(fresh);
  const cases = best(of(caseStudies), task.caseStudies, taken);
  const answers = best(of(shortAnswers), task.shortAnswers, taken);
  return { questions: [...answers, ...cases].map(({ question }) => question) };
};
