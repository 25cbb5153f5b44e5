import type { Frame } from '../frame.ts';

export const thriller: Frame = {
  titles: ['{topic}: Before Midnight', 'Countdown: {topic}'],
  scenes: {
    overview: 'Six in the evening',
    signposts: 'The briefing',
    recap: 'Situation report',
    bridge: 'In the stairwell',
    summary: 'Midnight',
    quizzes: [
      'Access code',
      'A changed access code',
      'Voice check',
      'The interrogation',
      'Final clearance',
      'Override',
    ],
  },
  setting: [
    'Six o’clock. Your phone shows a number that does not exist. “Listen,” says a voice, “there is no time. Somebody tried to make a set of pages disappear tonight. Subject: {topic}. We got them out, but our expert is not reachable, and at midnight I have to explain them to people who decide things.”',
    'A courier is already at your door with a grey case. “You have until twelve,” says the voice. “Do not just read it. Understand it. I shall call, and I shall ask.”',
  ],
  signposts:
    'On top of the case is taped a single typed sheet. No greeting, no signature: just what the callers will want to know.',
  beats: [
    {
      open: '18:20. First compartment: “{title}”. You sweep everything off the table and switch on both lamps. The term {term} has been ringed in red, twice.',
      close: 'Your phone lights up. “Well?” You tell them. Silence; then, “Go on.”',
    },
    {
      open: '18:50. Second compartment: “{title}”. A car stops outside, and drives on. You notice that you have been reading the same line three times: the one about {term}. You make yourself read it a fourth time.',
      close: 'You draw the curtains. It changes nothing, and it helps.',
    },
    {
      open: '19:25. The power fails in the whole street. By the light of the phone, nineteen percent left, you go through “{title}”. If you had to choose one word to keep, it would be {term}.',
      close: 'The light comes back, and with it the hum of the refrigerator. You have never been so fond of it.',
    },
    {
      open: '20:00, sharp. “Change of plan,” says the voice. “They will start with ‘{title}’. They will try to confuse you about {term}. Do not let them.”',
      close: 'You explain it to the bathroom mirror until the mirror has no more objections.',
    },
    {
      open: '20:40. The zip of the inner pocket was glued shut. Now you know why. “{title}”, four pages, thin paper. You photograph nothing. You learn it, with {term} as the peg to hang it on.',
      close: 'You put the pages back exactly as they were. Old habit. When did you get old habits?',
    },
    {
      open: '21:15. A knock. Nobody there; but on the mat lies an envelope, and in it what the case was missing: “{title}”. So somebody out there is on your side. Somebody who thinks that {term} matters.',
      close: 'You lock the door twice and sit down with your back to the wall.',
    },
    {
      open: '21:50. The voice again, faster now. “There is a forged version in circulation. Read me ‘{title}’, the real one.” You read, and when you come to {term} you hear somebody at the other end breathe out.',
      close: '“That is it. That is the real one.” You were sure before they were.',
    },
    {
      open: '22:30. You are in a taxi, the case on your knees, reading “{title}” whenever a street lamp goes by. A word, dark. A word, dark. {term}. Dark.',
      close: 'The driver asks whether it is a good book. It is not a book, you say; it is a deadline.',
    },
    {
      open: '23:10. A corridor, a chair, two people in grey. One compartment is left to read: “{title}”. They let you read it. They watch your eyes stop at {term}, and make a note of that.',
      close: 'You look up. “Ready,” you say, and are surprised to find that you mean it.',
    },
    {
      open: '23:40. In the lift you open the very last page, “{title}”. Twelve floors. By the seventh you have it. By the ninth you know how {term} ties it to all the rest.',
      close: 'The doors open. Twelve people turn their heads.',
    },
  ],
  recaps: [
    '“Situation report,” says the voice. “Short sentences.” You give it short sentences.',
    'You write what you know on the back of the typed sheet, so that it can be eaten, if it comes to that.',
    'A minute to think. It is the best-spent minute of the evening.',
  ],
  bridges: [
    'In the stairwell you go over it once more, floor by floor. Above you, a door falls shut. Ahead: {next}.',
    'The second hand jumps. What was is filed; what counts now is {next}.',
    'You change trains, platforms, and the subject: {next}.',
  ],
  gates: [
    'The case has a keypad. The code, says the voice, is whether you have understood.',
    '“Voice check,” says a woman whom you do not know. “I ask, you answer. No second try.”',
    'They have a list of questions, and they read them from the bottom up.',
    'Clearance is given to those who know what they carry.',
  ],
  ending: [
    'Midnight. You stand in front of twelve people who decide things. The case stays closed. You do not need it any more.',
    '“{topic},” you say. “In order.” And nobody looks at the clock.',
  ],
};
