import { beforeReadingText, exerciseAnswers, exercisesText } from '../../lambdas/domain/export/exercises.ts';
import {
  type GradedQuestion,
  isGradedOpen,
  isOpen,
  type Passage,
  passagesOf,
  type Question,
} from '../../shared/model/learning/question.ts';
import type { Note } from '../../shared/model/session/note.ts';
import type { Scene } from '../../shared/model/session/scene.ts';
import { isQuiz } from '../../shared/model/session/scene-type.ts';
import type { Session } from '../../shared/model/session/session.ts';

const letter = (index: number): string => String.fromCharCode(65 + index);
const quoted = (text: string): string => text.replace(/\s+/g, ' ').trim();

const options = (question: Question): string =>
  isOpen(question)
    ? (question.scenario ?? '')
    : question.options.map((option, index) => `- ${letter(index)}) ${option}`).join('\n');

const quiz = (scene: Scene): string[] =>
  (scene.quiz?.questions ?? [])
    .flatMap((question, at) => [`**${at + 1}. ${question.question}**`, options(question)])
    .filter((block) => block !== '');

const place = ({ quote, heading }: Passage): string => `“${quoted(quote)}”${heading ? ` (${heading})` : ''}`;

const bare = (text: string): string => quoted(text.replace(/[*`_]/g, ''));

/** Whether a model answer is made of the passage that it would be proved by. */
const said = (modelAnswer: string, { quote }: Passage): boolean => bare(modelAnswer).includes(bare(quote));

const answer = (graded: GradedQuestion): string => {
  if (isGradedOpen(graded))
    return [
      graded.modelAnswer,
      ...graded.points
        .map(({ evidence }) => evidence)
        .flatMap((one) => (said(graded.modelAnswer, one) ? [] : place(one))),
    ].join(' ');
  const decided = [...passagesOf(graded).map(place), ...(graded.reasoning ? [graded.reasoning] : [])].join(' ');
  return `**${letter(graded.correctAnswer)}**${decided ? `: ${decided}` : ''}`;
};

const answers = (scene: Scene, graded: readonly GradedQuestion[]): string[] => [
  `### ${scene.title}`,
  graded.map((question, at) => `${at + 1}. ${answer(question)}`).join('\n'),
];

/** What an export prints, with its headings below the one of its scene, and with blanks that no hand writes on. */
const lower = (block: string): string => block.replace(/^## /, '### ').replace(/(?:\\_){3,}/g, '________');

/** What stands beside a text: at the door, in the margin, below it. */
const besides = ({ terms, likeness }: Scene): string[] => [
  ...(terms.length > 0
    ? ['### Key terms', terms.map(({ term, definition }) => `- **${term}**: ${definition}`).join('\n')]
    : []),
  ...(likeness ? [`### ${likeness.title}`, likeness.image, likeness.ends, likeness.asks] : []),
];

const text = (scene: Scene): string[] => [
  ...(scene.vignette ? [`> ${scene.vignette}`] : []),
  ...beforeReadingText(scene.activities),
  scene.content ?? '',
  // A term that an exercise asks for does not stand right above it
  ...exercisesText(scene.activities).map(lower),
  ...besides(scene),
];

/** What its author should know of a lesson, and no reader of it. */
export const noteLine = (note: Note): string => {
  switch (note.code) {
    case 'borrowed':
      return '- The text was written for this lesson: there was no material.';
    case 'elsewhere':
      return `- The material does not mention "${note.params.topic}".`;
    case 'untranslated':
      return `- It stays in the language of the material, not in "${note.params.language}".`;
    case 'thin': {
      const { scenes, questions, wantedScenes, wantedQuestions } = note.params;
      return `- The material holds enough for ${scenes} scenes and ${questions} questions (asked for: ${wantedScenes} and ${wantedQuestions}).`;
    }
    case 'unwritten':
      return `- The ${note.params.kind} "${note.params.title}" could not be written.`;
    case 'dropped':
      return `- ${note.params.dropped} of ${note.params.questions} questions did not pass the checks.`;
    case 'told':
      return `- ${note.params.text}`;
  }
};

/** The whole lesson as one Markdown document; the answers with their places stand at its end. */
export const lessonMarkdown = (
  session: Pick<Session, 'title' | 'description'>,
  scenes: readonly Scene[],
  graded: ReadonlyMap<string, readonly GradedQuestion[]>,
): string => {
  const blocks = [`# ${session.title}`];
  // What an overview lists in full need not be named before it
  if (session.description && scenes[0]?.type !== 'overview') blocks.push(session.description);
  for (const scene of scenes) {
    blocks.push(`## ${scene.title}`);
    blocks.push(...(isQuiz(scene.type) ? quiz(scene) : text(scene)));
  }
  const solved = scenes.flatMap((scene) => [
    ...exerciseAnswers(scene.title, scene.activities).map(lower),
    ...(graded.has(scene.id) ? answers(scene, graded.get(scene.id) ?? []) : []),
  ]);
  if (solved.length > 0) blocks.push('## Answers', ...solved);
  return `${blocks.join('\n\n')}\n`;
};
