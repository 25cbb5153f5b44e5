import type { Frame } from '../frame.ts';

export const romance: Frame = {
  titles: ['{topic}: Letters Between Two Desks', 'Yours, About {topic}'],
  scenes: {
    overview: 'Two desks',
    signposts: 'A note in the margin',
    recap: 'The bench by the library',
    bridge: 'Between two letters',
    summary: 'The last letter',
    quizzes: [
      'An answer by return of post',
      'A question in pencil',
      'Tea at four',
      'The postcard',
      'A walk in the rain',
      'One more question',
    ],
  },
  setting: [
    'In the reading room you always take desk fourteen. Somebody else always takes fifteen, an hour after you have gone. You have never met. But this morning there was a slip of paper in the book on {topic}: “You stopped at page one. I think you would like page two.”',
    'You answered, of course, on the back of the slip. And so it began: a correspondence between two people who sit in the same light at different hours, and who have decided to understand one thing together, from the first page to the last.',
  ],
  signposts:
    'The next slip is longer. “If we are going to do this properly,” it says, “we should agree on what to look out for. My proposal:”',
  beats: [
    {
      open: 'The first real letter lies under the lamp, folded once. “I have copied out ‘{title}’ for you,” it says, “because I did not want you to miss it. Tell me whether you, too, stumble over {term}.”',
      close: 'You do stumble, and you write back to say how you got up again.',
    },
    {
      open: '“Dear fourteen,” says today’s slip. “It rained, so I had time. Here is ‘{title}’. I read the line about {term} three times, and thought of how you would put it.”',
      close: 'You put it as plainly as you can. It turns out that plain is not easy, and that it is worth it.',
    },
    {
      open: 'A pressed leaf marks the page: “{title}”. No letter this time, only a pencil stroke beside {term}. You know that stroke by now. It means: look here, slowly.',
      close: 'You look slowly. Then you move the leaf on to the next page.',
    },
    {
      open: 'You disagree, for the first time. It is about “{title}”, and both of you have written too much. So you go back to the page and read what it really says about {term}.',
      close: '“We were both half right,” you write. The answer is a single word: “Which halves?”',
    },
    {
      open: 'A cold has kept you at home for three days. On the fourth there are three slips at your desk, one inside the other. “I saved ‘{title}’ for you,” says the innermost. “One does not read about {term} alone.”',
      close: 'You keep the slips. You would not be able to say why, and you could.',
    },
    {
      open: 'Today the handwriting is hurried. “The librarian wants the book back on Friday! Quick: ‘{title}’. I have marked {term}. Ask me anything.”',
      close: 'You ask one question, a good one. By evening there is an answer, a better one.',
    },
    {
      open: 'You come early on purpose, and see just the back of a coat in the revolving door. The chair is still warm. On the desk lies “{title}”, open, and a finger has smudged the ink at {term}.',
      close: 'You do not run after the coat. Some things one reads to the end first.',
    },
    {
      open: '“Let us try something,” says the slip. “You explain ‘{title}’ to me as if I had never heard of {term}. I shall do the same. Then we exchange.”',
      close: 'You exchange. The two pages could not be more different, and they say the same.',
    },
    {
      open: 'One page before the last. Neither of you has mentioned what happens when the book is finished. Today’s letter does not mention it either; it is about “{title}”, and about {term}, and it is very long.',
      close: 'You read it twice, the second time for the facts.',
    },
    {
      open: 'This time nobody has left. Somebody sits at desk fifteen, the book open between the two desks at “{title}”, and says, without looking up: “I thought that we could read the last one together. You begin. At {term}.”',
      close: 'So you begin. It is very quiet in the reading room, and nobody minds.',
    },
  ],
  recaps: [
    'There is a bench outside the library. You sit on it with all the letters and read them in order, just the parts that are about the subject. Mostly.',
    '“Let us see what we have,” says the slip. “I remember this:”',
    'You make a clean copy, without the blots and the postscripts.',
  ],
  bridges: [
    'Between two letters there is a whole night. You fall asleep over what was, and wake up curious about {next}.',
    '“PS,” says the last line. “Tomorrow: {next}. I look forward to it more than I should.”',
    'You turn the page that was left open for you. At its top stands {next}.',
  ],
  gates: [
    '“No cheating,” says the slip. “I want to know whether you really read it, or only my handwriting.”',
    'A question, in pencil, on the back of a postcard. You answer before you take off your coat.',
    'Tea at four, says the note; admission: a few right answers.',
    '“Ask me the same, tomorrow,” it says below the questions. Fair is fair.',
  ],
  ending: [
    'The librarian puts the book back on its shelf and looks from one desk to the other, and says nothing, as good librarians do.',
    'You take a clean sheet and write down, together, one line each, what you both know about {topic} now.',
  ],
};
