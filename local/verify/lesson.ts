import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SessionId, UploadId } from '../../shared/model/id.ts';
import { isGradedOpen, isOpen } from '../../shared/model/learning/question.ts';
import type { Scene } from '../../shared/model/session/scene.ts';
import { isQuiz } from '../../shared/model/session/scene-type.ts';
import type { Installation } from './installation.ts';
import type { SocketListener } from './socket-listener.ts';
import type { TestUser } from './test-user.ts';
import { type WaitOptions, waitUntil } from './wait.ts';

const NAME = 'handout.pdf';
/** Made from texts of the embedded engine; longer than what fits into a session of half an hour. */
const handout = readFileSync(path.join(import.meta.dirname, NAME));

/** Uploads a PDF by a signed form like a browser. Checks that the bucket allows the site's origin. */
export const uploadHandout = async ({ site }: Pick<Installation, 'site'>, { api }: TestUser): Promise<UploadId> => {
  const { id, url, fields } = await api('createUpload', { body: { name: NAME, size: handout.length } });
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([new Uint8Array(handout)], { type: 'application/pdf' }), NAME);
  const answer = await fetch(url, { method: 'POST', body: form, headers: { origin: site } });
  if (!answer.ok) throw new Error(`The bucket answered ${answer.status}: ${(await answer.text()).slice(0, 200)}`);
  const allowedOrigin = answer.headers.get('access-control-allow-origin');
  if (allowedOrigin !== site)
    throw new Error(`A browser would not be let in: the bucket allows ${allowedOrigin ?? 'no origin'}`);
  return id;
};

export interface VerifiedLesson {
  readonly id: SessionId;
  readonly scenes: readonly Scene[];
}

/** More than half an hour holds, so that something is left to go on with. */
const more = Array.from({ length: 40 }, (_, page) =>
  [`## Page ${page + 1}`, `Page ${page + 1} of the journal tells of a quiet day on the river. `.repeat(12)].join(
    '\n\n',
  ),
).join('\n\n');

/** Asks for a lesson with open questions. */
export const askForLesson = async ({ api }: TestUser, uploadId: UploadId): Promise<SessionId> => {
  const { id: sessionId } = await api('createSession', { body: { mode: 'traditional', title: 'Verification' } });
  await api('generateTraditionalLesson', {
    body: {
      sessionId,
      uploadId,
      content: more,
      estimatedDuration: 30,
      lessonStyle: 'concise',
      assessmentConfig: { mcq: true, short_answer: true, case_study: false },
    },
  });
  return sessionId;
};

const scenesOf = async ({ api }: TestUser, sessionId: SessionId): Promise<readonly Scene[]> => {
  const { modules } = await api('listScenes', { params: { sessionId } });
  return modules.flatMap(({ scenes }) => scenes);
};

/** Waits until the session is ready and a message about it has arrived over the socket. */
export const awaitLesson = async (
  person: TestUser,
  id: SessionId,
  { listening, patience, doing }: { listening: SocketListener; patience: WaitOptions; doing: (what: string) => void },
): Promise<VerifiedLesson> => {
  await waitUntil('The lesson is still being written', patience, async () => {
    const { status, failure_reason, generation } = await person.api('getSession', { params: { sessionId: id } });
    if (status === 'draft') throw new Error(`The lesson is a draft again: ${failure_reason?.code}`);
    if (generation?.total) doing(`${generation.written} of ${generation.total} scenes`);
    return status === 'ready' ? true : undefined;
  });
  await waitUntil('Nothing of it came over the socket', patience, async () => listening.heard(id) || undefined);
  const scenes = await scenesOf(person, id);
  if (scenes.length < 3) throw new Error(`It has ${scenes.length} scene(s)`);
  return { id, scenes };
};

export interface GradedQuiz {
  readonly questions: number;
  readonly open: number;
}

/** Answers a quiz with an open question, and checks that every question is graded and shows its evidence. */
export const answerQuiz = async ({ api }: TestUser, { scenes }: VerifiedLesson): Promise<GradedQuiz> => {
  const quiz = scenes.find((scene) => isQuiz(scene.type) && scene.quiz?.questions.some(isOpen));
  if (!quiz?.quiz) throw new Error('No quiz of the lesson has an open question');
  const answers = quiz.quiz.questions.map((question) =>
    isOpen(question)
      ? { id: question.id, text: 'It is about what one has read, told in words of one’s own.' }
      : { id: question.id, chosen: 0 },
  );
  const { questions } = await api('submitAnswers', { params: { sceneId: quiz.id }, body: { answers } });
  if (questions.length !== answers.length) throw new Error(`${questions.length} of ${answers.length} were graded`);
  const open = questions.filter(isGradedOpen);
  if (!open.some(({ points }) => points.length > 0)) throw new Error('The open question was graded by no point');
  const unplaced = questions.filter((graded) => !isGradedOpen(graded) && graded.evidence === null);
  if (unplaced.length > 0) throw new Error(`${unplaced.length} question(s) do not show their place in the material`);
  return { questions: questions.length, open: open.length };
};
