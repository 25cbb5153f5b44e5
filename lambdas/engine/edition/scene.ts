import type { EditionSceneAnswer } from '../../domain/model/answers.ts';
import type { SceneTask } from '../../pipeline/prompts/tasks.ts';
import { activitiesFor } from '../activities/activities-for.ts';
import { type Around, bookQuestionsOf, type Lesson, overview, summary } from './around.ts';
import type { Chapter } from './chapters.ts';
import type { Edition } from './edition.ts';
import { likenessCards } from './likeness.ts';
import { sourcesOf } from './sentences.ts';
import { seedOf } from './telling.ts';
import { marginOf } from './terms.ts';
import { chapterText } from './text.ts';

const nothing: Around = () => ({ content: '', sources: [] });
const around: Readonly<Record<Exclude<SceneTask['type'], 'chapter'>, Around>> = {
  overview,
  signposts: nothing,
  recap: nothing,
  summary,
  bridge: nothing,
};

/** Which chapter of the edition a task means, by its chunks. */
const indexOf = ({ chapters }: Edition, { chunks }: SceneTask): number =>
  chapters.findIndex((chapter) => chapter.chunks.map(({ id }) => id).join() === chunks.join());

const answerChapter = (task: SceneTask, lesson: Lesson, chapter: Chapter, index: number): EditionSceneAnswer => {
  const { spec, reading, edition } = lesson;
  const ids = chapter.chunks.map(({ id }) => id);
  const told = edition.chapters.flatMap(({ chunks }) => chunks.map(({ id }) => id));
  const title = task.title ?? chapter.title;
  const content = chapterText({ ...chapter, title });
  return {
    title,
    content,
    sources: sourcesOf(reading, chapter.chunks),
    terms: marginOf(reading, ids, told),
    activities: activitiesFor(reading, ids, { content, seed: seedOf(spec, reading), told }),
    // What is added to a lesson goes on where its doors ended.
    vignette: edition.telling?.door(index + (spec.after ?? 0)) ?? null,
    likeness: likenessCards(spec, edition.chapters, reading)[index] ?? null,
  };
};

/** One scene of an edition. */
export const answerScene = (task: SceneTask, lesson: Lesson): EditionSceneAnswer => {
  const { reading, edition } = lesson;
  const wanted = new Set(task.chunks);
  const chunks = reading.chunks.filter(({ id }) => wanted.has(id));
  const index = indexOf(edition, task);
  const chapter = edition.chapters[index] ?? { title: '', sections: [], chunks };
  if (task.type === 'chapter') return answerChapter(task, lesson, chapter, index);
  const { content, sources } = around[task.type](lesson, chunks);
  const activities = task.type === 'summary' ? bookQuestionsOf(lesson).answered : [];
  return { title: task.title ?? '', content, sources, terms: [], activities, vignette: null, likeness: null };
};
