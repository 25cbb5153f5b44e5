import { universeGuides } from '../../../shared/catalogue/universe-guides.ts';
import type { UniverseCard } from './universe-card.ts';

export const theMatrix: UniverseCard = {
  slug: 'the-matrix',
  ...universeGuides['the-matrix'],
  cast: 'In this lesson you are {role}.',
  inWork: 'You named {work}. Borrow its light and its rain; its turns of events are not used here.',
  systems: {
    sequence: [
      {
        image:
          'A newcomer is not sent into the simulation on the first day. First the body recovers, then come the training programs, and only then the real thing.',
        frame: 'Run {term} as such a training: load one program, finish it, and only then load the next.',
        breaks:
          'In the film a skill is loaded in seconds. There is no cable for {term}: each step takes its time and has to be done by you.',
        asks: 'Which step of {term} cannot be loaded but has to be practised?',
        spoilerFree: true,
      },
      {
        image:
          'Getting out needs a fixed order: call the operator, hear where the exit is, reach it, pick up the receiver. A receiver picked up too early is only a telephone.',
        frame: 'Trace {term} like the way to an exit, and mark the point before which the last step would be useless.',
        breaks:
          'The operator sees the whole map. With {term} the text is the operator, and it answers only if it is read.',
        asks: 'What has to be true before the last step of {term} makes sense?',
        spoilerFree: true,
      },
    ],
    cause: [
      {
        image:
          'A scene repeats itself for a moment, and those who know turn pale: a program behind it has been changed. The flicker is the effect, the change is the cause.',
        frame: 'Treat {term} as the flicker, and ask what was changed behind the picture.',
        breaks:
          'Behind the simulation sits somebody who changes it on purpose. Behind {term} there need not be any purpose, and evidence is no revelation.',
        asks: 'Which evidence does the text give for the cause of {term}?',
        spoilerFree: true,
      },
    ],
    contrast: [
      {
        image:
          'A steak in the simulation tastes like a steak. Outside there is grey porridge. One is pleasant and made up, the other is plain and true.',
        frame:
          'Compare {term} with its counterpart in this way: what does each of them give, and what does each of them cost?',
        breaks:
          'The film asks which of two worlds is real. Between {term} and its counterpart the question is only when each of them fits.',
        asks: 'When would you go with {term}, and when with its counterpart?',
        spoilerFree: true,
      },
      {
        image:
          'A choice stands open: stay and forget, or leave and find out. After the choice the two ways have nothing in common any more.',
        frame: 'Read {term} as one branch of a choice, and follow the other branch far enough to see the difference.',
        breaks:
          'The choice in the film is made once and cannot be taken back. Around {term} a choice may come again, and may be made differently next time.',
        asks: 'What follows from {term} that would not follow from the other branch?',
        spoilerFree: true,
      },
    ],
    'part-whole': [
      {
        image:
          'On the screen symbols fall like rain. One symbol means nothing; together they are a street, a crowd, a woman in a red dress.',
        frame:
          'Look through {term} at the symbols it is made of, and then step back until they form the picture again.',
        breaks:
          'The falling code can be read by a few only. The parts of {term} are named in the text for anybody to see.',
        asks: 'Which parts make up {term}, and what appears only when they are together?',
        spoilerFree: true,
      },
    ],
    quantity: [
      {
        image:
          'When the hunters have found the ship, a counter runs: so many minutes until they are through the hull, so many until the crew is back. Only the difference matters.',
        frame: 'Look for the counter next to {term}: what is being counted, and against what is it held?',
        breaks:
          'Counters in a film stop at the last second. Figures around {term} know no drama, and a rounded figure is often all there is.',
        asks: 'Against what would you hold the figures around {term} to see whether they are large or small?',
        spoilerFree: true,
      },
    ],
    hierarchy: [
      {
        image:
          'Inside the simulation some programs only open doors, others guard what lies behind, and Agents may overrule nearly anybody. Each level has rights that the lower ones lack.',
        frame: 'Ask on which level {term} runs, what may overrule it, and what it may overrule.',
        breaks:
          'Rights in a program were granted by somebody. The levels around {term} were not granted: they show what depends on what, and real systems need no designer.',
        asks: 'What limits {term} from above, and what does it limit below?',
        spoilerFree: true,
      },
    ],
    network: [
      {
        image:
          'The way in and out leads through lines: a ringing telephone in an empty room joins two worlds. A cut line leaves the whole crew without a door.',
        frame: 'Put {term} on the map of lines, and find out what would be cut off without it.',
        breaks:
          'A line in the film carries a whole person or nobody. Connections of {term} may carry a little, and may be stronger or weaker.',
        asks: 'Which line to {term} would you secure first?',
        spoilerFree: true,
      },
    ],
    feedback: [
      {
        image:
          'Whenever something in the simulation gets out of line, Agents appear and press it back. The stronger the disturbance, the stronger the answer.',
        frame: 'Search {term} for such a force: what notices a deviation, and what brings things back?',
        breaks:
          'Agents want everything to stay as it is. What comes back around {term} may also push a change further instead of undoing it.',
        asks: 'Does the answer that {term} brings about weaken the change or strengthen it?',
        spoilerFree: true,
      },
      {
        image:
          'In a later film it turns out that even the revolt is part of the plan: it has happened before, and each round was used to make the system steadier for the next.',
        frame: 'Ask of {term} whether what seems to break a pattern is perhaps a part of it.',
        breaks:
          'There the pattern was built by a mind that watches. Do not look for a mind behind {term}: a pattern can repeat without anybody wanting it.',
        asks: 'What in {term} changes from round to round, and what stays as it was?',
        spoilerFree: false,
      },
    ],
    classification: [
      {
        image:
          'People who are plugged in, people who were freed, people born outside, programs, machines: whoever you meet, the first question is which kind.',
        frame: 'Ask the first question of {term}: which kind is it, and how can one tell?',
        breaks:
          'In the film a look at the neck may settle the matter. With {term} the sign lies in what it does, and some cases stay open.',
        asks: 'What would have to be different for {term} to fall under another kind?',
        spoilerFree: true,
      },
    ],
  },
  frame: {
    titles: ['Reading the Code of {topic}', '{topic}: The Way Out Is In'],
    scenes: {
      overview: 'The screen wakes up',
      signposts: 'What the operator sees',
      recap: 'Back at the console',
      bridge: 'A line is opened',
      summary: 'Unplugged',
      quizzes: [
        'A ringing telephone',
        'Checkpoint',
        'The training floor',
        'Trace in progress',
        'The locked corridor',
        'Last exit',
      ],
    },
    setting: [
      'A cursor blinks in a dark room. Symbols run down the screen, far too many to read, until a hand stops them and some of them stay. Together they spell {topic}.',
      'To most people it is noise. A crew on an old ship has decided to read it line by line, and there is a free seat in front of the third screen.',
    ],
    signposts: 'The operator sees further than those inside. Before the line opens, these marks appear on the map.',
    beats: [
      {
        open: 'The line opens. A white room without walls, and in the middle of it a single program to load: “{title}”. Its first symbol is {term}.',
        close: 'Loaded. The white room now has a floor.',
      },
      {
        open: 'Rain on a city at night. In all the windows the same words are reflected: “{title}”. Look long enough, and {term} is the one pattern that does not flicker.',
        close: 'The rain goes on. It has become easier to see through.',
      },
      {
        open: 'A training floor, straw mats, silence. The exercise is called “{title}”, and it begins with a bow to {term}.',
        close: 'Again, says the screen, not because it went badly but because it went well.',
      },
      {
        open: 'A corridor with doors on both sides, and behind each another street. The door marked “{title}” opens with a key in the shape of {term}.',
        close: 'The door falls shut. It could be found again in the dark.',
      },
      {
        open: 'The crowd at the crossing moves like one body. Somebody walks against it, with “{title}” in hand and {term} in mind, and does not bump into anybody.',
        close: 'The light changes. The crowd has not noticed anything.',
      },
      {
        open: 'On the roof the gap to the next house looks too wide. Everyone stops here the first time. The program is “{title}”, and the run-up begins at {term}.',
        close: 'The other side. It was never about the distance.',
      },
      {
        open: 'The last program is short and plain: “{title}”. By now the symbols no longer have to be translated. Where they fall thickest, they say {term}.',
        close: 'Far away a telephone is ringing. It is time to pick it up.',
      },
    ],
    recaps: [
      'The chair, the hum, the porridge. While the hands warm up around a tin cup, the crew goes through what was brought back.',
      'The operator plays the recording again, without the noise. What remains is this:',
    ],
    bridges: [
      'A green line runs across the map and stops. At its end somebody has typed {next}.',
      'The old exit is closed behind you. The new line goes by way of {next}.',
    ],
    gates: [
      'The telephone rings. On the other end nobody wants a name, only answers.',
      'A trace is running. It stops as soon as the answers fit the code.',
      'Before the next program loads, the system asks for a checksum of the last one.',
      'The doorkeeper of this level is a program with few words. It asks, and it compares.',
    ],
    ending: [
      'The receiver is down, the eyes open, and the ship smells of oil and coffee. Outside the window there is nothing to see, and it is real.',
      'On the third screen the symbols still fall. But in the place where {topic} used to be noise, they can now be read.',
    ],
  },
};
