import type { SceneAnswer } from '../../domain/model/answers.ts';
import type { SceneTask } from '../../pipeline/prompts/tasks.ts';
import type { Touch } from '../frames/style.ts';
import { filled } from '../languages/language.ts';
import type { Lesson } from '../lesson.ts';
import { chunksOf, factsFor, type Material } from '../material.ts';
import { questionsOn } from '../quiz/candidates.ts';
import { isPlural } from '../quiz/shape.ts';
import type { KeyTerm } from '../terms/key-terms.ts';
import type { ReadChunk, Sentence } from '../text/chunk.ts';
import { escaped } from '../text/markdown.ts';
import { capitalized, countWords } from '../text/words.ts';
import { bodyOf } from './body.ts';
import { inSentence as inSentenceOf } from './relations.ts';
import { keySentences } from './salience.ts';
import {
  blocks,
  bullets,
  ended,
  glossary,
  isCode,
  named,
  namedTerms,
  quoted,
  said,
  sourcesOf,
  unlike,
} from './write.ts';

/** Questions whose answers a chapter makes sure to tell. */
const NEEDED = 12;
const BOLD = 8;
/** Touches that are looked at for one chapter: more, and the easiest of them would be everywhere. */
const TRIED = 2;
/** A body shorter than this is its own summary. */
const WORTH_SHORTENING = 140;

/** Two ideas that the material sets side by side: entries of one list, or introduced in one sentence. */
const areSiblings = (a: KeyTerm, b: KeyTerm): boolean => {
  const [one, other] = [a.definition, b.definition];
  if (!one || !other || isPlural(a.term) !== isPlural(b.term)) return false;
  const listed = one.sentence.kind === 'item' && other.sentence.kind === 'item';
  return one.sentence === other.sentence || (listed && one.sentence.heading === other.sentence.heading);
};

/** Where a part has no terms of its own, a name stands for it: the longest that only it mentions. */
const nameIn = (chunks: readonly ReadChunk[], { material }: Lesson): string | undefined => {
  const elsewhere = material.chunks.filter((chunk) => !chunks.includes(chunk));
  const own = factsFor(material, chunks)
    .flatMap(({ names }) => names.map(({ name }) => name))
    .filter((name) => name.includes(' ') && !elsewhere.some(({ text }) => text.includes(name)));
  return own.toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1))[0];
};

/** Somebody, or a place, is not explained as an idea is. */
const isName = (term: string, { kinds, people }: Material): boolean =>
  kinds.has(term) || people.has(term) || / \p{Lu}/u.test(term);

/** A question to read with: about two terms of one kind, about one, or about the whole part. */
const keepInMind = (
  terms: readonly KeyTerm[],
  main: string | null,
  { title, chunks }: { readonly title: string; readonly chunks: readonly ReadChunk[] },
  { material }: Lesson,
): string => {
  const { keep, askPair, askTerm, askTopic, askWhy } = material.language.phrases.chapter;
  const [first, ...others] = terms;
  const second = others.find((term) => first && areSiblings(first, term));
  if (!first) {
    const ask = main ? filled(askWhy, { term: named(main) }) : filled(askTopic, { title: escaped(title) });
    return quoted(`**${keep}** ${ask}`);
  }
  const values = { term: named(first.term), other: named(second?.term ?? ''), title: escaped(title) };
  // Only what the material explains in a phrase can be explained by who has read it.
  const explained = first.definition?.text && !isName(first.term, material);
  // Why something comes up was asked where it came up first.
  const isNew = chunks.some(({ id }) => id === first.sentence.chunk);
  const ask = second ? askPair : explained ? askTerm : isNew ? askWhy : askTopic;
  return quoted(`**${keep}** ${filled(ask, values)}`);
};

interface Told {
  readonly chunks: readonly ReadChunk[];
  readonly sentences: readonly Sentence[];
  readonly terms: readonly KeyTerm[];
}

/** The first touch of the style that this chapter has the makings of. */
const touched = (index: number, { chunks, sentences, terms }: Told, { material, teller }: Lesson): string => {
  const short = (sentence: Sentence): boolean => countWords(sentence.text) <= 30;
  const good = keySentences(material, chunks).filter((sentence) => sentences.includes(sentence) && short(sentence));
  const figures = new Set(
    factsFor(material, chunks).flatMap(({ quantities }) => quantities.map(({ sentence }) => sentence)),
  );
  const ids = new Set(chunks.map(({ id }) => id));
  const meaning = terms.find(
    ({ definition, term }) => definition?.text && ids.has(definition.sentence.chunk) && !isName(term, material),
  )?.definition;
  const sentenceFor = (needs: Touch['needs']): Sentence | undefined => {
    if (needs === 'figure') return good.find((sentence) => figures.has(sentence));
    if (needs === 'reason') return good.find(({ text }) => material.language.reason?.test(text));
    return good[0];
  };
  for (const touch of teller.touches(index).slice(0, TRIED)) {
    if (touch.needs === 'meaning') {
      if (!meaning?.text) continue;
      const term = material.termByKey.get(meaning.key)?.term ?? meaning.term;
      const said = escaped(inSentence(meaning.text));
      const values = { term: named(term), Term: named(capitalized(term)), meaning: said, Meaning: capitalized(said) };
      return quoted(filled(touch.text, values));
    }
    const sentence = sentenceFor(touch.needs);
    if (sentence) return quoted(filled(touch.text, { quote: said(sentence) }));
  }
  return '';
};

/** An article that began a sentence does not begin one any more. */
const inSentence = (text: string): string => text.replace(/^(?:The|An?) /, (article) => article.toLowerCase());

const inShort = ({ chunks, sentences, terms }: Told, { material }: Lesson): string => {
  const told = new Set(sentences);
  const meanings = terms.filter(({ definition }) => definition?.text && told.has(definition.sentence)).slice(0, 2);
  const used = new Set(meanings.map(({ definition }) => definition?.sentence));
  const key = keySentences(material, chunks, { most: 28 }).filter(
    (sentence) => told.has(sentence) && !used.has(sentence),
  );
  const lines = [
    ...meanings.map(
      ({ term, definition }) =>
        `${named(isCode(term) ? term : capitalized(term))}: ${escaped(ended(inSentence(definition?.text ?? '')))}`,
    ),
    ...unlike(key, material, 3 - meanings.length).map(said),
  ];
  return lines.length > 0 ? blocks(`### ${material.language.phrases.chapter.short}`, bullets(lines)) : '';
};

/** For readers who meet the words for the first time: what each means, where the material says so in a phrase. */
const glossed = ({ chunks, terms }: Told, { material, level }: Lesson): string => {
  const ids = new Set(chunks.map(({ id }) => id));
  // "In short" has told two of them.
  const lines = terms
    .filter(({ definition }) => definition?.text && ids.has(definition.sentence.chunk))
    .slice(level.sums ? 2 : 0)
    .map(
      ({ term, definition }) => `${named(capitalized(term))}: ${escaped(ended(inSentence(definition?.text ?? '')))}`,
    );
  return lines.length > 0 ? blocks(`### ${material.language.phrases.chapter.words}`, bullets(lines)) : '';
};

export const answerChapter = (task: SceneTask, lesson: Lesson): SceneAnswer => {
  const { material, teller, level } = lesson;
  const chunks = chunksOf(material, task.chunks);
  const terms = namedTerms(material, chunks, BOLD);
  const title = task.title ?? chunks[0]?.path.at(-1) ?? lesson.topic;
  const index = Math.max(0, task.chapters.indexOf(title));
  // The story speaks of one thing.
  const single = terms.filter(({ term }) => !isPlural(term));
  const [main = nameIn(chunks, lesson)] = [...single, ...terms].map(({ term }) => term);
  const said = terms.find(({ term }) => term === main);
  // "the thread to follow is the citric acid cycle": with the article that the material gives it.
  const article = material.language.code === 'en' && said && /^the /.test(inSentenceOf(said)) ? 'the ' : '';
  const subject = `${article}${named(main ?? lesson.topic)}`;
  const values = { title: escaped(title), term: subject, topic: escaped(lesson.topic) };
  // Asked again, it leaves out what is not the material's own.
  const again = (task.reasons?.length ?? 0) > 0;
  const beat = again ? { open: '', close: '' } : teller.beat(index, Math.max(1, task.chapters.length), values);
  const question = keepInMind(
    [...single, ...terms.filter((term) => !single.includes(term))],
    main ?? null,
    { title, chunks },
    lesson,
  );
  const around = countWords(blocks(beat.open, question, beat.close));
  const room = Math.max(40, Math.min(task.words.max, 860) - around);
  const needed = new Set(
    questionsOn(lesson, chunks)
      .slice(0, NEEDED)
      .flatMap(({ candidate }) => candidate.sentences),
  );
  const known = [title, lesson.title, chunks[0]?.path[0] ?? ''];
  const wish = { known, needed, pending: new Set(terms.map(({ term }) => term)), level };
  const body = bodyOf(material, chunks, { ...wish, words: room });
  const told = { chunks, sentences: body.sentences, terms };
  const left = room - countWords(body.markdown);
  const extras = [
    !again && countWords(body.markdown) >= 60 ? touched(index, told, lesson) : '',
    level.sums && countWords(body.markdown) >= WORTH_SHORTENING ? inShort(told, lesson) : '',
    level.glosses ? glossed(told, lesson) : '',
  ].filter((extra) => countWords(extra) <= left + 60);
  const content = blocks(beat.open, question, body.markdown, extras, beat.close);
  return {
    title,
    content,
    sources: sourcesOf(material, chunks, body.sentences),
    terms: glossary(material, chunks, content),
    activities: [],
  };
};
