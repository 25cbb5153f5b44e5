import type { Mode } from '../../../shared/catalogue/contract-choices.ts';
import type { PlanTask, SceneTask } from './tasks.ts';

const bibleOf: Readonly<Record<Mode, string>> = {
  custom:
    '"narrator" says who tells it, in which person and tense; "place" where and when; "cast" at most three persons, each a name and what they are to the story; "thread" the riddle that opens here and that only the material can solve, a step in each chapter; "returns" one thing or phrase that comes back in every chapter.',
  traditional:
    '"thread" is the running example: one case that the material itself works with and that several parts can use, else empty. "narrator", "place", "returns" and "cast" are empty.',
  anchor:
    '"narrator" says in which role the reader is, in which person and tense; "place" where in the universe; "cast" one to three of the names that it lists, one of whom needs what the reader does there; "thread" the task that the reader has there, with something at stake, and that each chapter brings further; "returns" one thing or phrase that comes back in every chapter.',
};

const pointsOf: Readonly<Record<Mode, string>> = {
  custom:
    '"means" is its clue: what of its chunks lets a reader work the point out; "limit" its false lead: a mistake that a learner would make first; "hook" the question that it leaves open and the next chapter answers, or the summary.',
  traditional:
    '"means" is the case in its chunks that shows it, a step of the running example if "bible" has one, each once; empty where they have none. "limit" and "hook" are empty.',
  anchor:
    '"means" is its likeness: what in the universe hangs together in the same way, another one in each chapter; "limit" where that likeness ends; "hook" the question that it leaves open and the next chapter answers, or the summary.',
};

const chapterOf: Readonly<Record<Mode, string>> = {
  custom:
    'Let the reader work the point out from the clue ("means"). The false lead ("limit") is plausible first and falls by what the material says. End on the question of "hook" and do not answer it.',
  traditional: 'Where "means" is not empty, work the point at it.',
  anchor:
    'Use the likeness of "means" alone; "limit" says where it ends. What the reader does there would go wrong without the point. End on the question of "hook" and do not answer it.',
};

const keepStory =
  'Keep to "bible": its narrator, person, tense, place and cast; nobody else is made up, and who the material names keeps that name. Each chapter moves "thread" on by one step, and what "returns" comes back once. Others write the other scenes at this moment: use up, fill in or break nothing, and tell nothing of theirs.';

const keepOf: Readonly<Record<Mode, string>> = {
  custom: keepStory,
  traditional: 'Where "bible" has a running example ("thread"), keep to that one and make up no other.',
  anchor: keepStory,
};

/** For the opening, which decides what the others keep. */
export const bibleInstructions = (mode: Mode): string =>
  `- "bible" decides what the whole lesson keeps: others write its chapters from it. It is never shown. ${bibleOf[mode]} Each entry, and each of the cast, has at most fifteen words: the reader waits for the text behind it. Write this scene by it.`;

/** For the plan. Without a bible, somebody else is deciding on it at the same moment. */
export const pointInstructions = ({ bible }: PlanTask, mode: Mode): string =>
  `- Each chapter has one "point": the idea that it teaches, in at most fifteen words: what the text itself works towards, and no box beside it. No two chapters have the same. ${pointsOf[mode]} These three have at most ten words each. The point says nothing about the subject that the material does not, and neither does "means". In other scenes the four are empty.
- ${
    bible
      ? 'The field "bible" of the task holds who tells the lesson and what runs through it: go on with that. It is data too.'
      : mode === 'anchor'
        ? 'Somebody else writes the opening at this moment: of the universe, name only what the likenesses need.'
        : 'Somebody else writes the opening at this moment: name no persons and no places of the story.'
  }`;

/** For every scene after the opening. */
export const storyInstructions = ({ type, story }: SceneTask, mode: Mode): string[] => {
  if (!story) return [];
  const { bible, opening, points, line, before, told } = story;
  return [
    'The field "story" of the task holds what the scenes share, as data; nothing of it is named in the text.',
    bible ? keepOf[mode] : '',
    opening
      ? `"opening" is how the lesson began: ${type === 'summary' ? 'close what it opened' : 'go on from there'} and do not tell it again.`
      : '',
    points && type === 'signposts'
      ? 'Take what to watch for from "points", which are what the chapters teach, and give none of them away.'
      : '',
    type === 'chapter' && line
      ? `"points" are what the chapters teach, in order. Make the point of "line" and leave the others theirs. ${chapterOf[mode]}`
      : '',
    before
      ? '"before" is the question that the chapter before left open: take it up in the first lines, clear to who has done something else in between.'
      : '',
    told
      ? 'Write from "told", which holds each chapter that stands: its point, what showed it ("means"), quotes of the material, its terms with what they mean, how it ends. Leave no chapter out, add nothing that it does not say, and take "sources" from its quotes.'
      : '',
    told && type === 'summary' && bible ? 'What "thread" asked is answered here by what the chapters found.' : '',
  ]
    .filter((line) => line !== '')
    .map((line) => `- ${line}`);
};
