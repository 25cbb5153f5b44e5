import type { Frame } from '../frame.ts';

export const biography: Frame = {
  titles: ['{topic}: A Life in Pages', 'The Life and Times of {topic}'],
  scenes: {
    overview: 'The first interview',
    signposts: 'What I meant to ask',
    recap: 'From my notebook',
    bridge: 'Between two visits',
    summary: 'The last page',
    quizzes: [
      'The fact checker calls',
      'The fact checker insists',
      'A letter from the editor',
      'The outside reader',
      'The last correction',
      'The index',
    ],
  },
  setting: [
    'I was asked to write a life, and got a subject instead. “Write about {topic} as if it were a person,” said my editor. “Where it comes from, what it is like, what it does when nobody is looking. People read lives. They put off the rest.”',
    'So I took the train and my notebook and went to see the only witness there is: the material itself. It turned out to be patient, exact, and quite without vanity. What follows is what it told me, in the order in which I understood it. You may look over my shoulder.',
  ],
  signposts:
    'On the train I wrote down what a reader would want to know at the end. I give the list as it stood in the notebook, coffee stain and all.',
  beats: [
    {
      open: 'Early years, one writes at this point. Ours begin with “{title}”. I had hardly sat down when the term {term} came up, as if in passing. It was not in passing.',
      close: 'I filled three pages that morning and used all of them.',
    },
    {
      open: 'On the second day I asked about “{title}”. A good witness does not answer more than was asked. I asked more, then; about {term} in particular.',
      close: 'I have heard great talkers who told me less.',
    },
    {
      open: 'Every life has a chapter that people skip. I nearly skipped “{title}”. It is to the credit of a single sentence, the one with {term} in it, that I did not.',
      close: 'I apologise to the chapter. It was one of the best.',
    },
    {
      open: 'Character shows in small things. “{title}” is made of small things. I put them side by side on the hotel bed, and saw that {term} was what they had in common.',
      close: 'I slept on the floor that night so as not to disturb the order.',
    },
    {
      open: 'One ought to ask the neighbours, too. Much of “{title}” is about neighbours: what stands beside what, and why. The one whom they all mention is {term}.',
      close: 'You can tell a good deal about somebody from what is said in the stairwell.',
    },
    {
      open: 'There is a rumour in every biography, and a page that puts an end to it. “{title}” is that page. I had heard the strangest things about {term}. Here is what is true.',
      close: 'The truth was shorter than the rumour. It usually is.',
    },
    {
      open: 'By now the witness and I had got used to each other. We could be silent together. Then, unprompted: “{title}”. I wrote as fast as I could, and underlined {term} without looking.',
      close: 'The line is crooked. I left it like that.',
    },
    {
      open: 'My editor wrote: “Where is the turning point?” I looked for it, and it is here, in “{title}”. After this one sees everything that came before in another light, {term} above all.',
      close: 'I sent a telegram: “Found it.” One can still do that, in some places.',
    },
    {
      open: 'Towards the end of a book one fears to have left something out. I went back once more, for “{title}”. It was good that I did. Without {term} the picture would have had a hole in it.',
      close: 'I packed my things. They were the same as before; only the notebook was heavier.',
    },
    {
      open: 'The last conversation: “{title}”. We both knew that it was the last. I asked about {term}, because one should end with a good question.',
      close: 'The answer is on this page. I have not changed a word of it.',
    },
  ],
  recaps: [
    'I quote from my notebook, so that we do not lose the thread, you and I.',
    'A life so far, in a few lines. My editor calls this “the obituary test”: does it hold together?',
    'On the train home, I tried to tell it to the man opposite me. He asked me to keep it short.',
  ],
  bridges: [
    'Between two visits lies a week, and in a life a week is nothing. In the book it is this line. After it: {next}.',
    'I turned over the page of the notebook. The next one was headed {next}.',
    'One thing leads to another; in this case, to {next}.',
  ],
  gates: [
    'The fact checker calls. She is friendly, and she does not let go. “Just a few points,” she says.',
    'Before a chapter goes to print, somebody has to swear to it. Today it is you.',
    'My editor has written questions in the margin. I pass them on to you; I know the answers.',
    'A second reader has the manuscript. She wants to see whether it can be understood without me.',
  ],
  ending: [
    'A biography ends where the writer stops being able to help. I lay down my pen, and you have the rest of it in your head.',
    'For the jacket, they have asked for the life of {topic} in a few sentences. Here they are.',
  ],
};
