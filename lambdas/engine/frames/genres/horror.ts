import type { Frame } from '../frame.ts';

export const horror: Frame = {
  titles: ['{topic}: The House on the Hill', 'What the House Knows About {topic}'],
  scenes: {
    overview: 'The house on the hill',
    signposts: 'Rules of the house',
    recap: 'On the landing',
    bridge: 'The long corridor',
    summary: 'Daylight',
    quizzes: [
      'The cellar door',
      'The portrait asks',
      'Behind the mirror',
      'The thirteenth step',
      'The front door',
      'The garden gate',
    ],
  },
  setting: [
    'They say that nobody stays in the house on the hill until morning. You have the key in your hand, and a bet to win. The door falls shut behind you more gently than you would like. On the hall table lies a letter, and on the letter stands your name.',
    '“Welcome,” it says. “This house keeps what it knows in its rooms, and it knows about {topic}. Every room lets go of those who understand it. The others may of course stay.” The candle beside it is already lit.',
  ],
  signposts:
    'Under the letter lies a second sheet: the rules of the house. They are short, and somebody has added to them over the years, in a hand that trembles more from line to line.',
  beats: [
    {
      open: 'The first room is the library, naturally. A book slides off its shelf, all by itself, and falls open: “{title}”. The dust has settled everywhere except on one word. {term}.',
      close: 'When you have read the last line the door clicks. It was locked? You had not even noticed.',
    },
    {
      open: 'In the music room a piano plays one note, over and over, until you find what lies on its strings: “{title}”. You read it aloud, because silence would be worse. At {term} the note stops.',
      close: 'You close the lid very, very quietly.',
    },
    {
      open: 'The portraits in the gallery all have their eyes shut. All but one; and she looks at the frame across from her, where there is no picture but a page: “{title}”. Her painted lips seem to say {term}.',
      close: 'As you leave, she shuts her eyes as well. It looks like relief.',
    },
    {
      open: 'Thirteen steps lead up to the nursery. You counted twelve. On the wallpaper, at the height of a child, somebody has written “{title}” in crayon, with the term {term} in yellow.',
      close: 'The rocking horse is still moving. You tell yourself that it is the draught.',
    },
    {
      open: 'Kitchen. Cold stove. And yet the kettle sings. When the steam has covered the window, letters come out on it, a line at a time: “{title}”. You wipe nothing away until you have understood {term}.',
      close: 'The kettle is cold when you touch it. It has been cold all the time.',
    },
    {
      open: 'The clock in the hall strikes a number that it should not strike. Its case is open. Behind the pendulum, left, right, left, hangs “{title}”. You have to read between two swings. Left. {term}. Right.',
      close: 'You step back, and the clock is right again.',
    },
    {
      open: 'You did not go down to the cellar. The stairs simply ended there. On the wall, in chalk, stands “{title}”, and each line is a little lower than the one before, so that you have to crouch for {term}.',
      close: 'Behind you the chalk goes on scratching for a moment. Then it lets you go.',
    },
    {
      open: 'The mirror in the dressing room shows the room without you. It shows a desk, too, which is not here, and on the desk “{title}”. You read it in mirror writing. It takes a while until {term} makes sense.',
      close: 'When you look up, you are back in the picture. You have rarely been so glad to see yourself.',
    },
    {
      open: 'Only the attic is left, and whatever walks up and down there. It stops when you lift the hatch. There is nobody, only a trunk, and in the trunk “{title}”, tied with ribbon. The knot is tied around {term}.',
      close: '“Thank you,” says nobody. It sounds as if it had waited a long time for somebody who reads.',
    },
    {
      open: 'Back in the hall. The candle has burned down to its last finger. Where the letter with your name was, there is a new page: “{title}”. It is the last one, you can tell. You take a breath and go straight to {term}.',
      close: 'The candle goes out. It does not matter. Behind the windows it is getting light.',
    },
  ],
  recaps: [
    'On the landing there is a patch of moonlight, and you decide to stay in it for a moment. It helps to say what you know. The house listens.',
    'Rule seven: “Whoever can repeat it may pass.” You repeat it, in a whisper.',
    'You count the rooms behind you. Each of them has taught you something, and let you go.',
  ],
  bridges: [
    'The corridor is longer than the house. At its far end a door stands ajar, with a small brass plate: {next}.',
    'Something drops behind you. You do not turn round. You go on, towards {next}.',
    'The wallpaper changes from roses to something that is not roses. A cold breath of air smells of {next}.',
  ],
  gates: [
    'The door has no handle on this side, but it has a voice. It would like to know a few things.',
    'A portrait clears its throat. “Only those who have understood,” it says, “may leave this floor.”',
    'Words appear in the dust on the mirror. They end in question marks.',
    'The thirteenth step is missing. It comes back when you answer.',
  ],
  ending: [
    'The front door stands open, as if it had never been shut. The grass is wet and very green. Down in the village somebody waves, and you wave back.',
    'You have won your bet. But what you will really tell them, at breakfast, is what the house knows about {topic}.',
  ],
};
