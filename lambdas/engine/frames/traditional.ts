import type { PromptSpec } from '../../pipeline/prompts/envelope.ts';
import type { Frame } from './frame.ts';

const setting: Readonly<Record<PromptSpec['origin'], string>> = {
  own: 'This lesson works through your material on {topic}, in its order and in its words. Every answer in the assessments stands in it.',
  model:
    'This lesson works through a text on {topic} that was written for it, since there was no material of yours. Every answer in the assessments stands in that text.',
};

/** A lesson without a story: what is taught, and nothing around it. */
export const traditionalFrame = ({ lessonStyle, origin }: Pick<PromptSpec, 'lessonStyle' | 'origin'>): Frame => {
  const brief = lessonStyle === 'concise';
  return {
    titles: brief ? ['{topic} in Brief'] : ['{topic}'],
    scenes: {
      overview: 'Outline and objectives',
      signposts: 'Learning goals',
      recap: 'Review so far',
      bridge: 'What comes next',
      summary: brief ? 'In short' : 'Summary',
      quizzes: [
        'Check your understanding',
        'Test yourself',
        'Answer from memory',
        'Review questions',
        'Check what has stayed',
        'Without looking back',
        'Questions so far',
      ],
    },
    setting: [setting[origin]],
    signposts: '',
    beats: [{ open: '', close: '' }],
    recaps: ['Before the next assessment, these are the main points so far.'],
    bridges: ['The next part is about {next}.'],
    gates: ['Every answer stands in the parts before this one.'],
    ending: [],
  };
};
