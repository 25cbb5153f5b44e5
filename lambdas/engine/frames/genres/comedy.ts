import type { Frame } from '../frame.ts';

export const comedy: Frame = {
  titles: ['{topic}: The Understudy’s Guide', 'How I Came to Explain {topic}'],
  scenes: {
    overview: 'A slight misunderstanding',
    signposts: 'The list on the fridge',
    recap: 'Everything so far, with biscuits',
    bridge: 'Meanwhile, in the corridor',
    summary: 'Applause, of a kind',
    quizzes: [
      'The rehearsal',
      'Aunt Hedwig wants to know',
      'The sound check',
      'A question from the back row',
      'The dress rehearsal',
      'The encore',
    ],
  },
  setting: [
    'It is entirely the fault of the caretaker. He misread a name on a list, and now there are posters all over town: tonight, in the big hall, you will give a lecture on {topic}. You. There are three hundred chairs. He has counted them.',
    'The actual expert is stuck in a lift in another city, and in excellent spirits. “I have sent you my notes,” she says on the phone. “They are complete. They are correct. They are, perhaps, a little spread out.” At this moment the first page comes flying in through the window.',
  ],
  signposts:
    'On the fridge hangs a list that the expert has dictated to the caretaker. Leaving aside the spelling, it is a very good list.',
  beats: [
    {
      open: 'Page one was under the caretaker’s sandwich, and has a moon of butter on it: “{title}”. You scrape it clean. Luckily {term} is still legible. It tastes, says the caretaker, of nothing in particular.',
      close: '“One down,” says the caretaker, and ticks it off, on the wrong list.',
    },
    {
      open: 'The next part, “{title}”, is in the possession of a dog. Negotiations are hard. In the end it gives up everything but the corner with {term} on it, and then, for a biscuit, that too.',
      close: 'You have lost four biscuits and gained an insight. You have made worse deals.',
    },
    {
      open: '“I thought that it was a shopping list!” cries Aunt Hedwig, who has spent an hour in the supermarket asking for {term}. She gives you back “{title}”, and a melon.',
      close: 'The melon comes along. It has no further part in this, but it is good company.',
    },
    {
      open: 'The printer wakes up, groans, and produces “{title}” in a typeface meant for wedding invitations. All the same: with a wreath of roses around it, {term} has never looked so festive.',
      close: 'You bow to the printer. It jams at once, as is only right.',
    },
    {
      open: 'You practise on the caretaker. “{title}”, you begin. “Stop,” he says, “what does {term} mean?” It is the first time today that somebody asks the right question, and it had to be him.',
      close: '“So that is how it is,” he says, and puts down his ladder. He will be insufferable for weeks.',
    },
    {
      open: 'The sound check. Into the microphone you read “{title}”, and over the loudspeakers in the car park they hear all of it, including the bit where you work out what {term} means.',
      close: 'From the car park comes applause, and somebody hoots twice. You take it as a yes.',
    },
    {
      open: 'A small boy has folded “{title}” into an aeroplane. A very good one; it takes three flights of stairs to catch it. The tail fin, when you unfold it, is the part about {term}.',
      close: 'He would like it back afterwards. You promise, and mean it.',
    },
    {
      open: 'The expert rings from her lift, where they have begun to sing. “Do you have ‘{title}’?” You have it; you are sitting on it. “Then listen,” she shouts over the second verse, “whatever happens, do not skip {term}!”',
      close: 'You do not skip it. The choir in the lift is really not bad.',
    },
    {
      open: 'Ten minutes to go. The suit is too big, and in its inside pocket, in somebody else’s handwriting, is “{title}”. So it is her suit! It also explains the cough drops. You read {term} off your sleeve, for practice.',
      close: 'You turn up the trouser legs and find that you are looking forward to it.',
    },
    {
      open: 'Curtain. Three hundred people, two of them awake. You look for your last page, “{title}”, find the shopping list instead, put it away, and simply say it. The rest, {term} included, comes by itself.',
      close: 'By the second sentence the third one is awake. By the last one, they all are.',
    },
  ],
  recaps: [
    'Time for biscuits. The caretaker insists on hearing everything once more, “from the top, but without the dog”.',
    'You put the pages on the floor in the right order. They look almost like a plan.',
    'Aunt Hedwig has knitted a summary. You read it row by row.',
  ],
  bridges: [
    'In the corridor you meet yourself, on a poster, smiling confidently. The person in the picture clearly knows about {next} already.',
    'A short pause, in which the melon rolls down the stairs. It comes to rest against a door marked {next}.',
    '“And now?” asks the caretaker. You look at the list. Now, apparently, {next}.',
  ],
  gates: [
    'Rehearsal. The caretaker plays the audience, and he plays it without mercy.',
    '“I do not want to be difficult,” says Aunt Hedwig, who has been nothing else since 1974, “but I have a few questions.”',
    'A hand goes up in the back row. It has been up for some time.',
    'The dog sits down in front of the stage door. It will let you pass. But first, this.',
  ],
  ending: [
    'They clap. Somebody throws a flower, somebody else throws the melon. The expert arrives as the chairs are being stacked, and asks what you told them.',
    '“Everything,” you say. “In order, even.” And you tell her about {topic}, in case the lift has shaken it loose.',
  ],
};
