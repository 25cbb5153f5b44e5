import type { EditionSceneAnswer } from '../../domain/model/answers.ts';
import type { SceneTask } from '../../pipeline/prompts/tasks.ts';
import { activitiesFor } from '../activities/activities-for.ts';
import { openQuestionsOn } from '../rules/open-questions.ts';
import { questionsOn } from '../rules/questions-on.ts';
import { type Around, bookQuestionsOf, type Lesson, overview, summary } from './around.ts';
import type { Chapter } from './chapters.ts';
import type { Edition } from './edition.ts';
import { likenessCards } from './likeness.ts';
import { idsOf } from './sections.ts';
import { sourcesOf } from './sources.ts';
import { seedOf } from './telling.ts';
import { marginOf } from './terms.ts';
import { chapterText } from './text.ts';

/** Nothing leads over or repeats, so that nothing is written for scenes that would. */
const around: Readonly<Partial<Record<SceneTask['type'], Around>>> = { overview, summary };

/** What the quizzes ask for in one's own words: no chapter practises it, too. */
const askedInQuizzes = ({ reading, edition }: Lesson): string[] =>
  edition.scenes.flatMap(({ chunks, counts: { questions, shortAnswers } }) => {
    const kept = questionsOn(reading, chunks, { count: questions }).map(({ question }) => question);
    return openQuestionsOn(reading, chunks, { shortAnswers, kept }).map(({ question }) => question);
  });

/** Which chapter of the edition a task means, by its chunks. */
const indexOf = ({ chapters }: Edition, { chunks }: SceneTask): number =>
  chapters.findIndex((chapter) => idsOf([chapter]).join() === chunks.join());

const answerChapter = (task: SceneTask, lesson: Lesson, chapter: Chapter, index: number): EditionSceneAnswer => {
  const { spec, reading, edition } = lesson;
  const [ids, told] = [idsOf([chapter]), idsOf(edition.chapters)];
  const title = task.title ?? chapter.title;
  const content = chapterText({ ...chapter, title });
  return {
    title,
    content,
    sources: sourcesOf(reading, chapter.chunks),
    terms: marginOf(reading, ids, told),
    activities: [
      ...activitiesFor(reading, ids, { content, seed: seedOf(spec, reading), told, asked: askedInQuizzes(lesson) }),
      ...bookQuestionsOf(lesson).below(ids),
    ],
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
  const { content, sources } = around[task.type]?.(lesson, chunks) ?? { content: '', sources: [] };
  const activities = task.type === 'summary' ? bookQuestionsOf(lesson).answered : [];
  return { title: task.title ?? '', content, sources, terms: [], activities, vignette: null, likeness: null };
};
