import type { SceneAnswer } from '../../domain/model/answers.ts';
import type { SceneTask } from '../../pipeline/prompts/tasks.ts';
import { filled } from '../languages/language.ts';
import type { Lesson } from '../lesson.ts';
import { chunksOf } from '../material.ts';
import { escaped } from '../text/markdown.ts';
import { fold } from '../text/words.ts';
import { blocks, bullets, gist, glossary, named, namedTerms, said, sourcesOf } from './write.ts';

const MOST = { objectives: 5, parts: 9 } as const;

/** The headings of the material, each once and in order; long lists are thinned out. */
const partsOf = ({ material, title, topic }: Lesson): string[] => {
  const own = new Set([fold(title), fold(topic)]);
  const all = material.chunks.flatMap(({ path, sections }) => [
    path.at(-1) ?? '',
    ...sections.map(({ heading }) => heading ?? ''),
  ]);
  const distinct = [...new Set(all)].filter((heading) => heading !== '' && !own.has(fold(heading)));
  const step = Math.max(1, Math.ceil(distinct.length / MOST.parts));
  return distinct.filter((_, index) => index % step === 0);
};

const objectivesOf = (parts: readonly string[], { material }: Lesson): string[] => {
  const { goals } = material.language.phrases;
  const explained = namedTerms(material, material.chunks, 2 * MOST.objectives).filter(
    ({ definition, term }) => definition?.text && !material.kinds.has(term),
  );
  const terms = explained.slice(0, MOST.objectives - 1).map(({ term }) => filled(goals.term, { term: named(term) }));
  const retold = parts.map((part) => filled(goals.topic, { title: escaped(part) }));
  return [...terms, ...retold].slice(0, MOST.objectives);
};

/** Opens a structured lesson: what it is about, what can be done at its end, and its parts in order. */
export const answerOutline = (task: SceneTask, lesson: Lesson): SceneAnswer => {
  const { material, teller } = lesson;
  const { overview, goals } = material.language.phrases;
  const chunks = chunksOf(material, task.chunks);
  const about = gist(material, chunks.slice(0, 2), 2);
  const parts = partsOf(lesson);
  const objectives = objectivesOf(parts, lesson);
  const again = (task.reasons?.length ?? 0) > 0;
  const content = blocks(
    again ? [] : teller.frame.setting.map((text) => filled(text, { topic: escaped(lesson.topic) })),
    about.length > 0 ? [`### ${overview.about}`, about.map(said).join(' ')] : [],
    objectives.length > 0 ? [`### ${goals.lead}`, bullets(objectives)] : [],
    parts.length > 1
      ? [`### ${overview.ahead}`, parts.map((part, index) => `${index + 1}. ${escaped(part)}`).join('\n')]
      : [],
  );
  return {
    title: task.title ?? teller.frame.scenes.overview,
    content,
    sources: sourcesOf(material, chunks.slice(0, 2), about),
    terms: glossary(material, chunks, content),
    activities: [],
  };
};
