import { universeGuides } from '../../../shared/catalogue/universe-guides.ts';
import type { UniverseCard } from './universe-card.ts';

export const theLordOfTheRings: UniverseCard = {
  slug: 'the-lord-of-the-rings',
  ...universeGuides['the-lord-of-the-rings'],
  cast: 'In this lesson you are {role}.',
  inWork: 'You named {work}. Let its landscapes be the stage; its story stays untold here.',
  systems: {
    sequence: [
      {
        image:
          'A long journey is made of stages: from the last inn to the ford, from the ford to the house in the valley, and only then into the mountains. Each stage feeds the next.',
        frame: 'Walk through {term} in stages, and say at each halt what the travellers now have in their packs.',
        breaks:
          'Travellers in a tale may lose their way and be the better for it. The order in {term} is there to be kept, and the text does not reward detours.',
        asks: 'At which halt of {term} would you make camp, and what would have been reached by then?',
        spoilerFree: true,
      },
      {
        image:
          'A blade is not made in one heat. The ore is melted, the iron is folded, the edge is hardened and ground, and a smith who hurries begins again.',
        frame: 'Look at {term} as work at the anvil: which heat comes first, and what does it prepare?',
        breaks:
          'A great blade in a legend is forged once and for ever. What is done in {term} can be done again, and usually gets better for it.',
        asks: 'Which stage of {term} would a hurried smith spoil, and how would it show?',
        spoilerFree: true,
      },
    ],
    cause: [
      {
        image:
          'The longer the Ring is carried, the heavier it weighs and the less its bearer sees of anything else. Nobody notices the change on a single day.',
        frame: 'Look in {term} for a cause that works like a slow weight, and for what it slowly does.',
        breaks:
          'The Ring has a will and means harm. Whatever lies behind {term} wants nothing, and blaming it would explain nothing.',
        asks: 'What does the text say about why {term} comes about, and does the cause work quickly or slowly?',
        spoilerFree: true,
      },
      {
        image:
          'Long before the end, a traveller spares a wretched creature who deserved no mercy. Much later the quest succeeds only because that creature is still alive.',
        frame: 'Ask of {term} which small thing, done early, has an effect far down the road.',
        breaks:
          'In a tale a hidden hand leads the small deed to its great effect. For {term} look for links that the text really names.',
        asks: 'Which early link in {term} would be easiest to overlook, and what hangs on it?',
        spoilerFree: false,
      },
    ],
    contrast: [
      {
        image:
          'In the Shire things grow, and nobody is in a hurry. In Mordor things are made, and nobody is at rest. Seen from one, the other is hardly to be believed.',
        frame: 'Set {term} against its counterpart like two countries, and describe the border between them.',
        breaks:
          'One of the two countries is the home that has to be saved. Between {term} and its counterpart nobody has to be saved, and each may have its season.',
        asks: 'What is true of {term} that is not true of its counterpart?',
        spoilerFree: true,
      },
      {
        image:
          'An elf looks back over ages, a hobbit looks forward to supper. On the road the long view and the short view keep each other alive.',
        frame: 'Ask which view {term} takes, the long or the short, and what the other one would add.',
        breaks:
          'Companions in a tale were chosen to complete each other. Whether {term} is completed by something else, the text has to say.',
        asks: 'What does one see with {term} that one would miss without it?',
        spoilerFree: true,
      },
    ],
    'part-whole': [
      {
        image:
          'The Fellowship has nine members: four hobbits, two men, an elf, a dwarf and a wizard. None of them could do what the nine are sent to do.',
        frame: 'Count the members of {term} and say what each of them brings along.',
        breaks:
          'Members of a fellowship may part and still serve one aim. The parts of {term} often mean little once they are alone.',
        asks: 'Which member of {term} looks small and is needed nevertheless?',
        spoilerFree: true,
      },
    ],
    quantity: [
      {
        image:
          'One thin cake of lembas feeds a walker for a day of marching. So the days ahead can be counted by looking into the pack.',
        frame:
          'Use the figures around {term} as a traveller uses provisions: how much is there, and how far does it reach?',
        breaks: 'The food of the elves lasts as long as the tale needs it. Figures around {term} do not stretch.',
        asks: 'Which figure around {term} would you check before setting out?',
        spoilerFree: true,
      },
    ],
    hierarchy: [
      {
        image:
          'In Rohan the king commands the marshals, the marshals command the companies, and each rider looks after a horse. An order travels down, and news travels up.',
        frame: 'Find the place of {term} in such a host: from where do its orders come, and where do they go?',
        breaks:
          'A host obeys because of oaths. Around {term} there are no oaths: what ranks higher is simply what the rest depends on.',
        asks: 'What would stop working if the level above {term} fell away?',
        spoilerFree: true,
      },
    ],
    network: [
      {
        image:
          'Beacons stand on mountain tops, each within sight of the next. One fire is only a light; the chain of fires is a message across a kingdom.',
        frame: 'See {term} as one beacon, and look for the fires that can be seen from it.',
        breaks:
          'Beacons form a single line, and one dark hill breaks it. The connections of {term} may branch, so that there is more than one way around a gap.',
        asks: 'Which connection of {term} is the only one of its kind, and which has a second way?',
        spoilerFree: true,
      },
    ],
    feedback: [
      {
        image:
          'Whoever puts on the Ring to escape a danger is seen more clearly by a greater one, and so is tempted to put it on again. The remedy feeds the need for it.',
        frame: 'Look in {term} for a circle of this kind, or for the point that keeps the circle from closing.',
        breaks:
          'The circle of the Ring only turns downwards. A circle around {term} may just as well be a good one that lifts itself.',
        asks: 'Does {term} strengthen itself or check itself, and by what?',
        spoilerFree: true,
      },
    ],
    classification: [
      {
        image:
          'Hobbits, elves, dwarves, men, ents: the peoples of Middle-earth differ in years, in size and in what they love. A stranger is placed by a few signs.',
        frame: 'Place {term} among its relatives by a few signs, and name the signs.',
        breaks:
          'Peoples in a legend have clear borders and long pedigrees. The kinds around {term} were drawn by somebody for a purpose, and may be drawn anew.',
        asks: 'By which sign does {term} belong to its kind, and what would move it to another?',
        spoilerFree: true,
      },
    ],
  },
  frame: {
    titles: ['A Long Road with {topic}', 'The Travel Book of {topic}'],
    scenes: {
      overview: 'The round door opens',
      signposts: 'A map on the kitchen table',
      recap: 'By the campfire',
      bridge: 'The next valley',
      summary: 'Home, and the book is full',
      quizzes: [
        'A guard at the ford',
        'The gatekeeper’s question',
        'On the narrow path',
        'The council is asked',
        'Before the mountain gate',
        'The last watch',
      ],
    },
    setting: [
      'A round door, a kettle, a pack by the wall. The travel book is new and its pages are empty, and somebody has written only one thing on the cover: {topic}.',
      'The road begins at the garden gate. What is found along it goes into the book, stage by stage, so that those at home may know it without having walked.',
    ],
    signposts:
      'Before the first mile, a map is unrolled on the table and held down with four teacups. These are the places where it pays to stop.',
    beats: [
      {
        open: 'The first stage is easy, between hedges and under a mild sun: “{title}”. On the first page of the travel book there now stands {term}.',
        close: 'The chimneys of home are out of sight. There was no need to hurry, and nothing was missed.',
      },
      {
        open: 'Rain, and an inn with low beams. At the corner table “{title}” is talked over until the candle is short. The ink runs a little at {term}, but it can be read.',
        close: 'In the morning the road is washed clean.',
      },
      {
        open: 'In a house in a hidden valley the shelves are older than the trees. A librarian brings down “{title}” and lays a long finger on {term}.',
        close: 'Three evenings would not be enough for that library. One was enough for this.',
      },
      {
        open: 'Under the mountain each step echoes, so the company reads in a low voice: “{title}”. A lamp picks {term} out of the dark.',
        close: 'Daylight ahead, thin as a thread, then wide as a gate.',
      },
      {
        open: 'In the golden wood time goes differently, and “{title}” can be read twice before the leaves have turned. The second time {term} stands out.',
        close: 'A boat is waiting at the bank. It rides deep with all that has been learned.',
      },
      {
        open: 'On the plain the wind flattens the grass and nearly takes the page. “{title}” has to be held with both hands, and {term} with a thumb.',
        close: 'Far off, riders pass. They do not ask what is in the book, but they lift a hand.',
      },
      {
        open: 'The last climb is steep, and the pack seems to know it. Only “{title}” is still to be written, and with {term} the book is complete.',
        close: 'From up here the whole way can be seen, back to a spot of green that must be home.',
      },
    ],
    recaps: [
      'A fire, a pot, and boots set out to dry. In turn each of the company says one thing that is already in the book.',
      'The watch is long and the stars are slow. It is a good hour to go back over the stages in thought.',
    ],
    bridges: [
      'Behind lies a valley that has a name by now. Before the company lies another, and the map calls it {next}.',
      'The path forks, and there is no sign. But the book has a page left open for {next}.',
    ],
    gates: [
      'A guard stands at the ford and lets nobody cross who cannot say what was learned on this bank.',
      'The gate has no lock. It has an old doorkeeper with a few plain questions.',
      'On the narrow path nobody can be carried. Here everybody walks on what they know.',
      'The council falls silent and turns its chairs. A few questions, and none of them a trap.',
    ],
    ending: [
      'The kettle sings as if nobody had been away. On the table lies the travel book, thick now, with stains of rain and tea, and there is no empty page left in it.',
      'Whoever comes by this evening will ask about {topic}, and it will be told without opening the book.',
    ],
  },
};
