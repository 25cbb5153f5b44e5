import type { Frame } from '../frame.ts';

export const historicalFiction: Frame = {
  titles: ['{topic}: The Copyist’s Book', 'A Book of {topic}'],
  scenes: {
    overview: 'The workshop by the river',
    signposts: 'The master’s list',
    recap: 'Sunday in the workshop',
    bridge: 'From one quire to the next',
    summary: 'The book is bound',
    quizzes: [
      'The proof sheet',
      'The master’s examination',
      'Before the guild',
      'The patron’s visit',
      'The last proof',
      'The reader’s proof',
    ],
  },
  setting: [
    'You are the youngest in the copyists’ workshop by the river, where it smells of ink, glue and wet wool. This morning a stranger has brought a bundle of loose leaves and a heavy purse. “A book,” he said, “on {topic}. Bound by the time the ice breaks.”',
    'The master has weighed the purse in his hand and looked around the room; and then, to everybody’s surprise, at you. “You will copy it,” he says. “But mark this. A copyist who does not understand what he writes makes mistakes. You will understand every leaf before you dip your pen.”',
  ],
  signposts:
    'Beside your inkwell the master has put a slate. On it, in chalk, stands what he will ask you about when the work is done.',
  beats: [
    {
      open: 'The first leaf is headed “{title}”. You cut a new quill for it. Before the first stroke you read the whole leaf twice, as you were told, and move your lips at one word: {term}.',
      close: 'The ink dries slowly in the cold. When you hold the page up to the window, not a letter is blurred.',
    },
    {
      open: 'Market day; the bells, the geese, the shouting. You hear nothing of it. In front of you lies “{title}”, and you want to know what it says about {term} before you go out to buy bread.',
      close: 'The bread is gone when you come. You do not mind as much as you would have thought.',
    },
    {
      open: 'The leaf called “{title}” has a water stain across the middle. The old journeyman, who has seen every kind of damage, reads it to you with his finger under the line. At {term} he stops and lets you go on alone.',
      close: '“You see,” says the journeyman. “It was all still there.”',
    },
    {
      open: 'A page of “{title}” is written in a different hand: hurried, slanting, full of joy. Whoever wrote it had just understood something. You find the place. It is where {term} comes in.',
      close: 'You try to copy the joy as well. It does not quite fit between the ruled lines.',
    },
    {
      open: 'Snow. The master lets you work by the stove, an honour. While he grinds pigment you read him “{title}”, and he, who never interrupts, interrupts you once. “Slowly, there. {term}. Again.”',
      close: 'He nods at his mortar. From him that is praise.',
    },
    {
      open: 'The stranger has sent a boy with three leaves that had been forgotten: “{title}”. The boy cannot read, and would like to know whether what he carried was worth the walk. You tell him about {term}.',
      close: 'He runs off with something to think about and a piece of your bread.',
    },
    {
      open: 'A quarrel in the workshop: does this leaf belong here at all? You are asked, you, the youngest. So you explain “{title}” from beginning to end, and why there is no way around {term}.',
      close: 'The leaf stays. Nobody says that you were right, but somebody fills your inkwell.',
    },
    {
      open: 'Candles are dear, so you learn to work with the daylight, and to think in the dark. Tonight you lie awake and go through “{title}” without the page. You get as far as {term} and see it standing there, letter for letter.',
      close: 'In the morning you check it. Not a word was missing.',
    },
    {
      open: 'The ice on the river groans. Two leaves remain. You rule the lines for “{title}” yourself and leave room for an ornament, there, beside {term}, where a reader should slow down.',
      close: 'It becomes a small bird, as it happens. The master pretends not to notice.',
    },
    {
      open: 'With a crack that everybody hears, the ice breaks. You sit over the last leaf: “{title}”. Your hand is as calm as the master’s. You dip the pen for {term}, and for the full stop.',
      close: 'You sprinkle sand on the page, blow it off, and lay down the quill.',
    },
  ],
  recaps: [
    'On Sundays nobody writes. But the master walks up and down with his hands behind his back and asks what stands in the leaves so far.',
    'The quires lie in a row on the long table. You go from one to the next and say what each one holds.',
    'Before the glue is warmed, everything is read out once more.',
  ],
  bridges: [
    'You sew one quire to the next. The thread goes through both, and there is a reason for that: what comes now is {next}.',
    'Between two quires the binder puts in a blank leaf, so that the reader can draw breath. On its back, faintly, shows the next heading: {next}.',
    'The river has begun to move under the ice. In the workshop, too, something moves on, to {next}.',
  ],
  gates: [
    'The master has hung up the proof sheet. “Find out,” he says, “whether you have understood or merely copied.”',
    'Three masters of the guild have come to see whether the youngest may go on. They have questions.',
    'The stranger is here, unannounced. He does not ask whether the book is beautiful. He asks what is in it.',
    'Nothing goes to the binder that has not been examined. Today the examination is yours.',
  ],
  ending: [
    'The book lies on the table, bound in brown leather, and smells of the winter in which it was made. The stranger opens it at random, here and there, and asks you what it says.',
    'You do not have to look. The book of {topic} says this.',
  ],
};
