import type { Frame } from './frame.ts';

/** A lesson that is told without a story. */
export const plain: Frame = {
  titles: ['{topic}'],
  scenes: {
    overview: 'Overview',
    signposts: 'What to look out for',
    recap: 'So far',
    bridge: 'What comes next',
    summary: 'Summary',
    quizzes: [
      'Check your understanding',
      'Check again',
      'A closer look',
      'Test yourself',
      'Before you go on',
      'Final check',
    ],
  },
  setting: [
    'This lesson is made from your own material on {topic}. It keeps the order and the words of the material, and adds only what helps you to read it.',
  ],
  signposts: 'A few things to look out for, so that you know what matters while you read.',
  beats: [
    {
      open: 'We begin with “{title}”. The word to hold on to here is {term}.',
      close: 'That is the ground on which the rest stands.',
    },
    {
      open: 'Next: “{title}”. Keep an eye on {term}.',
      close: 'Before you read on, try to say the last paragraph in your own words.',
    },
    {
      open: '“{title}” takes up where the last part ended. Its main idea is {term}.',
      close: 'If one point was new to you, note it down now.',
    },
    {
      open: 'Now to “{title}”, and to the part that {term} plays in it.',
      close: 'Ask yourself how this fits with what came before.',
    },
    {
      open: '“{title}” is short to say and takes a little longer to understand. Start from {term}.',
      close: 'A good moment for a pause.',
    },
    {
      open: 'The next part, “{title}”, looks more closely at {term}.',
      close: 'You have now read more than half of what the material has to say on this.',
    },
    {
      open: '“{title}” comes next. Look for {term} as you read.',
      close: 'See whether you could explain it without looking.',
    },
    { open: 'One of the last parts: “{title}”, with {term} at its centre.', close: 'Only a little is left.' },
    {
      open: 'We end with “{title}”. With {term} the picture is complete.',
      close: 'That was the last part of the material.',
    },
  ],
  recaps: ['Before you go on, here is what the material has said up to this point.', 'A short look back.'],
  bridges: ['From here the lesson moves on to {next}.', 'The next part is about {next}.'],
  gates: [
    'Every answer stands in what you have just read.',
    'Take your time; the material decides.',
    'A few questions about the parts before.',
    'Look back if you like: what counts is that you find it.',
  ],
  ending: ['You have been through all of it. These are the points on {topic} that are worth keeping.'],
};
