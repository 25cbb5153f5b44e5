import type { SceneAnswer } from '../../domain/model/answers.ts';
import type { SceneTask } from '../../pipeline/prompts/tasks.ts';
import { filled } from '../languages/language.ts';
import { listedAs } from '../languages/listed.ts';
import type { Lesson } from '../lesson.ts';
import { chunksOf } from '../material.ts';
import { standsAlone } from '../quiz/stem.ts';
import { isApparatus, isEmptyHeading, type ReadChunk, type Sentence } from '../text/chunk.ts';
import { escaped } from '../text/markdown.ts';
import { countWords, fold } from '../text/words.ts';
import { blocks, bullets, gist, gistUntil, glossary, named, namedTerms, quoted, said, sourcesOf } from './write.ts';

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
    activities: [],
  };
};

/** What is under way, by the headings of the material: each once, in order. */
const headingsOf = (chunks: readonly ReadChunk[], lesson: Lesson, most: number): string[] => {
  const all = chunks
    .flatMap(({ path, sections }) => [path.at(-1) ?? null, ...sections.map(({ heading }) => heading)])
    .filter((heading) => heading && !isApparatus(heading) && !isEmptyHeading(heading));
  const distinct = [...new Set(all.filter((heading) => heading !== lesson.title && heading !== lesson.topic))];
  const step = Math.max(1, Math.ceil(distinct.length / most));
  return distinct.filter((_, index) => index % step === 0).map((heading) => escaped(heading ?? ''));
};

const OPENING_WORDS = 60;
/** How the material itself begins: its first sentences, if they can stand at a beginning. */
const opening = (chunks: readonly ReadChunk[], { material }: Lesson): Sentence[] => {
  const [first] = chunks;
  const start = first?.sentences.findIndex(
    (sentence) => sentence.kind === 'prose' && standsAlone(sentence, material.language, 5, 45),
  );
  if (!first || start === undefined || start < 0) return gist(material, chunks.slice(0, 2), 2);
  const told: Sentence[] = [];
  for (const sentence of first.sentences.slice(start, start + 3)) {
    const words = countWords([...told, sentence].map(({ text }) => text).join(' '));
    if (sentence.kind !== 'prose' || sentence.text.endsWith(':') || (told.length > 0 && words > OPENING_WORDS)) break;
    told.push(sentence);
  }
  return told;
};

export const answerOverview: Write = (task, lesson) => {
  const { material, teller } = lesson;
  const { phrases } = material.language;
  const chunks = chunksOf(material, task.chunks);
  const topic = { topic: escaped(lesson.topic) };
  const about = opening(chunks, lesson);
  const ahead = headingsOf(material.chunks, lesson, 9);
  const words = namedTerms(material, material.chunks, 6).map(({ term }) => named(term));
  const again = (task.reasons?.length ?? 0) > 0;
  const content = blocks(
    again ? [] : teller.frame.setting.map((text) => filled(text, topic)),
    again ? '' : (teller.style?.voice ?? ''),
    about.length > 0 ? [`### ${phrases.overview.about}`, about.map(said).join(' ')] : [],
    ahead.length > 1 ? [`### ${phrases.overview.ahead}`, bullets(ahead)] : [],
    words.length > 1 ? listedAs(`${phrases.overview.words}:`, words, material.language) : '',
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
    if (term?.definition?.text) return [filled(goals.term, { term: named(term.term) })];
    return heading && fold(heading) !== fold(lesson.title) ? [filled(goals.topic, { title: escaped(heading) })] : [];
  });
  const extra = namedTerms(material, chunks, 6)
    .filter(({ definition }) => definition?.text)
    .map(({ term }) => filled(goals.term, { term: named(term) }));
  const goalsShown = [...new Set([...lines, ...(lines.length < 3 ? extra : [])])].slice(0, 7);
  const write = (told: readonly Sentence[]): string =>
    blocks(
      teller.frame.signposts,
      goalsShown.length > 0 ? [`**${goals.lead}**`, bullets(goalsShown)] : [],
      told.map((sentence) => quoted(said(sentence))),
    );
  // The overview has told what the first part is about.
  const later = chunks.length > 2 ? chunks.slice(2) : chunks;
  const watch = gistUntil(material, later, 1, (told) => countWords(write(told)) >= task.words.min);
  return answered(lesson, task.title ?? teller.frame.scenes.signposts, write(watch), chunks, watch);
};

export const answerRecap: Write = (task, lesson) => {
  const { material, teller } = lesson;
  const chunks = chunksOf(material, task.chunks);
  const lead = teller.one(teller.frame.recaps, task.order) || material.language.phrases.recap.lead;
  const write = (sentences: readonly Sentence[]): string => blocks(lead, bullets(sentences.map(said)));
  const told = gistUntil(material, chunks, 5, (sentences) => countWords(write(sentences)) >= task.words.min);
  return answered(lesson, task.title ?? teller.frame.scenes.recap, write(told), chunks, told);
};

export const answerBridge: Write = (task, lesson) => {
  const { material, teller } = lesson;
  const { bridge, chapter } = material.language.phrases;
  const chunks = chunksOf(material, task.chunks);
  const ahead = chunks.at(-1);
  const [term] = namedTerms(material, ahead ? [ahead] : [], 1);
  const next = ahead?.path.at(-1) ?? term?.term ?? lesson.topic;
  const question = term
    ? filled(term.definition?.text ? chapter.askTerm : chapter.askWhy, { term: named(term.term) })
    : filled(chapter.askTopic, { title: escaped(next) });
  const write = (behind: readonly Sentence[]): string =>
    blocks(
      teller.one(teller.frame.bridges, task.order, {
        next: filled(material.language.phrases.quote, { text: escaped(next) }),
      }),
      behind.length > 0 ? `**${bridge.behind}:** ${behind.map(said).join(' ')}` : '',
      `**${bridge.ahead}:** ${question}`,
    );
  const enough = (told: readonly Sentence[]): boolean => countWords(write(told)) >= task.words.min;
  const before = gistUntil(material, chunks.slice(0, 1), 1, enough);
  const behind = enough(before) ? before : gistUntil(material, chunks, 1, enough);
  return answered(lesson, task.title ?? teller.frame.scenes.bridge, write(behind), chunks, behind);
};

export const answerSummary: Write = (task, lesson) => {
  const { material, teller } = lesson;
  const { summary } = material.language.phrases;
  const chunks = chunksOf(material, task.chunks);
  const told = gist(material, chunks, 7);
  const words = namedTerms(material, material.chunks, 8).map(({ term }) => named(term));
  const again = (task.reasons?.length ?? 0) > 0;
  const content = blocks(
    again ? [] : teller.frame.ending.map((text) => filled(text, { topic: escaped(lesson.topic) })),
    told.length > 0 ? [`**${summary.lead}**`, bullets(told.map(said))] : [],
    words.length > 1 ? listedAs(`**${summary.words}:**`, words, material.language) : '',
    again ? '' : (teller.style?.farewell ?? ''),
  );
  return answered(lesson, task.title ?? teller.frame.scenes.summary, content, chunks, told);
};
