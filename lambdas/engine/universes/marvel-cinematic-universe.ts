import { universeGuides } from '../../../shared/catalogue/universe-guides.ts';
import type { UniverseCard } from './universe-card.ts';

export const marvelCinematicUniverse: UniverseCard = {
  slug: 'marvel-cinematic-universe',
  ...universeGuides['marvel-cinematic-universe'],
  cast: 'In this lesson you are {role}.',
  inWork: 'You named {work}. Its places may come to mind; its plot is not part of this lesson.',
  systems: {
    sequence: [
      {
        image:
          'A mission has a rhythm: scouting, plan, entry, task, way out, report. Teams that skip the scouting meet the surprise in the middle.',
        frame: 'Write {term} down as a mission plan, with one line for each phase.',
        breaks: 'On the screen the plan is told so that it may fail. The order in {term} is told so that it may work.',
        asks: 'Which phase of {term} would a hurried team leave out, and what would it run into?',
        spoilerFree: true,
      },
      {
        image:
          'A hero’s first story always goes the same way: an accident or a gift, clumsy attempts, a first success, a first price to pay.',
        frame: 'Tell {term} as an origin story: how does it begin, what is clumsy at first, and what comes later?',
        breaks: 'An origin story happens once. What happens in {term} can happen again tomorrow, with other people.',
        asks: 'What comes first in {term}, and what could not come before it?',
        spoilerFree: true,
      },
    ],
    cause: [
      {
        image:
          'One dose of a serum changes a thin recruit into a soldier of great strength. It makes more of what is there, so the same dose in another person had another effect.',
        frame: 'Ask of {term} what brings it about, and what had to be there already for the cause to work.',
        breaks:
          'A serum works at once and on the whole person. What lies behind {term} may act slowly, in part, and together with other things.',
        asks: 'Under which conditions does the cause of {term} work, according to the text?',
        spoilerFree: true,
      },
    ],
    contrast: [
      {
        image:
          'One leader wears armour and counts on his workshop. The other carries a shield and counts on his word. They want the same end and disagree about the way.',
        frame:
          'Set {term} next to its rival like two leaders in one room: what do they share, and over what do they fall out?',
        breaks:
          'A quarrel of heroes is decided by friendship or by a fight. Between {term} and its rival the matter is decided by what the text can show.',
        asks: 'On which point do {term} and its rival really differ?',
        spoilerFree: true,
      },
      {
        image:
          'Hero and villain often have the same suit or the same power. What tells them apart is what the power is used for.',
        frame: 'Ask what {term} is for, and then what its double would be for.',
        breaks:
          'A double on the screen is there to be beaten. What resembles {term} is not its enemy and has to be told apart with care.',
        asks: 'What is easily confused with {term}, and by which sign can it be told apart?',
        spoilerFree: true,
      },
    ],
    'part-whole': [
      {
        image:
          'A team has somebody who plans, somebody who flies, somebody who hits hard and somebody who sees what the others miss. The gaps of one are covered by the next.',
        frame: 'Call the roll of {term}: which parts answer, and what does each of them cover?',
        breaks:
          'Heroes can leave the team and get a film of their own. The parts of {term} may have no life outside it.',
        asks: 'Which gap would open in {term} if one part stayed away?',
        spoilerFree: true,
      },
    ],
    quantity: [
      {
        image:
          'The suit shows its charge in a corner of the visor. A flight costs so much, a shot costs so much, and at a low figure the hero has to walk.',
        frame:
          'Read the figures around {term} like the display in the visor: what uses how much, and when does it run short?',
        breaks: 'The charge in a film lasts until the plot wants it empty. Figures around {term} follow no plot.',
        asks: 'Which figure around {term} sets the limit for the rest?',
        spoilerFree: true,
      },
      {
        image:
          'A conqueror decides that there are too many living beings and removes exactly half of them, by chance and all at once. The number is simple, and the consequences are not.',
        frame: 'Look at a figure around {term} and ask what it leaves out, however exact it sounds.',
        breaks:
          'The half in the film was the whim of one mind. Behind a figure around {term} stand a method and a source, and they can be checked.',
        asks: 'What does a figure around {term} not tell you?',
        spoilerFree: false,
      },
    ],
    hierarchy: [
      {
        image:
          'In an agency like S.H.I.E.L.D. knowledge is sorted by levels of clearance. Those above see the whole file, those below see the lines they need.',
        frame: 'Ask which level {term} belongs to, and what can only be understood from the level above.',
        breaks:
          'Clearance keeps people out. The levels around {term} keep nobody out: the text lets you climb all of them.',
        asks: 'What does one have to know before {term} makes sense, and what does it open up?',
        spoilerFree: true,
      },
    ],
    network: [
      {
        image:
          'One story here is never alone. A device from one film turns up in the next, a friend of one hero saves another, and the threads make one large world.',
        frame: 'Pull at {term} and see which other threads move.',
        breaks:
          'Threads in a film series are laid by writers years ahead. The connections of {term} were found by somebody looking, and some may still be missing.',
        asks: 'Which other idea of this lesson would change if {term} were taken away?',
        spoilerFree: true,
      },
    ],
    feedback: [
      {
        image:
          'The first suit barely flies and freezes at a great height. So the second does not freeze. Each crash in the workshop is written into the next version.',
        frame:
          'Look for the crash reports of {term}: what comes back from one round, and what is built differently in the next?',
        breaks:
          'An engineer in a film needs one night between two versions. A round of {term} may take much longer, and not each round is an improvement.',
        asks: 'What is learned from one round of {term} that helps in the next?',
        spoilerFree: true,
      },
    ],
    classification: [
      {
        image:
          'Powers come from different sources: a machine, long training, a changed body, magic, birth under another sun. Knowing the source tells what could take the power away.',
        frame: 'Sort {term} by its source in the same way, and ask what follows from the kind.',
        breaks:
          'Heroes with two sources of power make good films. If {term} fits two kinds at once, that is no effect but a reason to look at the borders again.',
        asks: 'What can you predict about {term} once you know its kind?',
        spoilerFree: true,
      },
    ],
  },
  frame: {
    titles: ['Mission File: {topic}', '{topic}: The Team Is One Short'],
    scenes: {
      overview: 'The call goes out',
      signposts: 'Briefing',
      recap: 'Debriefing',
      bridge: 'In the jet',
      summary: 'Mission report',
      quizzes: [
        'Simulation room',
        'Systems check',
        'The director asks',
        'Under observation',
        'Clearance',
        'Final exercise',
      ],
    },
    setting: [
      'A light goes on in a tower above the city. On the table in the middle of the room a file turns slowly in the air. It is marked {topic}, and for once it is not about an invasion.',
      'Strength is of no use for this one, says the note on top. What is wanted is a team that understands the file to the last page, and the team is one short.',
    ],
    signposts: 'The briefing is brief. These are the points where earlier teams came back with the wrong answer.',
    beats: [
      {
        open: 'The first page of the file unfolds over the table: “{title}”. A point of light hangs in the middle of it and is labelled {term}.',
        close: 'The point of light stays on. From here on it belongs to the map.',
      },
      {
        open: 'In the workshop, between a welding torch and cold pizza, somebody has pinned up “{title}”. On the workbench, as the first part to be understood, lies {term}.',
        close: 'The part fits. The next one is already being heated.',
      },
      {
        open: 'In the laboratory everything is labelled, for good reasons. The drawer marked “{title}” opens with a hiss, and the smallest of its jars says {term}.',
        close: 'The drawer closes. The label could be written from memory.',
      },
      {
        open: 'High over the sea the jet flies itself. Time for “{title}”, and for a second look at {term}, which everybody thought they knew.',
        close: 'Land in sight, and one fewer open question on board.',
      },
      {
        open: 'The house on the quiet street has more rooms than walls. In the room with the round window lies “{title}”, and a brass marker rests on {term}.',
        close: 'The window shows another city now. The page stays the same.',
      },
      {
        open: 'On the training course nobody runs alone. The exercise is “{title}”, the baton that is handed on is {term}.',
        close: 'Not the fastest round, says the clock. The first without a fault.',
      },
      {
        open: 'One page of the file is left: “{title}”. All the points of light are joined by lines, and the lines meet at {term}.',
        close: 'The file stops turning. It has nothing left to hide.',
      },
    ],
    recaps: [
      'Debriefing. No heroics, only what each member of the team would be able to repeat in front of a camera.',
      'Somebody orders food, somebody puts the feet up, and in between they go over what is certain:',
    ],
    bridges: [
      'The engines hum, the seat belts click. The next page on the screen is headed {next}.',
      'The map turns by a quarter, and a part that lay in the shade comes to light: {next}.',
    ],
    gates: [
      'The simulation room goes dark. It will not throw anything. It only asks.',
      'Systems check before take-off: every answer that fits switches one lamp to green.',
      'The director looks up from the desk. A few questions, in no particular tone.',
      'The door reads no fingerprints today. It reads what was understood.',
    ],
    ending: [
      'The file folds together until it fits into a hand, and the light in the tower goes out. There was no explosion. Nobody seems to miss it.',
      'The report has one line for the archive: on {topic} this team can be asked at any time.',
    ],
  },
};
