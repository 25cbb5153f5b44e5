import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ulid } from 'ulid';
import { extensionOf, filePlaceholder, uploadTypes } from '../../shared/catalogue/uploads.ts';
import { type Client, createClient } from '../../shared/contract/client.ts';
import type { SessionId, UploadId } from '../../shared/model/id.ts';
import type { GradedQuestion } from '../../shared/model/learning/question.ts';
import type { Scene } from '../../shared/model/session/scene.ts';
import { isQuiz } from '../../shared/model/session/scene-type.ts';
import type { GenerationProgress, Session } from '../../shared/model/session/session.ts';
import type { LessonArguments } from './arguments.ts';

export interface WrittenLesson {
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

/** A text is pasted, any other file uploaded. */
const sourceOf = async (api: Client, file: string | undefined) => {
  if (file === undefined) return { content: '' };
  const name = path.basename(file);
  const bytes = new Uint8Array(await readFile(file));
  return ['txt', 'md'].includes(extensionOf(name) ?? '')
    ? { content: new TextDecoder().decode(bytes) }
    : { content: filePlaceholder(name), uploadId: await upload(api, name, bytes) };
};

const start = async (api: Client, args: LessonArguments): Promise<SessionId> => {
  const source = await sourceOf(api, args.file);
  const { mode, minutes: estimatedDuration } = args;
  if (mode === 'custom') {
    const style = { genre: args.genre, authorInspiration: args.style };
    const { id: sessionId } = await api('createSession', { body: { mode, ...style } });
    await api('generateStory', { body: { sessionId, ...source, ...style, estimatedDuration } });
    return sessionId;
  }
  if (mode === 'traditional') {
    const { lessonStyle } = args;
    const { id: sessionId } = await api('createSession', { body: { mode, lessonStyle, estimatedDuration } });
    const assessmentConfig = { mcq: true, short_answer: true, case_study: true };
    const body = { sessionId, ...source, lessonStyle, estimatedDuration, autoSelectCategory: true, assessmentConfig };
    await api('generateTraditionalLesson', { body });
    return sessionId;
  }
  const {
    title,
    about: additionalContext,
    universe: anchorUniverse,
    work: anchorWorkTitle,
    spoilers: spoilersOk,
  } = args;
  const { id: sessionId } = await api('createSession', { body: { mode, title } });
  const anchor = { anchorUniverse, spoilersOk, ...(anchorWorkTitle === undefined ? {} : { anchorWorkTitle }) };
  await api('generateAnchorStory', { body: { sessionId, ...source, estimatedDuration, additionalContext, ...anchor } });
  return sessionId;
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
    if (session.status === 'draft')
      throw new Error(`The lesson could not be written: ${session.failure_reason?.code ?? 'unknown'}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
};

/** Has the lesson written by the running stack as a signed-in user; the answers come from submitting each quiz. */
export const writeLesson = async (
  origin: string,
  token: () => Promise<string>,
  args: LessonArguments,
  onProgress: (progress: GenerationProgress) => void,
): Promise<WrittenLesson> => {
  const api = createClient({ base: origin, token, newKey: ulid });
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
