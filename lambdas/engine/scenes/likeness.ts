import type { SceneAnswer } from '../../domain/model/answers.ts';
import type { SceneTask } from '../../pipeline/prompts/tasks.ts';
import type { World } from '../frames/anchor.ts';
import { filled } from '../languages/language.ts';
import type { Lesson } from '../lesson.ts';
import { chunksOf } from '../material.ts';
import { escaped } from '../text/markdown.ts';
import { abroad } from '../universes/abroad.ts';
import type { RelationKind } from '../universes/universe-card.ts';
import { mappingsFor } from '../universes/universe-cards.ts';
import { answerChapter } from './chapter.ts';
import { inSentence, relationsIn } from './relations.ts';
import { blocks, named, namedTerms, said } from './write.ts';

/** Says what the passage does, before it is likened to anything. */
const leads: Readonly<Record<RelationKind, string>> = {
  sequence: 'This part tells of an order',
  cause: 'This part gives a reason',
  contrast: 'This part sets two things side by side',
  'part-whole': 'This part takes a whole apart',
  quantity: 'This part puts a figure on something',
  hierarchy: 'This part puts one thing above another',
  network: 'This part joins things together',
  feedback: 'This part comes round in a circle',
  classification: 'This part tells kinds apart',
};

/** One picture of the universe for this chapter: what hangs together how, the picture, and where it ends. */
const likeness = (task: SceneTask, lesson: Lesson, world: World): string => {
  const chunks = chunksOf(lesson.material, task.chunks);
  const [first] = chunks;
  const picturesOf = (kind: RelationKind) => mappingsFor(world.card, kind, world.spoilersOk);
  const relation = relationsIn(lesson.material, (kind) => picturesOf(kind).length).get(first?.id ?? '');
  if (!relation) return '';
  const { kind, nth, term, shownBy } = relation;
  const mappings = picturesOf(kind);
  const mapping = mappings[nth % Math.max(1, mappings.length)];
  if (!mapping) return '';
  const [own] = namedTerms(lesson.material, chunks, 4).filter(({ definition }) => definition);
  const values = { term: term ?? (own ? inSentence(own) : named(lesson.topic)), universe: world.shown };
  return blocks(
    `### A picture from ${world.shown}`,
    shownBy ? `${leads[kind]}: “${said(shownBy)}”` : '',
    `${filled(mapping.image, values)} ${filled(mapping.frame, values)}`,
    `**Where the picture ends.** ${filled(mapping.breaks, values)}`,
    `**To think about:** ${filled(mapping.asks, values)}`,
  );
};

/** In a language whose pictures are the learner's own: the relation, the invitation, and where it ends. */
const likenessAbroad = (task: SceneTask, { material, topic }: Lesson, { shown }: World): string => {
  const words = abroad[material.language.code];
  const [first] = chunksOf(material, task.chunks);
  const relation = words && relationsIn(material, () => Number.POSITIVE_INFINITY).get(first?.id ?? '');
  if (!relation) return '';
  const { picture, ends, asks } = words.kinds[relation.kind];
  const chunks = chunksOf(material, task.chunks);
  const [own] = namedTerms(material, chunks, 1);
  const quote = (text: string): string => filled(material.language.phrases.quote, { text });
  const values = { term: quote(escaped(own?.term ?? topic)), universe: shown };
  return blocks(
    `### ${filled(words.heading, values)}`,
    relation.shownBy ? filled(words.shows, { text: said(relation.shownBy) }) : '',
    filled(picture, values),
    `**${words.ends}** ${filled(ends, values)}`,
    `**${words.think}** ${filled(asks, values)}`,
  );
};

/** A chapter that ties its main idea to the universe, before the story leads on. */
export const answerAnchored = (task: SceneTask, lesson: Lesson, world: World): SceneAnswer => {
  const english = lesson.material.language.code === 'en';
  const picture = english ? likeness(task, lesson, world) : likenessAbroad(task, lesson, world);
  const { teller } = lesson;
  const told: Lesson = {
    ...lesson,
    teller: {
      ...teller,
      beat: (index, of, values) => {
        const { open, close } = teller.beat(index, of, values);
        return { open, close: blocks(picture, close) };
      },
    },
  };
  const answer = answerChapter(task, told);
  return { ...answer, title: answer.title || escaped(lesson.topic) };
};
