import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ulid } from 'ulid';
import { extensionOf, filePlaceholder, uploadTypes } from '../../shared/catalogue/uploads.ts';
import { type Client, createClient } from '../../shared/contract/client.ts';
import type { SessionId, UploadId } from '../../shared/model/id.ts';
import type { GradedQuestion } from '../../shared/model/question.ts';
import { isQuiz, type Scene } from '../../shared/model/scene.ts';
import type { GenerationProgress, Session } from '../../shared/model/session.ts';
import type { LessonArguments } from './arguments.ts';

export interface Lesson {
  readonly session: Session;
  readonly scenes: readonly Scene[];
  readonly graded: ReadonlyMap<string, readonly GradedQuestion[]>;
}

const POLL_MS = 150;

const upload = async (api: Client, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<UploadId> => {
  const form = await api('createUpload', { body: { name, size: bytes.length } });
  const data = new FormData();
  for (const [field, value] of Object.entries(form.fields)) data.append(field, value);
  data.append('file', new Blob([bytes], { type: uploadTypes[extensionOf(name) ?? 'txt'] }), name);
  const response = await fetch(form.url, { method: 'POST', body: data });
  if (!response.ok) throw new Error(`The upload was refused: ${await response.text()}`);
  return form.id;
};

const start = async (api: Client, { file, genre, style, minutes }: LessonArguments): Promise<SessionId> => {
  const name = path.basename(file);
  const bytes = new Uint8Array(await readFile(file));
  const asText = ['txt', 'md'].includes(extensionOf(name) ?? '');
  const source = asText
    ? { content: new TextDecoder().decode(bytes) }
    : { content: filePlaceholder(name), uploadId: await upload(api, name, bytes) };
  const { id } = await api('createSession', { body: { mode: 'custom', genre, authorInspiration: style } });
  await api('generateStory', {
    body: { sessionId: id, ...source, genre, authorInspiration: style, estimatedDuration: minutes },
  });
  return id;
};

const finished = async (
  api: Client,
  sessionId: SessionId,
  onProgress: (progress: GenerationProgress) => void,
): Promise<Session> => {
  for (;;) {
    const session = await api('getSession', { params: { sessionId } });
    if (session.generation) onProgress(session.generation);
    if (session.status === 'ready' || session.status === 'completed') return session;
    if (session.status === 'draft') throw new Error(session.failure_reason ?? 'The lesson could not be written.');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
};

/** Has the lesson written by the running stack as a signed-in user; the answers come from submitting each quiz. */
export const writeLesson = async (
  origin: string,
  token: string,
  args: LessonArguments,
  onProgress: (progress: GenerationProgress) => void,
): Promise<Lesson> => {
  const api = createClient({ base: origin, token: async () => token, newKey: ulid });
  const sessionId = await start(api, args);
  const session = await finished(api, sessionId, onProgress);
  const { modules } = await api('listScenes', { params: { sessionId } });
  const scenes = modules.flatMap((module) => module.scenes).filter(({ state }) => state === 'written');
  const graded = new Map<string, readonly GradedQuestion[]>();
  for (const { id, type } of scenes) {
    if (!isQuiz(type)) continue;
    const { questions } = await api('submitAnswers', { params: { sceneId: id }, body: { answers: [] } });
    graded.set(id, questions);
  }
  return { session, scenes, graded };
};
