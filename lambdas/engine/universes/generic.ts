import { typedUniverse } from '../../../shared/catalogue/universe-guides.ts';
import type { UniverseCard } from './universe-card.ts';

/** For a universe that a learner typed: it asks the learner for the pictures, and claims nothing about them. */
export const generic: UniverseCard = {
  slug: null,
  ...typedUniverse,
  cast: 'In this lesson you are {role}.',
  inWork: 'You named {work}. Whenever a picture is asked for, you may take it from there.',
  systems: {
    sequence: [
      {
        image: 'Think of a journey or a plan in {universe} that only worked because its steps came in the right order.',
        frame: 'Lay {term} beside it, step for step, and see where the steps pair up.',
        breaks:
          'Stories leave out the waiting between two steps. The text on {term} does not, so take your time where it does.',
        asks: 'Which step of {term} finds no partner in your picture from {universe}?',
        spoilerFree: true,
      },
    ],
    cause: [
      {
        image: 'Remember a moment in {universe} when something happened and you only later understood why.',
        frame: 'Look at {term} with the same eyes: what is seen first, and what lies behind it?',
        breaks: 'A story has an author who arranges causes. For {term} only those causes count that the text can show.',
        asks: 'What brings {term} about, and what would have to be missing for it to stay away?',
        spoilerFree: true,
      },
    ],
    contrast: [
      {
        image:
          'Choose two figures or two places in {universe} that are often compared, because they are alike in much and different in one thing.',
        frame: 'Put {term} in the place of one of them, and its counterpart in the place of the other.',
        breaks:
          'In stories one of two is usually meant to be liked. Between {term} and its counterpart nobody has to take sides.',
        asks: 'What is the one thing in which {term} differs from its counterpart?',
        spoilerFree: true,
      },
    ],
    'part-whole': [
      {
        image: 'Picture a group, a machine or a building in {universe} that is more than the things it is made of.',
        frame: 'Name the parts of {term} as you would name its parts, and say what each of them is for.',
        breaks:
          'What can be pictured has clear edges. The parts of {term} may overlap, and the text decides where one ends.',
        asks: 'Which part of {term} is hardest to find in your picture from {universe}?',
        spoilerFree: true,
      },
    ],
    quantity: [
      {
        image: 'There is surely something in {universe} that has to be counted, saved or measured.',
        frame: 'Read the figures around {term} as carefully as those who have to count there.',
        breaks:
          'Numbers in a story may be as large as the story likes. The figures around {term} are tied to the world.',
        asks: 'Which figure around {term} would you tell somebody else, and in which comparison?',
        spoilerFree: true,
      },
    ],
    hierarchy: [
      {
        image: 'Recall who or what stands above whom in {universe}, and how one can tell.',
        frame: 'Look for the place of {term} in an order of this kind.',
        breaks:
          'Ranks are given to persons. The order around {term} shows what depends on what, and nobody is honoured by it.',
        asks: 'What stands above {term} in the text, and what below it?',
        spoilerFree: true,
      },
    ],
    network: [
      {
        image:
          'Draw a few places or people of {universe} on a sheet, and a line wherever two of them have to do with each other.',
        frame: 'Make a second sheet with {term} in the middle, and compare the two patterns.',
        breaks:
          'In stories everything may be connected in the end. Around {term} draw only the lines that the text supports.',
        asks: 'Which line to {term} would you draw thickest?',
        spoilerFree: true,
      },
    ],
    feedback: [
      {
        image: 'Think of somebody in {universe} whose deeds came back to them and changed what they did next.',
        frame: 'Ask of {term} in the same way: what comes back, and what does it change?',
        breaks: 'In a story what comes back is often a reward or a punishment. Around {term} it is only information.',
        asks: 'How soon does a result of {term} come back, and to whom?',
        spoilerFree: true,
      },
    ],
    classification: [
      {
        image:
          'In {universe}, too, there are kinds that can be told apart by a mark: peoples, creatures, ships, powers or professions.',
        frame: 'Sort {term} as you would sort there, and name the mark.',
        breaks:
          'Kinds in a story are often fixed by birth. The kind of {term} is a matter of definition, and definitions have borders.',
        asks: 'By which mark do you recognise {term}?',
        spoilerFree: true,
      },
    ],
  },
  frame: {
    titles: ['{topic}, by Way of {universe}', 'A Lesson on {topic}'],
    scenes: {
      overview: 'Setting out',
      signposts: 'What to look for',
      recap: 'A halt on the way',
      bridge: 'From here to there',
      summary: 'Arriving',
      quizzes: [
        'Check your pictures',
        'A question on the way',
        'Stop and think',
        'What was seen',
        'Before the next part',
        'The last check',
      ],
    },
    setting: [
      'You chose {universe}, and you know it better than this lesson does. So the work is shared: the lesson brings what is known about {topic}, and you bring the pictures.',
      'Where a part of the material has a shape that stories have too, an order, a cause, a rank, a circle, you will be asked for a picture. After each picture comes the place where it stops being true.',
    ],
    signposts: 'A likeness helps most when one knows what to look for. These are the things to keep in sight.',
    beats: [
      {
        open: 'The way begins with “{title}”. Choose a place in {universe} where something begins, and let {term} stand at its door.',
        close: 'Keep that picture. The next one will stand beside it.',
      },
      {
        open: '“{title}” comes next. Where in {universe} would people talk about {term}?',
        close: 'If your picture was wrong in one point, so much the better: now you know the point.',
      },
      {
        open: 'Now for “{title}”. Imagine it told by somebody from {universe} who has only just understood {term}.',
        close: 'Say it once in your own words before you go on.',
      },
      {
        open: 'In “{title}” the main thing is {term}. Find the quietest corner of {universe} you can think of, and read it there.',
        close: 'A good moment to look up from the page.',
      },
      {
        open: 'For “{title}” you need both: your picture and your doubt. Hold them on either side of {term}.',
        close: 'What did not fit has taught as much as what did.',
      },
      {
        open: '“{title}” is the last part. Think of the place in {universe} where ways come together, and look for {term} there.',
        close: 'The pictures may fade now. What they carried will stay.',
      },
    ],
    recaps: [
      'Before you go on, call up your pictures one after the other, and say what each of them stood for.',
      'A halt. This much of the material has been told so far:',
    ],
    bridges: [
      'One picture is put away, and another is needed: the next part is about {next}.',
      'From here the way leads on to {next}.',
    ],
    gates: [
      'A few questions. Your pictures may help you, but the material decides.',
      'Every answer stands in what you have read.',
      'Try to answer without your picture first, and then with it.',
      'Look back if you like: what counts is that you find it.',
    ],
    ending: [
      'You have gone the whole way with two maps in your hands, one of {universe} and one of {topic}.',
      'Where they agreed, you could remember. Where they did not, you had to think. These are the points worth keeping.',
    ],
  },
};
