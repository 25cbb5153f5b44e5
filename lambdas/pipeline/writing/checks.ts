import { leftInSource } from '../../domain/lesson/checks/language-findings.ts';
import { openOutcome } from '../../domain/lesson/checks/open-outcome.ts';
import { quizOutcome } from '../../domain/lesson/checks/quiz-outcome.ts';
import { sceneOutcome } from '../../domain/lesson/checks/scene-outcome.ts';
import { sourceFindings } from '../../domain/lesson/checks/source-findings.ts';

/** What judges answers. It knows Markdown and eighty languages, more than all else of a function that asks a model. */
export const checks = { leftInSource, openOutcome, quizOutcome, sceneOutcome, sourceFindings };
