import type { Frame } from '../frame.ts';

export const documentary: Frame = {
  titles: ['{topic}: The Documentary', 'Inside {topic}'],
  scenes: {
    overview: 'Opening shot',
    signposts: 'The shooting list',
    recap: 'Rough cut',
    bridge: 'Travelling shot',
    summary: 'Closing shot',
    quizzes: [
      'Test screening',
      'The fact desk',
      'The cutting room',
      'The voice-over booth',
      'The final cut',
      'After the credits',
    ],
  },
  setting: [
    'Black screen. Then a desk, a lamp, a stack of pages. We hold the shot for a moment longer than is comfortable, because this is all that we have: no archive footage, no music. Just the pages, on {topic}, and somebody who reads them well.',
    'That is you. You are the voice of this film. The rule is simple: we show what the material shows, we say what it says, and where it falls silent, we cut.',
  ],
  signposts:
    'The shooting list is taped to the camera. Every item on it is something that a viewer should be able to say on the way home.',
  beats: [
    {
      open: 'Scene one: “{title}”. Wide shot first, so that we see how much there is; then closer, line by line, until a single word fills the frame. {term}.',
      close: 'Cut. The camera assistant says that she had never seen it from that side.',
    },
    {
      open: 'Scene two: “{title}”. No tricks. We put the page under the lens and let it speak. Watch for {term}; we shall come back to it.',
      close: 'Good take. We keep the whole of it.',
    },
    {
      open: 'Scene three. The sound engineer would like to hear “{title}” read aloud, to set the level. By the time you reach {term} he has forgotten the level.',
      close: '“Again,” he says, “this time I shall record it.”',
    },
    {
      open: '“{title}”. For this one we change the lens. What looked like a detail a minute ago turns out to be the subject. Focus, please, on {term}.',
      close: 'The picture stays sharp right into the corners.',
    },
    {
      open: 'A documentary lives on what stands next to what. So we place “{title}” directly after the scene before it, without a fade. The connection is {term}.',
      close: 'The editor looks at the join and finds nothing to trim.',
    },
    {
      open: 'Scene six, handheld. We follow “{title}” as one follows somebody through a crowd, always a step behind. Once we nearly lose sight of it. Then there is {term} again, and we know where we are.',
      close: 'We stop, breathe, and check that the red light was on. It was.',
    },
    {
      open: 'The producer asks for something spectacular. We show her “{title}” instead. It is not spectacular. It is exact; and when {term} comes up on the screen she leans forward.',
      close: '“Leave it in,” she says. “Leave it just like that.”',
    },
    {
      open: 'Scene eight: “{title}”, in a single take. One breath from the first line to the last, with {term} in the middle like the keystone of an arch.',
      close: 'Nobody in the studio moves until you have finished.',
    },
    {
      open: 'We have film for two scenes more. “{title}” deserves the better light, so we wait for it. When it comes, it falls on {term}.',
      close: 'Got it. Sometimes patience is a technique.',
    },
    {
      open: 'Last scene: “{title}”. The camera draws back slowly. One after another, the things that we have shown come into the picture again, and {term} turns out to have been there from the beginning.',
      close: 'We let the reel run out. The lamp on the desk stays on.',
    },
  ],
  recaps: [
    'Rough cut. We run what we have so far, without comment, as a series of stills.',
    'In the cutting room the material is laid out in order. These are the shots that carry the film:',
    'The editor has one question: “What do we know at this point?” We answer from the pages.',
  ],
  bridges: [
    'A travelling shot, from what we have seen to what we have not: {next}.',
    'Fade to black, for two seconds, no more. On the slate stands {next}.',
    'The camera pans to the right, along the edge of the desk, and stops at {next}.',
  ],
  gates: [
    'Test screening. Before we go on, we find out whether the film has said what it meant to say.',
    'The fact desk has gone through the last scenes. They would like to hear from you, directly.',
    'In the booth, without a script: what did the pictures show?',
    'A small audience, a projector, and a card at everybody’s seat. Please fill it in.',
  ],
  ending: [
    'Closing shot: the same desk, the same lamp, the stack of pages now lying face down on the other side. They have all been read.',
    'Over this picture, calmly, your voice: what we know about {topic}.',
  ],
};
