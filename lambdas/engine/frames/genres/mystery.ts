import type { Frame } from '../frame.ts';

export const mystery: Frame = {
  titles: ['{topic}: A Casebook', 'The File on {topic}'],
  scenes: {
    overview: 'The sealed file',
    signposts: 'What to watch for',
    recap: 'The board so far',
    bridge: 'A new lead',
    summary: 'The case is closed',
    quizzes: [
      'The first lock',
      'The locked drawer',
      'The safe behind the map',
      'The clerk’s question',
      'The last lock',
      'One more lock',
    ],
  },
  setting: [
    'The archive closes at six, and it is ten to. The clerk pushes a sealed folder across the desk and keeps two fingers on it. “Everything anybody knows about {topic} is in here,” she says. “But somebody has taken it apart. The pages are in order; the sense is not. Put it together and you will see what was meant to stay hidden.”',
    'You break the seal. No names, no dates on the cover: only page after page in the same patient hand. Somebody wanted this understood by exactly one reader, and the reader is you.',
  ],
  signposts:
    'Before she goes home the clerk leaves you a card with a few lines in pencil. “Watch for these,” it says. “Whoever misses one will have to start again.”',
  beats: [
    {
      open: 'The first bundle is marked “{title}”. It looks harmless, which is exactly how a good hiding place looks. In the margin somebody has drawn a thin line beside one word: {term}.',
      close:
        'You pin the first page to the board. A board with one page on it is not a case yet, but it is a beginning.',
    },
    {
      open: 'Behind the lining of the folder there is a second envelope: “{title}”. The glue is fresh. Somebody opened it this week, and read no further than the term {term}.',
      close: 'You draw a thread from the first page to this one. It holds.',
    },
    {
      open: 'The night porter brings coffee, and a page he found under the radiator. “{title}”, it begins. There is a ring from a cup on it, right around {term}.',
      close: '“Does it help?” asks the porter. It does. You only do not know yet with what.',
    },
    {
      open: 'Drawer nineteen is locked, but its neighbour is not, and the partition between them is thin. Out slides “{title}”. Whoever filed it here put a question mark after {term}, and then crossed the question mark out.',
      close: 'A crossed-out doubt is as good as a signature. You copy it into the notebook.',
    },
    {
      open: 'You compare the handwriting. The same person wrote all of it, except for the heading “{title}”, which is older. Under it, in two inks, stands {term}.',
      close: 'Two inks, one thought. Somebody came back to this page, years later, and still agreed with it.',
    },
    {
      open: 'The card catalogue lists a page that should not exist. You find it where nobody looks: filed correctly. “{title}”. The term {term} has been underlined with a ruler.',
      close: 'Careful people underline with a ruler. You are dealing with a careful person.',
    },
    {
      open: 'A false lead costs you an hour. Then the reading lamp flickers, and in the slanting light you see what the desk hides: pressed into the blotter, letter by letter, “{title}”. It mentions {term} before it mentions anything else.',
      close: 'You turn the blotter over. The board is filling up, and the gaps begin to have a shape.',
    },
    {
      open: 'The telephone rings once and stops. On the windowsill lies a page that was not there before: “{title}”. Somebody wants you to understand {term}, and wants it soon.',
      close: 'You look out into the street. Nobody. But the page is real, and so is what it says.',
    },
    {
      open: 'Only two envelopes are left. This one, “{title}”, is the thickest, and it was never sealed, as if nobody had thought it worth stealing. You know better by now: {term} stands on the very first line.',
      close: 'One envelope to go. You have stopped noticing the time.',
    },
    {
      open: 'The last envelope holds what the others were hiding: “{title}”. You read it standing. When you come to {term}, you laugh out loud, alone in the archive, because it has been in plain sight all evening.',
      close: 'You pin the last page to the board and step back. It reads from left to right now, without a gap.',
    },
  ],
  recaps: [
    'You take a step back from the board. Before you follow the next thread, you read aloud what is already pinned there.',
    'The clerk has left a rule on her desk: “Never open a new envelope before you can recite the old ones.” You recite.',
    'Halfway through the night you sort the evidence. This much is certain:',
  ],
  bridges: [
    'A thread leads from the middle of the board to an empty corner. You know what is missing there: {next}.',
    'The notebook is full on the left side. On the right side you write a single heading, {next}, and turn the page.',
    'There is a draught from behind the shelves. Where there is a draught there is a passage, and it leads to {next}.',
  ],
  gates: [
    'The next drawer has no keyhole, only a question. It opens for somebody who has read carefully.',
    'The clerk calls from the corridor. “Prove that you understood it, and I will lend you the key.”',
    'A combination lock, and every ring of it is a question about what you have just read.',
    'The porter blocks the stairs. “Nobody takes a page out of here without saying what is in it.”',
  ],
  ending: [
    'Morning. The clerk unlocks the front door and finds you asleep in front of the board. She reads it from left to right, once, slowly, and nods.',
    'The file on {topic} is whole again. This is what it says.',
  ],
};
