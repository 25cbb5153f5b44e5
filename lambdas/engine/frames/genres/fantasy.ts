import type { Frame } from '../frame.ts';

export const fantasy: Frame = {
  titles: ['The Chronicle of {topic}', '{topic}: The Lampbearer’s Road'],
  scenes: {
    overview: 'The lamp and the tower',
    signposts: 'The keeper’s counsel',
    recap: 'By the landing window',
    bridge: 'The stair between',
    summary: 'The chronicle made whole',
    quizzes: [
      'The stone guardian',
      'The riddle at the gate',
      'The mirror’s question',
      'The guardian of the stair',
      'The last door',
      'The door beyond the door',
    ],
  },
  setting: [
    'At the edge of the map stands a tower, and in the tower lies a chronicle that nobody has read for an age. It tells of {topic}. The keeper, who is older than the door, hands you a lamp with a small steady flame.',
    '“It burns on understanding,” she says. “Read, and it will show you the next stair. Pretend that you have read, and it will go out. There is a door on every landing, and none of them opens for strength.”',
  ],
  signposts:
    'The keeper walks with you to the first step. “I cannot climb it for you,” she says, “but I can tell you what the lamp likes to see.”',
  beats: [
    {
      open: 'The first seal breaks under your thumb. On the leaf below it, in letters the colour of rust, stands “{title}”. As the lamp comes near, one word takes fire without burning: {term}.',
      close: 'The flame stands a finger higher than before. So it is true, what the keeper said.',
    },
    {
      open: 'Up the spiral stair, past windows like sword cuts, to a shelf with a single scroll: “{title}”. Whoever wrote it feared that one thing would be forgotten, and wrote it twice. {term}.',
      close: 'You roll the scroll together again and leave it for whoever climbs after you.',
    },
    {
      open: 'On this landing the wall itself is the page. Chiselled into it, from the floor to the height of a tall man, runs “{title}”. Moss has grown over everything but {term}.',
      close: 'You lay your palm on the stone. It is warm, as if somebody had just stopped writing.',
    },
    {
      open: 'A raven sits on the lectern and will not move until you have read aloud what lies under its feet: “{title}”. At the term {term} it tilts its head and listens.',
      close: 'The raven steps aside and bows, as ravens do when they have learned something.',
    },
    {
      open: 'Here the stair is broken, and a bridge of paper spans the gap: leaf upon leaf of “{title}”, bound with thread. It carries those who know what they stand on. Under your foot is {term}.',
      close: 'The paper does not even bend. Behind you it folds itself up for the next traveller.',
    },
    {
      open: 'In the chamber of echoes every wrong word comes back doubled and every right one stays. You read “{title}” into the dark, slowly. One term stays: {term}.',
      close: 'It is quiet when you leave, the good quiet of a room that has nothing to correct.',
    },
    {
      open: 'A weaver sits here, and has sat here since the tower was built. Her cloth tells “{title}”. She does not look up. “Find the thread called {term},” she says, “and follow it with your finger.”',
      close: '“Now you could weave it yourself,” says the weaver, and for the first time she smiles.',
    },
    {
      open: 'The air grows thin and cold. Frost has drawn “{title}” on a window that looks out over the whole country, and the sun, coming up behind it, lights {term} first.',
      close: 'The frost melts. It does not matter: you have read it.',
    },
    {
      open: 'The topmost landing but one. A chest stands open, and in it lies not gold but “{title}”, which somebody once thought more worth guarding. The clasp has the shape of a word: {term}.',
      close: 'You close the chest with care. One stair is left, and the lamp knows it.',
    },
    {
      open: 'Beneath the roof, in the room with no door, the last leaf lies on the table as if it had been waiting: “{title}”. The lamp burns so brightly now that there is no shadow left to hide {term}.',
      close: 'Far below, one after another, you hear the doors swing open.',
    },
  ],
  recaps: [
    'There is a bench in the window of this landing. You set the lamp beside you and tell it, in a low voice, what the chronicle has told you.',
    'The flame flickers. It does that when it wants to hear again what is already yours. So you say it:',
    'You look down the stair you have climbed. On each step something is written now, in your own hand.',
  ],
  bridges: [
    'Between one landing and the next there is only the dark and the lamp. It leans forward like a hound on a scent, towards {next}.',
    'The wall on your left still speaks of what lies behind. The wall on your right is bare, but for a name: {next}.',
    'You hear the keeper’s voice from far below: “Higher up they will ask you about {next}!”',
  ],
  gates: [
    'A guardian of stone bars the way. It does not fight. It asks.',
    'There is no handle on this door. Carved where the handle should be is a riddle, and it is a fair one.',
    'A mirror fills the whole frame of the door. It shows no face, only questions, and waits for you to answer as yourself.',
    'The lamp sinks to a spark. It wants proof before it will light another stair.',
  ],
  ending: [
    'You carry the lamp down all the stairs at once, it seems, and the keeper is standing where you left her. “Well?” she asks. “What does it say?”',
    'And you, who came with empty hands, tell her the chronicle of {topic}.',
  ],
};
