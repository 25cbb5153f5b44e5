import {
  type GradedQuestion,
  isGradedOpen,
  isOpen,
  type Passage,
  type Question,
} from '../../shared/model/learning/question.ts';
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

const answer = (graded: GradedQuestion): string => {
  if (isGradedOpen(graded))
    return [graded.modelAnswer, ...graded.points.map(({ evidence }) => place(evidence))].join(' ');
  return `**${letter(graded.correctAnswer)}**${graded.evidence ? `: ${place(graded.evidence)}` : ''}`;
};

const answers = (scene: Scene, graded: readonly GradedQuestion[]): string[] => [
  `### ${scene.title}`,
  graded.map((question, at) => `${at + 1}. ${answer(question)}`).join('\n'),
];

/** The whole lesson as one Markdown document; the answers with their places stand at its end. */
export const lessonMarkdown = (
  session: Pick<Session, 'title' | 'description' | 'notes'>,
  scenes: readonly Scene[],
  graded: ReadonlyMap<string, readonly GradedQuestion[]>,
): string => {
  const blocks = [`# ${session.title}`];
  if (session.description) blocks.push(session.description);
  for (const scene of scenes) {
    blocks.push(`## ${scene.title}`);
    blocks.push(...(isQuiz(scene.type) ? quiz(scene) : [scene.content ?? '']));
  }
  const asked = scenes.filter((scene) => graded.has(scene.id));
  if (asked.length > 0)
    blocks.push('## Answers', ...asked.flatMap((scene) => answers(scene, graded.get(scene.id) ?? [])));
  if (session.notes.length > 0) blocks.push('---', session.notes.map((note) => `- ${note}`).join('\n'));
  return `${blocks.join('\n\n')}\n`;
};
