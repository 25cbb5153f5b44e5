import type { SceneAnswer } from '../../pipeline/prompts/answers.ts';
import type { SceneTask } from '../../pipeline/prompts/tasks.ts';
import { filled } from '../languages/language.ts';
import type { Lesson } from '../lesson.ts';
import { chunksOf } from '../material.ts';
import type { ReadChunk, Sentence } from '../text/chunk.ts';
import { escaped } from '../text/markdown.ts';
import { blocks, bullets, gist, glossary, named, namedTerms, quoted, said, sourcesOf } from './write.ts';

type Write = (task: SceneTask, lesson: Lesson) => SceneAnswer;

const answered = (
  lesson: Lesson,
  title: string,
  content: string,
  chunks: readonly ReadChunk[],
  told: readonly Sentence[],
): SceneAnswer => {
  const used = chunks.filter(({ id }) => told.some(({ chunk }) => chunk === id));
  return {
    title,
    content,
    sources: sourcesOf(lesson.material, used, told),
    terms: glossary(lesson.material, chunks, content),
  };
};

/** What is under way, by the headings of the material: each once, in order. */
const headingsOf = (chunks: readonly ReadChunk[], lesson: Lesson, most: number): string[] => {
  const all = chunks.flatMap(({ path, sections }) => [path.at(-1), ...sections.map(({ heading }) => heading)]);
  const distinct = [
    ...new Set(all.filter((heading) => heading && heading !== lesson.title && heading !== lesson.topic)),
  ];
  const step = Math.max(1, Math.ceil(distinct.length / most));
  return distinct.filter((_, index) => index % step === 0).map((heading) => escaped(heading ?? ''));
};

export const answerOverview: Write = (task, lesson) => {
  const { material, teller } = lesson;
  const { phrases } = material.language;
  const chunks = chunksOf(material, task.chunks);
  const topic = { topic: escaped(lesson.topic) };
  const about = gist(material, chunks.slice(0, 2), 2);
  const ahead = headingsOf(material.chunks, lesson, 7);
  const words = namedTerms(material, material.chunks, 6).map(({ term }) => named(term));
  const again = (task.reasons?.length ?? 0) > 0;
  const content = blocks(
    again ? [] : teller.frame.setting.map((text) => filled(text, topic)),
    again ? '' : (teller.style?.voice ?? ''),
    about.length > 0 ? [`### ${phrases.overview.about}`, about.map(said).join(' ')] : [],
    ahead.length > 1 ? [`### ${phrases.overview.ahead}`, bullets(ahead)] : [],
    words.length > 1 ? `${phrases.overview.words}: ${words.join(', ')}.` : '',
  );
  return answered(lesson, task.title ?? teller.frame.scenes.overview, content, chunks, about);
};

export const answerSignposts: Write = (task, lesson) => {
  const { material, teller } = lesson;
  const { goals } = material.language.phrases;
  const chunks = chunksOf(material, task.chunks);
  const lines = chunks.flatMap((chunk) => {
    const [term] = namedTerms(material, [chunk], 1);
    const heading = chunk.path.at(-1);
    if (term?.definition) return [filled(goals.term, { term: named(term.term) })];
    return heading ? [filled(goals.topic, { title: escaped(heading) })] : [];
  });
  const extra = namedTerms(material, chunks, 4).map(({ term }) => filled(goals.term, { term: named(term) }));
  const goalsShown = [...new Set([...lines, ...(lines.length < 3 ? extra : [])])].slice(0, 7);
  const watch = gist(material, chunks, goalsShown.length < 4 ? 2 : 1);
  const content = blocks(
    teller.frame.signposts,
    goalsShown.length > 0 ? [`**${goals.lead}**`, bullets(goalsShown)] : [],
    watch.map((sentence) => quoted(said(sentence))),
  );
  return answered(lesson, task.title ?? teller.frame.scenes.signposts, content, chunks, watch);
};

export const answerRecap: Write = (task, lesson) => {
  const { material, teller } = lesson;
  const chunks = chunksOf(material, task.chunks);
  const told = gist(material, chunks, 5);
  const lead = teller.one(teller.frame.recaps, task.order) || material.language.phrases.recap.lead;
  const content = blocks(lead, bullets(told.map(said)));
  return answered(lesson, task.title ?? teller.frame.scenes.recap, content, chunks, told);
};

export const answerBridge: Write = (task, lesson) => {
  const { material, teller } = lesson;
  const { bridge, chapter } = material.language.phrases;
  const chunks = chunksOf(material, task.chunks);
  const ahead = chunks.at(-1);
  const next = ahead?.path.at(-1) ?? namedTerms(material, ahead ? [ahead] : [], 1)[0]?.term ?? lesson.topic;
  const behind = gist(material, chunks.slice(0, 1), 2);
  const [term] = namedTerms(material, ahead ? [ahead] : [], 1);
  const question = term
    ? filled(chapter.askTerm, { term: named(term.term) })
    : filled(chapter.askTopic, { title: escaped(next) });
  const content = blocks(
    teller.one(teller.frame.bridges, task.order, { next: `“${escaped(next)}”` }),
    behind.length > 0 ? `**${bridge.behind}:** ${behind.map(said).join(' ')}` : '',
    `**${bridge.ahead}:** ${question}`,
  );
  return answered(lesson, task.title ?? teller.frame.scenes.bridge, content, chunks, behind);
};

export const answerSummary: Write = (task, lesson) => {
  const { material, teller } = lesson;
  const { summary } = material.language.phrases;
  const chunks = chunksOf(material, task.chunks);
  const told = gist(material, chunks, 8);
  const words = namedTerms(material, material.chunks, 8).map(({ term }) => named(term));
  const again = (task.reasons?.length ?? 0) > 0;
  const content = blocks(
    again ? [] : teller.frame.ending.map((text) => filled(text, { topic: escaped(lesson.topic) })),
    told.length > 0 ? [`**${summary.lead}**`, bullets(told.map(said))] : [],
    words.length > 1 ? `**${summary.words}:** ${words.join(', ')}.` : '',
    again ? '' : (teller.style?.farewell ?? ''),
  );
  return answered(lesson, task.title ?? teller.frame.scenes.summary, content, chunks, told);
};
