import { universeGuides } from '../../../shared/catalogue/universe-guides.ts';
import type { UniverseCard } from './universe-card.ts';

export const starWars: UniverseCard = {
  slug: 'star-wars',
  ...universeGuides['star-wars'],
  cast: 'In this lesson you are {role}.',
  inWork: 'You named {work}. Keep its places before your eyes; its events are left alone here.',
  systems: {
    sequence: [
      {
        image:
          'Before a ship can jump to hyperspace, the course is worked out, the bow is turned into line and the engine is charged. In any other order the jump ends badly.',
        frame: 'Read {term} like the preparation of such a jump: what has to stand ready before the next move is made?',
        breaks:
          'In a film the jump is over in a second and the waiting is cut out. The text on {term} has no such cut, so do not expect each step to be quick.',
        asks: 'Which step of {term} would you least like to skip, and what would be missing afterwards?',
        spoilerFree: true,
      },
      {
        image:
          'An apprentice of the Jedi first learns to be still, then to move a pebble, and much later to move something heavy. Nobody begins with the heavy thing.',
        frame: 'Look at {term} as a course of training, and find the pebble in it.',
        breaks:
          'Masters in stories test their pupils with riddles. The text on {term} hides nothing on purpose: what looks like a riddle there is only a sentence to be read twice.',
        asks: 'Where in {term} would a beginner start, and which sentence of the text says so?',
        spoilerFree: true,
      },
    ],
    cause: [
      {
        image:
          'A ship hangs in space and cannot leave, although nothing touches its hull. Only those who find the generator of the tractor beam know why.',
        frame: 'Go looking for the generator behind {term}: what brings it about, and what would switch it off?',
        breaks:
          'A tractor beam has one switch. Do not take for granted that {term} has a single cause as well, unless the text says so.',
        asks: 'What does the text name as a cause of {term}, and does it name more than one?',
        spoilerFree: true,
      },
    ],
    contrast: [
      {
        image:
          'The light and the dark side draw on the same Force. What sets them apart is the use: one listens and waits, the other grasps and hurries.',
        frame:
          'Set {term} beside its opposite in the same way, and ask what both share before you ask where they part.',
        breaks:
          'In the films one side is good and the other is evil. Between {term} and its opposite the text draws a difference, and a difference is not yet a judgement.',
        asks: 'What do {term} and its opposite have in common, and which word of the text separates them?',
        spoilerFree: true,
      },
      {
        image:
          'A blaster can be fired by anybody after a minute. A lightsaber takes years and then does more than one thing. Both are weapons, and they suit different hands.',
        frame: 'Think of {term} as one of two tools on a bench, and ask for whom and for what it is made.',
        breaks:
          'A story always lets the nobler tool win. With {term} the case decides, and the text may well prefer the plain tool.',
        asks: 'In which case would you choose {term}, and in which case something else?',
        spoilerFree: true,
      },
    ],
    'part-whole': [
      {
        image:
          'A starfighter is a pilot, a droid, wings, engines and a shield. Any of them may be admired alone, but only together do they fly.',
        frame: 'Take {term} apart on the floor of the hangar and name what each part does for the flight.',
        breaks:
          'Parts of a ship have borders that a wrench can find. The parts of {term} may overlap, and the text is the only plan you have.',
        asks: 'Which part of {term} could fail without stopping the whole, and which could not?',
        spoilerFree: true,
      },
    ],
    quantity: [
      {
        image:
          'A ship under fire has only so much power. What goes to the shields is missing from the engines, and the crew has to say how much goes where.',
        frame:
          'Read the figures around {term} like the gauges on the bridge: how much, of what, and at what price elsewhere?',
        breaks:
          'Gauges in a cockpit swing as the scene needs it. The figures around {term} were measured or agreed on, and the text says by whom if anybody knows.',
        asks: 'Which figure around {term} would you remember, and what would change if it were twice as large?',
        spoilerFree: true,
      },
    ],
    hierarchy: [
      {
        image:
          'Among the Jedi there are younglings, Padawans, Knights and Masters. Each level rests on the one below and answers to the one above.',
        frame: 'Find the level on which {term} stands: what does it rest on, and what stands over it?',
        breaks:
          'Ranks are given in a ceremony and can be taken away. The order around {term} comes from how things depend on one another, and nobody awards it.',
        asks: 'What has to be in place below {term} before it can do its work?',
        spoilerFree: true,
      },
    ],
    network: [
      {
        image:
          'Planets far apart are joined by lanes through hyperspace. A small world where many lanes meet can matter more than a large one at a dead end.',
        frame: 'Draw {term} as a world on such a map and mark the lanes that lead to it.',
        breaks:
          'On a star map a lane runs both ways. A connection of {term} in the text may lead in one direction only.',
        asks: 'With which other ideas of this lesson is {term} connected, and which connection is the strongest?',
        spoilerFree: true,
      },
    ],
    feedback: [
      {
        image:
          'A pupil trains against a small floating ball that stings when a guard is too slow. Each sting corrects the next move, and after a while the stings stop.',
        frame: 'Look for the sting in {term}: which result comes back, and what does it change next time?',
        breaks:
          'The training ball answers at once and only to one person. Around {term} an answer may come late, or reach somebody else first.',
        asks: 'How would somebody notice that {term} is going wrong, and how soon?',
        spoilerFree: true,
      },
      {
        image:
          'A gifted young man is so afraid of losing those he loves that he does terrible things to keep them, and what he does is what drives them away. The fear makes the loss, and the loss more fear.',
        frame: 'Ask of {term} whether there is such a circle in it, in which the result feeds its own beginning.',
        breaks:
          'A tragedy closes its circle so that the end is certain. Around {term} a circle can be broken, and the text may say where.',
        asks: 'At which point could a circle around {term} be broken most easily?',
        spoilerFree: false,
      },
    ],
    classification: [
      {
        image:
          'Droids are told apart by what they do: some translate, some repair ships, some heal, some fight. The shape follows the task.',
        frame: 'Put {term} on the right shelf of the droid workshop: which mark tells its kind from the others?',
        breaks:
          'A droid is built for its kind and stays there. With {term} the border between kinds is drawn by people, and a case may lie across it.',
        asks: 'By which mark would you recognise {term} among its neighbours?',
        spoilerFree: true,
      },
    ],
  },
  frame: {
    titles: ['{topic}: A Course Through Hyperspace', 'The Archive at the Rim: {topic}'],
    scenes: {
      overview: 'A course is plotted',
      signposts: 'Marks on the star map',
      recap: 'The ship’s log',
      bridge: 'Between two stars',
      summary: 'Back in the hangar',
      quizzes: [
        'Check before the jump',
        'The training room',
        'Hailed by a patrol',
        'The narrow passage',
        'The council asks',
        'Last check before landing',
      ],
    },
    setting: [
      'A small freighter stands in a hangar far from the busy worlds. Its hold is empty but for a case of data cards, rescued from an archive that no longer exists. The cards hold what is known about {topic}.',
      'The crew has to bring the knowledge across, and a case can be lost. So the plan is a different one: before the ship lands, somebody aboard shall know it by heart.',
    ],
    signposts: 'The star map shows the stops ahead. At each of them one thing is worth more than the rest.',
    beats: [
      {
        open: 'The engines warm up while the first card slides into the reader: “{title}”. One word blinks on the screen before all others: {term}.',
        close: 'The coordinates are set. The stars stretch into lines.',
      },
      {
        open: 'A desert world, two suns, an hour to wait for a spare part. In the shade of the hull the next card is read: “{title}”. In the sand somebody writes {term}.',
        close: 'The wind takes the writing. By then nobody needs it any more.',
      },
      {
        open: 'The corridors of a space station are loud, and nobody listens to a crew that mutters over a card. “{title}”, it says, and the thread to follow is {term}.',
        close: 'The docking clamp lets go, and the noise falls behind.',
      },
      {
        open: 'In the asteroid field a steady hand is needed outside and a steady mind inside. While the rocks drift by, the reader shows “{title}”. {term} is the fixed point to steer by.',
        close: 'Clear space again, and not a scratch on the hull.',
      },
      {
        open: 'On a forest moon the ship hides under leaves. There is time, for once, to read “{title}” slowly and to let {term} sink in.',
        close: 'Night falls on the moon. The engines start without a light.',
      },
      {
        open: 'Among the ice, with breath standing white in the cabin, the fingers are cold but the card is clear: “{title}”. Everything in it turns on {term}.',
        close: 'The cold stays behind. What was read comes along.',
      },
      {
        open: 'One card is left, “{title}”, and the world that waits for it already fills the window. The last word to carry across is {term}.',
        close: 'The landing legs touch the ground. The case could be thrown away now: all of it is aboard.',
      },
    ],
    recaps: [
      'Between two jumps the log is brought up to date. It keeps only what the crew would need if the cards were lost.',
      'The hum of the engine is a good companion for looking back. This much is safe so far:',
    ],
    bridges: [
      'Outside there is nothing but blue light. On the map the next stop is marked: {next}.',
      'The old course is used up. The navigator draws a new line, and it ends at {next}.',
    ],
    gates: [
      'No ship jumps on a guess. Before the lever moves, the crew checks what it knows.',
      'A training ball floats up and hums. It asks, and it is patient.',
      'A patrol calls on the radio and wants answers. The right ones are all in the log.',
      'The passage ahead is narrow. Those who read well fly straight.',
    ],
    ending: [
      'The hangar doors close behind the freighter. People come running to see what it has brought, and find an empty case and a crew that can tell them all of it.',
      'What was in danger of being lost about {topic} now travels in heads, and nobody can confiscate those.',
    ],
  },
};
