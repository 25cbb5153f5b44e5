import { universeGuides } from '../../../shared/catalogue/universe-guides.ts';
import type { UniverseCard } from './universe-card.ts';

export const disneyPixar: UniverseCard = {
  slug: 'disney-pixar',
  ...universeGuides['disney-pixar'],
  cast: 'In this lesson you are {role}.',
  inWork: 'You named {work}. Let its colours help you to remember; its story is not told here.',
  systems: {
    sequence: [
      {
        image:
          'A fish that has to cross half an ocean swims from place to place: the edge of the reef, the deep, the great current, the harbour. No place can be skipped.',
        frame: 'Swim through {term} from place to place, and say at each one what had to be left behind.',
        breaks:
          'On a journey in a film friends turn up where help is needed. In {term} the help has to be taken along, and the text is the packing list.',
        asks: 'Which place on the way through {term} would you recognise without a sign?',
        spoilerFree: true,
      },
      {
        image:
          'A dish goes through the kitchen in a fixed order: washed, cut, cooked, tasted, plated. Garnish on an empty plate impresses nobody.',
        frame: 'Send {term} through the kitchen: what is washed and cut first, and what goes on last?',
        breaks:
          'A cook may change the order because it tastes better. For {term} the order has reasons, and the text gives them.',
        asks: 'Which station of {term} has to be finished before the next can begin?',
        spoilerFree: true,
      },
    ],
    cause: [
      {
        image:
          'In the control room of a mind an emotion touches a memory, and the memory takes on its colour. A happy day can turn wistful long after it has passed.',
        frame: 'Look for the hand that touches {term}: what changes it, and what colour does it take on?',
        breaks:
          'In the film each emotion is a person with a plan. Nothing behind {term} has a plan, and the text shows what acts and how.',
        asks: 'What has to touch {term} so that it changes, and does the change last?',
        spoilerFree: true,
      },
    ],
    contrast: [
      {
        image:
          'While people look on, toys lie still. As soon as the door is closed they run about. The toys are the same, but the rule has changed.',
        frame: 'Look at {term} with the door open and with the door closed: what changes, and what stays?',
        breaks:
          'Toys know when they are watched. No audience changes {term}, so the difference must have a cause that the text can name.',
        asks: 'Under which condition does {term} look different from its counterpart?',
        spoilerFree: true,
      },
      {
        image:
          'One emotion lights up a room and one slows everything down. It takes the crew a long time to see that both have work to do.',
        frame: 'Give {term} and its opposite a seat each in the control room, and describe what each is good for.',
        breaks:
          'In the control room all the seats belong to one person. Outside it, {term} and its opposite may belong to different cases altogether.',
        asks: 'When is {term} the right one to take the controls?',
        spoilerFree: true,
      },
    ],
    'part-whole': [
      {
        image:
          'At a pit stop one lifts the car, one changes the tyres, one fills the tank and one watches the clock. The driver sees only a few seconds of standing still.',
        frame: 'Slow {term} down like a film of a pit stop until the single hands can be seen.',
        breaks:
          'A pit crew works at the same instant. The parts of {term} may work one after the other, or without knowing of each other.',
        asks: 'Which hand in {term} is easily overlooked, and what would happen without it?',
        spoilerFree: true,
      },
    ],
    quantity: [
      {
        image:
          'A few balloons lift a card, a bunch lifts a chair, and it takes a cloud of them to lift a house. Somewhere in between lies the number at which the floor begins to creak.',
        frame: 'Look for the number at which something begins to move in {term}.',
        breaks:
          'A house on balloons is a lovely thing and a poor calculation. Figures around {term} have to be right even if nobody flies.',
        asks: 'Which figure around {term} makes the difference between a little and enough?',
        spoilerFree: true,
      },
      {
        image:
          'A whole city lives on energy won from frightened children, until it turns out that laughter fills the bottles many times faster. The measure was right, the source was wrong.',
        frame: 'Ask of the figures around {term} what they measure, and whether something better was left unmeasured.',
        breaks:
          'In the film one discovery settles the matter for good. With {term} a better figure invites the next question.',
        asks: 'What could be measured about {term} that the text leaves out?',
        spoilerFree: false,
      },
    ],
    hierarchy: [
      {
        image:
          'In a grand kitchen there is a chef, a deputy, cooks for fish, sauce and pastry, and somebody at the sink. A good idea may start at the sink, but it has to pass the chef.',
        frame: 'Find the post of {term} in that kitchen: what is passed up to it, and what does it pass on?',
        breaks:
          'A kitchen can be turned upside down by one talented newcomer. The order around {term} stays, however much one likes the newcomer.',
        asks: 'To what does {term} answer, and what answers to it?',
        spoilerFree: true,
      },
    ],
    network: [
      {
        image:
          'A hall holds thousands of doors on rails, and each one leads to a single room somewhere in the world. Whoever knows the rails can go from any room to any other.',
        frame: 'Hang {term} on the rails as one door among many, and see which doors it can be coupled with.',
        breaks:
          'All the doors hang from one rail. The connections of {term} are of different kinds, and the text has a verb for each of them.',
        asks: 'By which verb is {term} connected with its nearest neighbour?',
        spoilerFree: true,
      },
    ],
    feedback: [
      {
        image:
          'A cook tastes, adds a pinch, tastes again. The spoon goes back and forth between the pot and the mouth until nothing is missing.',
        frame: 'Look for the spoon in {term}: what is tasted, by whom, and what is added afterwards?',
        breaks: 'A soup tells at once what it lacks. What comes back around {term} may need to be asked for.',
        asks: 'How often would you taste while working with {term}, and what would you do with the answer?',
        spoilerFree: true,
      },
    ],
    classification: [
      {
        image:
          'In a mind’s archive memories lie on shelves as coloured balls, one colour for each emotion. At first sight there are only a few colours.',
        frame: 'Give {term} a colour, and look which others lie on the same shelf.',
        breaks:
          'The older the mind, the more balls have two colours. If {term} does not fit one shelf, the shelves are too simple, and the text may say how.',
        asks: 'What do all things on the shelf of {term} have in common?',
        spoilerFree: true,
      },
    ],
  },
  frame: {
    titles: ['The Box Under the Bed: {topic}', '{topic}: A Long Way for Somebody Small'],
    scenes: {
      overview: 'When the lights go out',
      signposts: 'A map in crayon',
      recap: 'In the box of memories',
      bridge: 'Along the current',
      summary: 'Morning in the playroom',
      quizzes: [
        'The gate of the sandcastle',
        'Taste test',
        'At the starting line',
        'The door with the lamp',
        'What the old turtle asks',
        'Roll call on the shelf',
      ],
    },
    setting: [
      'The light goes out, the steps fade on the stairs, and on the shelf somebody opens an eye. Under the bed lies a box that was not there yesterday. On its lid it says {topic}.',
      'A box like that cannot stay closed until morning. The smallest on the shelf is the first to climb down, and nobody has ever called the smallest patient.',
    ],
    signposts:
      'Somebody has drawn a map in crayon. The treasure is missing from it, but the places where one should look are there.',
    beats: [
      {
        open: 'The lid comes off with a pop. On top of everything lies a picture book called “{title}”, and the first page to pop up is {term}.',
        close: 'The page folds itself flat again. It knows that it was understood.',
      },
      {
        open: 'Under the bed it is as deep as the sea. Something glows down there with a friendly light, and in the glow one can read “{title}”. The lantern itself is called {term}.',
        close: 'Back up to the carpet, with sand in the fur and one thing more in the head.',
      },
      {
        open: 'In the toy kitchen all pots are on the boil. The recipe on the wall is “{title}”, and the spice that must not be forgotten is {term}.',
        close: 'One spoonful for tasting. Nothing is missing.',
      },
      {
        open: 'The race track is made of rulers and books, and the flag is a sock. Each round is a page of “{title}”, and the line that everybody crosses is {term}.',
        close: 'Nobody has counted who was first. All have arrived.',
      },
      {
        open: 'The balloons from the last birthday have just enough lift for one. High up, on the lampshade, somebody has written “{title}”, and from above one sees at a glance how everything turns around {term}.',
        close: 'The landing is soft, on the laundry.',
      },
      {
        open: 'In the wardrobe there is a door that leads into a control room. All the levers are labelled “{title}”, and the largest button, the one that lights up, says {term}.',
        close: 'Click. So that is how it works.',
      },
      {
        open: 'At the very bottom of the box lies the thinnest book: “{title}”. One must turn its pages with care, and on the last of them stands {term}.',
        close: 'Outside a bird begins to sing. The box is empty, and the shelf is full of stories.',
      },
    ],
    recaps: [
      'Everybody sits in a circle on the carpet. In turn they hold up a glowing ball and say what is inside it:',
      'Somebody has lost the thread, and that is no shame. So they tell each other what has happened up to now.',
    ],
    bridges: [
      'A current takes hold of the little boat and carries it round the foot of the bed, straight to {next}.',
      'The crayon line on the map makes a loop, crosses a stain of juice and stops at {next}.',
    ],
    gates: [
      'The gate of the sandcastle is guarded by a crab. It asks with both claws raised, and it means no harm.',
      'Before the next course the cook wants to know what it was that tasted so good.',
      'Three, two, one. At the starting line nobody asks who is fast, only who knows the way.',
      'The old turtle has time. It asks slowly, and it likes slow answers.',
    ],
    ending: [
      'The steps come back up the stairs. In one breath everything is in its place, the lid on the box, the eyes wide open and quite still.',
      'Only the smallest has a smile that was not there last night. It looks like somebody who could tell you all about {topic}.',
    ],
  },
};
