import type { Mode } from '../../../shared/catalogue/contract-choices.ts';
import type { SceneTask } from './tasks.ts';

type Purposes = Readonly<Record<SceneTask['type'], string>>;

const recap = 'Write a recap: repeat the ideas of the chapters before, briefly and in other words.';

const story: Purposes = {
  overview:
    'Write the opening: draw the reader in, and say what this lesson is about and why it is worth knowing. Teach nothing in detail yet, and never list the parts of the lesson.',
  signposts:
    'Write the signposts: what is ahead and what to watch for, in the voice of the story and as a part of it that makes curious: no list of contents.',
  recap,
  bridge: 'Write a bridge: a short passage of the story that leads from the idea before to the one that follows.',
  chapter:
    'Write this chapter: teach what its chunks say, completely enough that a reader can answer questions about it. Explain each term where it first comes up. Let the story carry the order of the ideas.',
  summary: 'Write the summary: gather the main ideas in the order of the lesson and close the story.',
};

const lesson: Purposes = {
  overview:
    'Write the outline: two or three sentences on what this lesson is about, then three to six objectives, each beginning with what the reader will be able to do. Never list the parts of the lesson: they are not decided yet.',
  signposts:
    'Write the goals: the parts of the lesson in their order, each with a question that the reader will be able to answer after it.',
  recap,
  bridge: 'Write a short passage that says how the part before and the part that follows belong together.',
  chapter:
    'Write this part: teach what its chunks say, completely enough that a reader can answer questions about it. Headings for its sections; each key term in bold and defined where it first comes up; the examples of the material worked step by step; at its end a few lines that gather what counts.',
  summary:
    'Write the summary: the main ideas in the order of the lesson as a list, and the key terms with what they mean.',
};

const anchor: Purposes = {
  ...story,
  overview:
    'Write the opening: put the reader into the universe and into one of its roles, say what this lesson is about and what hangs on it there. Teach nothing in detail yet, and never list the parts of the lesson.',
  chapter:
    'Write this chapter: teach what its chunks say, completely enough that a reader can answer questions about it. Explain each term at its first use. Tie the main idea to the universe by one likeness, and say in a paragraph of its own where the likeness ends, in the same voice and by no formula.',
  summary:
    'Write the summary: gather the main ideas in the order of the lesson, each with the image that stood for it, and leave the universe.',
};

/** The purpose of each kind of scene, worded for the mode. */
export const purposes: Readonly<Record<Mode, Purposes>> = { custom: story, traditional: lesson, anchor };
