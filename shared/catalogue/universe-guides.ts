import type { universes } from './universes.ts';

/** What whoever tells a lesson through a universe has to know of it, in our own words. */
export interface UniverseGuide {
  /** What keeps its stories going. */
  readonly conflictEngine: string;
  /** Whom a learner can be in it. */
  readonly roles: readonly string[];
  /** Generally known names that may be mentioned to say what is meant. */
  readonly safeNames: readonly string[];
  /** What no lesson in this universe does. */
  readonly taboos: readonly string[];
}

/** What holds in any universe. */
const taboosOfAll = [
  'quotations, song texts, slogans and catchphrases',
  'logos, posters, music and the look of a character',
  'turns of the plot, unless the learner allowed spoilers',
  'a named character who explains, recommends or judges the subject',
  'the impression that the owner of the universe had a part in the lesson',
] as const;

export const universeGuides: Readonly<Record<(typeof universes)[number]['slug'], UniverseGuide>> = {
  'star-wars': {
    conflictEngine:
      'A few people with little but patience and trust stand against a large order that runs on fear, and the strongest temptation is always the short way.',
    roles: [
      'the navigator of a small freighter',
      'a mechanic in a hidden hangar',
      'a young apprentice of the Jedi',
      'a scout on a planet at the rim of the map',
      'the keeper of a half-forgotten archive',
    ],
    safeNames: [
      'the Force',
      'Jedi',
      'Padawan',
      'droid',
      'lightsaber',
      'hyperspace',
      'the Rebellion',
      'the Empire',
      'Tatooine',
    ],
    taboos: [...taboosOfAll, 'the kinship of characters', 'weapons as the solution of a task'],
  },
  'harry-potter': {
    conflictEngine:
      'Pupils learn a craft in which every shortcut has a price, while something from the past waits for those who would rather have power than friends.',
    roles: [
      'a first-year pupil with a borrowed book',
      'the keeper of a library with a locked section',
      'a prefect who looks after the younger ones',
      'an assistant in the potions dungeon',
      'the mapmaker of a castle that rearranges itself',
    ],
    safeNames: [
      'Hogwarts',
      'Quidditch',
      'Snitch',
      'Muggle',
      'wand',
      'potion',
      'house points',
      'owl post',
      'Diagon Alley',
    ],
    taboos: [...taboosOfAll, 'spells worded as in the books', 'the fate of a character'],
  },
  'the-lord-of-the-rings': {
    conflictEngine:
      'Small and unlikely travellers carry a burden that grows heavier with each mile, and every mighty helper they meet is tempted to carry it for them.',
    roles: [
      'a hobbit who keeps the travel book',
      'a ranger who knows the forgotten paths',
      'an archivist in a white city',
      'a smith of the dwarves with a good eye for joints',
      'the watcher of a beacon on a mountain top',
    ],
    safeNames: [
      'Middle-earth',
      'the Shire',
      'hobbit',
      'elf',
      'dwarf',
      'ent',
      'the Ring',
      'Rohan',
      'Gondor',
      'Mordor',
      'lembas',
    ],
    taboos: [...taboosOfAll, 'verses and invented languages', 'the end of the quest'],
  },
  'the-matrix': {
    conflictEngine:
      'What everybody takes for the world is a simulation, and those who notice have to choose between comfort and finding out how it works.',
    roles: [
      'the operator at the screens of a hovercraft',
      'a newcomer who has just been unplugged',
      'a coder who reads the falling symbols',
      'a scout who knows where the exits are',
      'an engineer who keeps an old ship running',
    ],
    safeNames: ['the Matrix', 'Agent', 'operator', 'hovercraft', 'training program', 'exit', 'Zion', 'code'],
    taboos: [...taboosOfAll, 'weapons and chases as decoration', 'the claim that the learner’s own world is not real'],
  },
  'marvel-cinematic-universe': {
    conflictEngine:
      'People with great gifts and ordinary faults have to work together, and what they built or did earlier keeps coming back to them.',
    roles: [
      'an engineer in a workshop full of half-built suits',
      'an analyst who reads the mission reports',
      'a newcomer on a team of strong characters',
      'a librarian of a house with doors to other places',
      'a field medic who knows what powers cost',
    ],
    safeNames: ['the Avengers', 'S.H.I.E.L.D.', 'arc reactor', 'Asgard', 'Wakanda', 'shield', 'suit', 'mission report'],
    taboos: [...taboosOfAll, 'violence as the measure of strength', 'who lives and who dies'],
  },
  'disney-pixar': {
    conflictEngine:
      'Somebody small wants something with a whole heart, sets out to get it, and finds on the way that something else was needed.',
    roles: [
      'a toy who wakes when the lights go out',
      'a young cook in a busy kitchen',
      'a fish with a very long way to swim',
      'a member of the crew in a mind’s control room',
      'an inventor with a house full of balloons',
    ],
    safeNames: [
      'toy',
      'control room',
      'pit stop',
      'coral reef',
      'balloon house',
      'monster',
      'racing car',
      'the kitchen of a restaurant',
    ],
    taboos: [...taboosOfAll, 'songs and their refrains', 'the loss that a character has to bear'],
  },
};

/** A universe that a learner typed: they know it, and the lesson claims nothing about it. */
export const typedUniverse: UniverseGuide = {
  conflictEngine:
    'Whatever keeps the stories of the universe going: the learner knows it, and the lesson does not pretend to.',
  roles: [
    'a traveller who knows these places well',
    'the keeper of its archive',
    'a guide for those who come for the first time',
    'an apprentice with a new notebook',
  ],
  safeNames: [],
  taboos: [...taboosOfAll, 'any statement about what is in the universe'],
};

/** The guide of a universe by its slug, or the one for what was typed. */
export const universeGuideFor = (universe: string): UniverseGuide =>
  Object.hasOwn(universeGuides, universe) ? universeGuides[universe as keyof typeof universeGuides] : typedUniverse;
