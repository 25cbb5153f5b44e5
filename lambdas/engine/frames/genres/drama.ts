import type { Frame } from '../frame.ts';

export const drama: Frame = {
  titles: ['{topic}: A Lesson in Acts', 'The Inheritance: {topic}'],
  scenes: {
    overview: 'The empty chair',
    signposts: 'What she underlined',
    recap: 'At the kitchen table',
    bridge: 'The drive',
    summary: 'The lights come up',
    quizzes: [
      'The first promise',
      'A promise in writing',
      'What the sister asks',
      'The notary',
      'The last promise',
      'One thing more',
    ],
  },
  setting: [
    'Your old teacher has left you her notes. Not the house, which goes to the nephew, not the books; a cardboard box, tied with string, and on the lid, in that upright hand: {topic}. Her chair in the kitchen is empty. The kettle is on all the same.',
    '“She said that you would finish it,” says her sister, who does not say much. “The course. There is a class on Monday, and they have nobody.” You want to say that you cannot. Then you untie the string.',
  ],
  signposts:
    'On the first sheet there are only underlined words and short sentences. She always did that before a new class: wrote down what must not be lost.',
  beats: [
    {
      open: 'The first folder is called “{title}”. You hear her voice as you read; how she used to stop before a word until everybody had looked up. She would have stopped here: {term}.',
      close: 'Her sister pours the tea. “She used to read it to me,” she says. “I never let on that I liked it.”',
    },
    {
      open: 'Between two sheets of “{title}” there is a cinema ticket from a time when you were sixteen and knew everything. You asked her about {term} then, and did not wait for the answer. Here it is.',
      close: 'You put the ticket back. Some things should stay where they were found.',
    },
    {
      open: 'The nephew is standing in the door, with the keys. He has not come for a quarrel, but there is one. In the end he sits down and, for want of anything better, reads what lies before him: “{title}”. “And {term}?” he asks. “What does that mean?”',
      close: 'You explain it to him. It is the longest conversation that you have ever had.',
    },
    {
      open: 'She was not always sure of herself. “{title}” is full of crossings-out; you can watch her think. And then, clean, without a correction, the line about {term}.',
      close: 'You had always believed that it came easily to her.',
    },
    {
      open: 'Night. You cannot sleep, so you go down and put on the lamp. “{title}”. On the back of the page she has written: “If they understand {term}, the rest will follow. If not, start again, and kindly.”',
      close: 'You underline “kindly”. Then you start again.',
    },
    {
      open: 'You try it out, in the empty classroom, with the chairs still on the tables. “{title}”, you say to nobody. Your voice is too loud. You try again, and write {term} on the board, and wait, as she did.',
      close: 'In the silence after it you can almost hear the chairs listening.',
    },
    {
      open: 'A letter falls out of “{title}”, addressed to you and never sent. You do not open it. Not yet. First you do what she would have wanted and read the page it was hiding: {term}, and what follows from it.',
      close: 'The letter lies on the table. You walk around it.',
    },
    {
      open: 'Her sister has found more. “{title}”; it had been in the bread bin, heaven knows why. You read it aloud to her, at her own pace. At {term} she says, quietly, “So that was what she meant, all those years.”',
      close: 'You let it stand. There is nothing to add.',
    },
    {
      open: 'Sunday evening. One folder for tonight, one for tomorrow. “{title}” is the one that she never taught; the bell rang, that summer, and that was that. You read it for the two of you, and mark {term} in your own pencil.',
      close: 'Your mark beside hers. It looks as if you were still talking.',
    },
    {
      open: 'Monday. They are all there, twenty-three of them, and they look at you exactly as you once looked at her. You open the last folder, “{title}”, and do what she did: you stop, before one word, until everybody has looked up. {term}.',
      close: 'In the back row somebody begins to write. It has been passed on.',
    },
  ],
  recaps: [
    'At the kitchen table you tell her sister what is in the box so far. She listens with her hands in her lap, as one listens to news from abroad.',
    'You make a list, because she always made a list.',
    'Before you untie the next folder you say what was in the others. It is a kind of promise.',
  ],
  bridges: [
    'On the drive to school there are eleven traffic lights. At the red ones you think about what you have read, at the green ones about {next}.',
    'You close one folder. Your hand is already lying on the next: {next}.',
    'The house is quiet in a new way. Upstairs, on her desk, waits {next}.',
  ],
  gates: [
    'You have promised not to teach what you have not understood. So: have you?',
    '“Ask me something,” says the sister, “no, the other way round. I ask.”',
    'The headmaster wants to see for himself whether you can. He has brought her old questions.',
    'She never let anybody go on to the next folder without this. Why should it be different for you?',
  ],
  ending: [
    'The bell. Nobody gets up at first. Then they do, and the room is empty, and you open the letter after all. There is one line in it: “Tell me, in a few words, what they know now.”',
    'So you tell her. This is what they know about {topic}.',
  ],
};
