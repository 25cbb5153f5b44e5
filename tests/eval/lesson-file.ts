import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { slugOf } from '../../lambdas/domain/export/account-files.ts';
import { bookMarkdown, bookOf } from '../../lambdas/domain/export/book.ts';
import { minutesFor, type SceneRecord } from '../../lambdas/domain/scene/scene.ts';
import type { WrittenScene } from '../../lambdas/domain/scene/written-scene.ts';
import { refOf } from '../fixtures/lesson/contract.ts';
import type { Edition } from './edition.ts';

const recordOf = (scene: WrittenScene): SceneRecord => {
  const { sessionId, generationId } = refOf();
  return {
    ...scene,
    sources: [...scene.sources],
    terms: [...scene.terms],
    activities: [...scene.activities],
    session_id: sessionId,
    user_id: 'user',
    generation_id: generationId,
    minutes: minutesFor(scene),
    version: 1,
    state: 'written',
  };
};

/** The lesson as its export says it, answers and explanations with it, and below it what it leaves out. */
export const lessonMarkdownOf = ({ world, failure }: Edition): string => {
  const { plan, spec, finish } = world;
  const scenes = [...world.scenes.values()].toSorted((one, other) => one.order - other.order);
  const session = {
    id: refOf().sessionId,
    mode: spec.mode,
    title: plan?.title ?? 'Untitled',
    description: plan?.description ?? null,
    language: plan?.language,
    category: plan?.category ?? null,
    genre: spec.genre || null,
  };
  const notes = [
    ...(failure === undefined ? [] : [failure]),
    ...(finish?.notes ?? []).map((note) => JSON.stringify(note)),
  ];
  return `${bookMarkdown(bookOf(session, scenes.map(recordOf)))}\n---\n\n${notes.map((note) => `- ${note}`).join('\n')}\n`;
};

/** One file for each lesson, named after its text, its kind and its length. */
export const writeLessonFile = (folder: string, name: string, edition: Edition): void => {
  const { mode, lessonStyle, estimatedDuration } = edition.world.spec;
  const kind = lessonStyle ?? mode;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${slugOf(name)}-${kind}-${estimatedDuration}.md`), lessonMarkdownOf(edition));
};
