import type { Language } from '../languages/language.ts';
import type { Frame } from './frame.ts';

/** For languages without a story of their own: the lesson's phrases and nothing around them. */
export const neutralFrame = ({ phrases }: Language): Frame => ({
  titles: ['{topic}'],
  scenes: {
    overview: phrases.titles.overview,
    signposts: phrases.titles.signposts,
    recap: phrases.titles.recap,
    bridge: phrases.titles.bridge,
    summary: phrases.titles.summary,
    quizzes: [],
  },
  setting: [],
  signposts: '',
  beats: [{ open: '', close: '' }],
  recaps: [],
  bridges: [],
  gates: [phrases.quiz.intro],
  ending: [],
});
