import type { OptionKey, OptionQuestion, Quiz } from '../../../shared/model/learning/question.ts';
import { isQuiz } from '../../../shared/model/session/scene-type.ts';
import { fold } from '../scene/fold.ts';
import type { SceneRecord } from '../scene/scene.ts';
import { type QuestionLines, readPlainQuiz } from './plain-quiz-lines.ts';

const OPTIONS = { least: 2, most: 4 } as const;

/** Shown when a text holds no question at all. */
const FALLBACK = {
  question: 'Which of these describes best what you have just read?',
  options: ['I could explain it to somebody else', 'I should read it once more'],
} as const;

interface ParsedQuestion {
  readonly question: string;
  readonly options: readonly string[];
  readonly key: number;
  readonly explanation: string;
  /** Something of it had to be guessed. */
  readonly unsure: boolean;
}

const indexOf = (answer: string | undefined, options: readonly string[]): number | undefined => {
  const text = answer?.trim() ?? '';
  const letter = /^\(?([A-Za-z])(?:[).:]|\s|$)/.exec(text)?.[1];
  if (letter && (text.length <= 3 || /^\(?[A-Za-z][).:]/.test(text))) return letter.toUpperCase().charCodeAt(0) - 65;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const found = options.findIndex((option) => text !== '' && fold(option) === fold(text));
  return found === -1 ? undefined : found;
};

/** The first four options, and an index that is one of them. */
const parseQuestion = ({ question, options: all, answer, explanation }: QuestionLines): ParsedQuestion | undefined => {
  const options = all.slice(0, OPTIONS.most);
  if (question === '' || options.length < OPTIONS.least) return undefined;
  const index = indexOf(answer, all);
  const key = Math.min(options.length - 1, Math.max(0, index ?? 0));
  return { question, options, key, explanation, unsure: index !== key };
};

const distinct = (questions: readonly ParsedQuestion[]): ParsedQuestion[] => {
  const seen = new Set<string>();
  return questions.filter(({ question }) => {
    const folded = fold(question);
    if (seen.has(folded)) return false;
    seen.add(folded);
    return true;
  });
};

const fallback = (): ParsedQuestion => ({ ...FALLBACK, key: 0, explanation: '', unsure: true });

interface ParsedQuiz {
  readonly quiz: Quiz;
  readonly keys: readonly OptionKey[];
}

/**
 * Reads a quiz that is kept as plain text. What had to be guessed is practice: a cut that lost the right option, an
 * index out of range, a key that is missing or unreadable, and the question that stands in for a text without any.
 */
export const parsePlainQuiz = (text: string): ParsedQuiz => {
  const read = distinct(readPlainQuiz(text).flatMap((question) => parseQuestion(question) ?? []));
  const settled = read.length > 0 ? read : [fallback()];
  const questions = settled.map(
    ({ question, options, unsure }, index): OptionQuestion => ({
      id: `q${index + 1}`,
      question,
      options: [...options],
      ...(unsure ? { practice: true as const } : {}),
    }),
  );
  const keys = settled.map(({ key, explanation }, index) => ({
    id: `q${index + 1}`,
    correctAnswer: key,
    explanation,
    evidence: null,
  }));
  return { quiz: { title: null, description: null, questions }, keys };
};

/** A written quiz scene that holds text in place of questions, with the questions of that text and without the text. */
export const asQuestions = (scene: SceneRecord): SceneRecord => {
  const { type, state, quiz, content, title } = scene;
  if (!isQuiz(type) || state !== 'written' || quiz !== null || content === null) return scene;
  const parsed = parsePlainQuiz(content);
  return { ...scene, content: null, quiz: { ...parsed.quiz, title }, keys: parsed.keys };
};
