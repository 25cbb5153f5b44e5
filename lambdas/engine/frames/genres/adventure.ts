import type { Frame } from '../frame.ts';

export const adventure: Frame = {
  titles: ['{topic}: The Expedition', 'The Long Way to {topic}'],
  scenes: {
    overview: 'The map with the missing half',
    signposts: 'What to pack',
    recap: 'By the fire',
    bridge: 'The ford',
    summary: 'The map, complete',
    quizzes: [
      'The rope bridge',
      'The ferryman’s price',
      'The narrow pass',
      'The customs post',
      'The last ridge',
      'The gate of the old city',
    ],
  },
  setting: [
    'The map came without a letter: a big sheet, soft with folding, torn straight down the middle. On the half that you have, somebody has written a route. Where the route ends, at the torn edge, stands only: {topic}.',
    'Your guide, a small woman with an enormous rucksack, looks at it for a long time. “The other half is up there,” she says, and points at the mountains. “In pieces. Every stage has one, and none of them is just handed over. You have to understand where you are before you go on.”',
  ],
  signposts:
    'The guide unpacks your bag and packs it again, with half as much in it. “This is all that you need to carry,” she says.',
  beats: [
    {
      open: 'Stage one starts before sunrise. At the first marker stone there is a tin under the cairn, and in the tin a strip of map: “{title}”. The guide taps one word on it with her stick. {term}.',
      close: 'The strip fits the torn edge. You had not quite believed it until now.',
    },
    {
      open: 'The path drops into a gorge where it is cool and loud. Painted on the rock, above the highest water mark, is “{title}”. You have to shout to discuss it. “{term}!” shouts the guide, and grins.',
      close: 'By the time you climb out on the other side your boots are wet and your notebook is not.',
    },
    {
      open: 'A herdsman shares his bread with you. In return he wants to be read to, from the page that he has kept in his hat for years: “{title}”. He knows it by heart except for what {term} means.',
      close: 'He tears the page along the fold and gives you the bigger half.',
    },
    {
      open: 'Noon on the plateau; nothing moves. In the shade of the only tree you spread out “{title}” and hold it down with stones. The heaviest one you put on {term}, because the wind wants that corner most.',
      close: 'The wind gives up. You roll the sheet, and on you go.',
    },
    {
      open: 'Fog. You walk from pole to pole, and on every pole hangs a board with a few lines of “{title}”. You learn it like this, at walking pace. On the board where you rest stands {term}.',
      close: 'When the fog lifts you see how far you have come.',
    },
    {
      open: 'The hut has a bookshelf with one book, and the book has one chapter: “{title}”. Everybody who slept here has written in the margin. Most of them wrote about {term}.',
      close: 'You add a line of your own. Then you sleep like a stone.',
    },
    {
      open: 'The river has taken the bridge. While the guide looks for a crossing you study what is carved into the abutment: “{title}”. It turns out to be instructions, once you know {term}.',
      close: '“There,” says the guide, and steps onto a stone that you would never have trusted.',
    },
    {
      open: 'Above the tree line the strip of map is not paper but cloth, tied to a cross and faded by the sun: “{title}”. You read it with your nose almost touching it. The term {term} has been stitched over in red.',
      close: 'You tie it on again, tighter. Others will come.',
    },
    {
      open: 'The last camp. Tomorrow is the ridge. By the light of the stove you go through “{title}” until you could draw it. “Say it once more,” says the guide, half asleep. “The part about {term}.”',
      close: 'You say it once more. She is already snoring, and she is smiling.',
    },
    {
      open: 'The ridge is narrow, and then suddenly it is not: you stand on top. Under the summit stone lies the last strip, “{title}”. Your hands shake a little from the cold as you find the term {term}.',
      close: 'You lay the strips side by side. There is no torn edge any more.',
    },
  ],
  recaps: [
    'The fire is lit, the boots are off. The guide has one rule for evenings: first you tell what you have learned, then there is soup.',
    'You count the strips of map and say for each of them, in a sentence, what it showed.',
    'From this shoulder of the mountain you can see the whole way behind you.',
  ],
  bridges: [
    'The path divides. You know where you have come from; the guide points to where you are going: {next}.',
    'You cross the ford holding hands. On the far bank a signpost leans: {next}.',
    'A morning without a stage, just walking. Ahead, blue with distance, lies {next}.',
  ],
  gates: [
    'A rope bridge, and in front of it the guide with folded arms. “Nobody crosses who cannot answer.”',
    'The ferryman does not take money. He takes answers.',
    'The pass is so narrow that you have to leave behind whatever you have not understood. Let us see.',
    'At the customs post they search your head instead of your bags.',
  ],
  ending: [
    'The way down takes a day, and feels like an hour. At the inn you unroll the map on the largest table, whole, and people come over to look.',
    '“So that is it,” says somebody. “{topic}.” And you explain it to them, stage by stage.',
  ],
};
