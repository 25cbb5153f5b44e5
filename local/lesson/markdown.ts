import type { GradedQuestion } from '../../shared/model/question.ts';
import { isQuiz, type Scene } from '../../shared/model/scene.ts';
import type { Session } from '../../shared/model/session.ts';

const letter = (index: number): string => String.fromCharCode(65 + index);
const quoted = (text: string): string => text.replace(/\s+/g, ' ').trim();

const quiz = (scene: Scene): string[] =>
  (scene.quiz?.questions ?? []).flatMap((question, at) => [
    `**${at + 1}. ${question.question}**`,
    question.options.map((option, index) => `- ${letter(index)}) ${option}`).join('\n'),
  ]);

const answers = (scene: Scene, graded: readonly GradedQuestion[]): string[] => [
  `### ${scene.title}`,
  graded
    .map(({ correctAnswer, evidence }, at) => {
      const place = evidence.heading ? ` (${evidence.heading})` : '';
      return `${at + 1}. **${letter(correctAnswer)}**: “${quoted(evidence.quote)}”${place}`;
    })
    .join('\n'),
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
