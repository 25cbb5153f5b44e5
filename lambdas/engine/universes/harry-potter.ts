import { universeGuides } from '../../../shared/catalogue/universe-guides.ts';
import type { UniverseCard } from './universe-card.ts';

export const harryPotter: UniverseCard = {
  slug: 'harry-potter',
  ...universeGuides['harry-potter'],
  cast: 'In this lesson you are {role}.',
  inWork: 'You named {work}. Think of its rooms and corridors; what happens in them is not touched here.',
  systems: {
    sequence: [
      {
        image:
          'A potion asks for its ingredients in order: stirred too early it curdles, stirred too late it boils over. The recipe is mostly about when.',
        frame:
          'Read {term} like a recipe from the dungeon: what goes in first, and what must have settled before the next is added?',
        breaks:
          'A potion fails with smoke and a bang, so the mistake is seen. A wrong order in {term} may make no noise at all.',
        asks: 'How would you notice that a step of {term} came too early?',
        spoilerFree: true,
      },
      {
        image:
          'The school goes by years. What is hard for a first-year is taken for granted two years later, and the examinations come when enough has been built up.',
        frame: 'Ask of {term} in which school year it would be taught, and what would have to be taught before.',
        breaks:
          'A timetable is made by teachers and could be made in another way. The order around {term} should be taken from the text, and only from there.',
        asks: 'What would you teach before {term}, and what right after it?',
        spoilerFree: true,
      },
    ],
    cause: [
      {
        image:
          'A spell goes wrong, and the feathers are everywhere. The damage is plain; the cause was a wrist turned the wrong way or a syllable swallowed.',
        frame: 'Treat {term} as the feathers in the air and look for the turn of the wrist.',
        breaks:
          'Magic in a story obeys whoever wrote it. What brings {term} about does not, so keep to the causes that the text can show.',
        asks: 'Which cause does the text give for {term}, and what makes it believable?',
        spoilerFree: true,
      },
    ],
    contrast: [
      {
        image:
          'Wizards send an owl, Muggles send a letter by post. Both get a message across, and each side finds the other way rather odd.',
        frame: 'Look at {term} as one of two ways to get the same thing done, and be fair to the other way.',
        breaks:
          'The owl is charming and the story is on its side. Charm is no argument for {term}: only what the text says about its use counts.',
        asks: 'What speaks for {term}, and what would somebody from the other side reply?',
        spoilerFree: true,
      },
      {
        image:
          'A memory watched in a stone basin and a tale told by a friend may be about the same evening. One shows, the other explains, and they do not agree in all things.',
        frame: 'Hold {term} against its neighbour like two accounts of one evening, and mark where they part.',
        breaks:
          'In the castle somebody is hiding the truth when accounts differ. Around {term} a difference may simply be two sides of one matter.',
        asks: 'Where exactly does {term} part from what it is easily mistaken for?',
        spoilerFree: true,
      },
    ],
    'part-whole': [
      {
        image:
          'A Quidditch team has a Keeper, two Beaters, three Chasers and a Seeker. Each has one task, and the game needs all of them in the air.',
        frame: 'Line up {term} like a team before the match and say what each part of it does.',
        breaks:
          'Players can be told apart by their places. The parts of {term} may do several things at once, and none of them wears a number.',
        asks: 'Which part of {term} would you miss first, and why?',
        spoilerFree: true,
      },
      {
        image:
          'A dark wizard tears his soul and hides the pieces in things, so that no blow can reach all of him. To undo the whole, each piece has to be found.',
        frame: 'Ask of {term} whether it lives in several places at once, and name the places.',
        breaks:
          'Those pieces were hidden by an enemy. What belongs to {term} lies open in the text, and finding it is reading and not hunting.',
        asks: 'Which piece of {term} is overlooked most easily?',
        spoilerFree: false,
      },
    ],
    quantity: [
      {
        image:
          'In Quidditch a goal counts 10 points and the Snitch 150. One look at the numbers tells what the players will chase at the end.',
        frame: 'Ask what the figures around {term} do to the game: what would people chase because of them?',
        breaks:
          'The points were set so that matches end with a surprise. Figures around {term} have another origin, and surprise is not their purpose.',
        asks: 'If one figure around {term} were different, who would act differently?',
        spoilerFree: true,
      },
    ],
    hierarchy: [
      {
        image:
          'At Hogwarts there is the head of the school, then the heads of the houses, the teachers, the prefects, the pupils. A rule made at the top is lived at the bottom.',
        frame: 'Place {term} on that staircase: what decides over it, and what does it decide?',
        breaks:
          'A staircase in the castle may swing round on a whim. The order around {term} holds still, and that is why it can be learned.',
        asks: 'What stands directly above {term}, and what directly below it?',
        spoilerFree: true,
      },
    ],
    network: [
      {
        image:
          'Fireplaces all over the country are joined, and whoever knows the name of a grate can step out of it. A grate that is not connected is only a fireplace.',
        frame: 'Think of {term} as one grate among many, and ask which others can be reached from it.',
        breaks:
          'The fire takes a traveller anywhere in one step. Between {term} and some other ideas there are several steps, and they should not be jumped.',
        asks: 'By which way does the text lead from {term} to the idea that comes next?',
        spoilerFree: true,
      },
    ],
    feedback: [
      {
        image:
          'A feather on the desk does not rise. The pupil hears what was wrong, says the word again, and the feather trembles; once more, and it floats.',
        frame: 'Look for the feather in {term}: what shows the result, and what is done differently after it?',
        breaks:
          'The feather answers at once and cannot be argued with. What comes back around {term} may be slow, and it may need to be interpreted.',
        asks: 'What plays the feather for {term}, and how long does it take to move?',
        spoilerFree: true,
      },
    ],
    classification: [
      {
        image:
          'On the first evening each child is sorted into one of four houses. The house says something about the child, and a great deal is left unsaid.',
        frame: 'Sort {term} in the same way: into which group does it go, and by which trait?',
        breaks:
          'A hat decides once and for a whole school life. The group of {term} depends on the question asked, and another question may sort it differently.',
        asks: 'By which trait is {term} sorted in the text, and which trait is ignored by it?',
        spoilerFree: true,
      },
    ],
  },
  frame: {
    titles: ['The Borrowed Book of {topic}', '{topic}: A Year in One Night'],
    scenes: {
      overview: 'The book on the windowsill',
      signposts: 'Notes in the margin',
      recap: 'By the common-room fire',
      bridge: 'The moving staircase',
      summary: 'The book is returned',
      quizzes: [
        'The portrait asks',
        'A surprise in class',
        'The locked door',
        'Before the examiners',
        'The riddle on the landing',
        'The last portrait',
      ],
    },
    setting: [
      'There is a castle with more stairs than a sensible builder would allow, and in one of its windows lies a book that somebody forgot to lock away. It is about {topic}, and it has to be back on its shelf by sunrise.',
      'The night is long, the candle is new, and the castle is curious. Behind each door somebody will want to know what the pages said.',
    ],
    signposts: 'A reader of long ago has left notes in the margin, in green ink. They say where to look twice.',
    beats: [
      {
        open: 'The book opens by itself, as books here do when they like somebody, at “{title}”. One word has been underlined three times: {term}.',
        close: 'The candle has hardly burned down. It was a good beginning.',
      },
      {
        open: 'In the library the shelves whisper to each other. Under a table, where nobody looks, “{title}” is read by the light of a wand. {term} glows a little on the page.',
        close: 'The whispering stops. The shelves have been listening.',
      },
      {
        open: 'The dungeon smells of herbs and old stone. Next to a cold cauldron lies the open book: “{title}”. The first ingredient is {term}.',
        close: 'Something in the cauldron bubbles, all by itself, and seems content.',
      },
      {
        open: 'In the greenhouse the plants turn towards anybody who reads aloud. So “{title}” is read aloud, and at {term} even the shy ones lift their leaves.',
        close: 'A leaf is stuck between the pages. It makes a fine bookmark.',
      },
      {
        open: 'High in the tower of the star-watchers the wind turns the pages faster than it should. They stop at “{title}”. Tonight the brightest point up here is {term}.',
        close: 'A cloud moves in, and what was seen is not forgotten.',
      },
      {
        open: 'In a corridor with a hundred portraits all the painted people pretend to sleep. “{title}” is read in a murmur, and at {term} a hundred eyelids flicker.',
        close: 'Somebody in a gilded frame nods, very slightly.',
      },
      {
        open: 'The sky is turning grey. The last pages are “{title}”, and the green ink says only that {term} should not be missed.',
        close: 'The book closes with a sigh. It could be back on its shelf before anybody wakes.',
      },
    ],
    recaps: [
      'In the common room the fire is still warm. An armchair, a blanket, and a quiet count of what the night has brought:',
      'The margin has a blank space for those who come later. This is what you would write there:',
    ],
    bridges: [
      'The staircase swings round with a groan. It had been going somewhere else, and now it goes to {next}.',
      'A draught turns the page. The next thing it wants to be read is {next}.',
    ],
    gates: [
      'The portrait in front of the passage does not want a password tonight. It wants answers.',
      'A door without a handle. It opens for those who read and stays shut for those who skim.',
      'Three examiners in tall hats have taken their seats. They are kinder than they look.',
      'An old suit of armour steps into the way, lifts its visor, and asks politely.',
    ],
    ending: [
      'The book slides into its gap on the shelf a moment before the first bell. Nobody will ever know that it was gone.',
      'But in the castle there is now one more person who could tell a friend, at breakfast and without a page, about {topic}.',
    ],
  },
};
