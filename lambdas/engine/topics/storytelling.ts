export const storytelling = `# Storytelling

## What a story is

A **story** is a sequence of connected events in which somebody wants something and meets resistance. A list of events is not yet a story. A ferry sailed and a baker wept is a list, whereas a baker wept because the ferry had sailed without her is the seed of a story. Causes turn events into a story, because the listener can ask why.

The **plot** is the order in which a teller presents the events. The plot may follow the clock, or it may begin in the middle and look back. The **setting** is the place and time in which the events happen. A **protagonist** is a main character whose aim drives the story. An **antagonist** is a person or force that stands in the way of the protagonist.

**Conflict** is the clash between an aim and a resistance. Conflict may lie between two people, between a person and nature, or inside one person. A story without conflict loses its listeners, because there is no question left to wait for.

**Stakes** are the things that a character can win or lose. Stakes need not be large, so that a lost key can carry a story as long as somebody urgently needs the door. A listener cares about the outcome only when the stakes are known early.

Stories are told in all known cultures of the world. Long before writing, stories carried knowledge about plants, dangers and duties from one generation to another.

## Why stories work

**Narrative transportation** is a state in which a listener is absorbed in the world of a story. Melanie Green and Timothy Brock studied narrative transportation in the year 2000. Transported readers argue less with a text, so that stories can change beliefs more gently than arguments do.

Stories help memory because each event gives a reason to expect another. Gordon Bower and Michal Clark let students learn lists of words in 1969. Students who wove the words into stories recalled many more of them than students who studied the lists in their own way.

Jerome Bruner distinguished two ways of thinking in a book of 1986. The **paradigmatic mode** is a way of thinking that explains the world by categories and proofs. The **narrative mode** is a way of thinking that explains the world by intentions and events. Good teaching uses both, because a proof convinces and a story shows why anybody should care.

Frederic Bartlett published experiments on memory for stories in 1932. British readers of a folk tale from another culture changed unfamiliar details into familiar ones. A **schema** is a pattern of expectations that helps people to understand and remember. Tellers have to respect the schemas of their audience, because listeners quietly repair what does not fit.

Fritz Heider and Marianne Simmel showed a short film of moving triangles and a circle in 1944. Most viewers described the shapes as persons with aims. The mind looks for a story even where there are only shapes.

## Classic structures

Aristotle wrote in his Poetics that a tragedy needs a beginning, a middle and an end. The remark sounds trivial, but it asks for a whole: a beginning that needs nothing before it and an end that needs nothing after it.

The German writer Gustav Freytag described the form of the drama as a pyramid in 1863. **Exposition** is the part of a story that introduces people, place and situation. The **climax** is the turning point at which the tension is highest. The **resolution** is the part of a story that shows the new order after the climax.

Joseph Campbell compared myths of many peoples in a book of 1949. The **hero's journey** is a pattern in which a hero leaves home, passes trials and returns changed. The pattern has shaped many films, although scholars have objected that myths are more varied than the pattern.

| Structure | Shape | Good use |
| --- | --- | --- |
| Three acts | setup, confrontation, resolution | films and talks |
| Freytag's pyramid | rise, climax, fall | analysing tragedies |
| Hero's journey | departure, trials, return | stories of change |
| Kishōtenketsu | introduction, development, twist, conclusion | stories without a fight |
| In medias res | start in the middle, look back | gripping openings |

**Kishōtenketsu** is a four-part form from East Asia that works through a surprising turn rather than through conflict. A structure serves as a tool and not as a duty. Vladimir Propp counted 31 functions in Russian fairy tales in 1928, yet a single tale contains only some of them.

## Characters and point of view

A character becomes believable through an aim, a weakness and a choice. **Motivation** is the reason why a character acts. A villain with a good reason is more interesting than a villain who is simply evil, because the listener can half agree.

A **character arc** is the change that a person goes through between the beginning and the end. A flat arc is possible as well: the hero stays the same and changes the world around. Change must cost something, or it will not be believed.

**Point of view** is the position from which a story is told. A first-person narrator says I and knows only one mind. A limited third-person narrator says he or she and stays close to one mind. An omniscient narrator knows the thoughts of all characters.

An **unreliable narrator** is a teller whose account cannot be trusted. An unreliable narrator invites listeners to look behind the words, so that they become detectives.

Things to know about a character:

- The wish that drives the person today
- The need that the person does not know
- The fear that stands in the way
- The false belief behind the fear

A single suffering person moves listeners more than a large number does. The **identifiable victim effect** is the tendency to give more help to a single known person than to an anonymous group. A report on hunger therefore often begins with one family, because a face is easier to care for than a figure.

## Scene and detail

A **scene** is a unit of action in one place and at one time. A **summary** is a passage that covers a long time in a few words. Scenes are for moments that matter, and summaries connect them. A teller who makes scenes of everything becomes slow, and a teller who only sums up stays cold.

Showing means giving actions and sensory details from which listeners draw their own conclusion. A trembling cup shows fear without naming it. Conclusions that listeners draw themselves last longer, because the work of inference binds attention.

A **concrete detail** is a particular that can be seen, heard, smelled, tasted or touched. Three fitting details are better than ten, because the imagination fills the rest. Wrong details destroy trust, so that a story about nurses should be checked by a nurse.

**Foreshadowing** is a hint at something that will happen later. Anton Chekhov advised writers to remove from a play whatever serves no purpose, and a gun on the wall became the famous example. **Suspense** is a state of tense waiting for an outcome that matters. Suspense grows when listeners know more than the hero, because they see the danger coming.

Good dialogue moves the action forward and shows a character at the same time. Greetings and small talk can be cut unless they hide something.

## Stories at work and in class

A **case story** is an account of a real event told for a lesson. Case stories serve teachers, doctors and managers, because they join a rule with the circumstances in which it holds. Data can support a story, and a story can give data a meaning.

| Purpose | Kind of story | Length |
| --- | --- | --- |
| Winning trust | mistake of the teller and its lesson | 2 minutes |
| Explaining a rule | case in which the rule was broken | 5 minutes |
| Presenting data | one customer behind the numbers | 3 minutes |
| Planning a change | day in the future after the change | 4 minutes |

Steps for building a case story:

1. Write down the lesson in one sentence
2. Choose a person who had to decide
3. Name the aim and the obstacle
4. Tell the moment of the decision as a scene
5. Show the result and state the lesson

The lesson may be stated at the end, but it should follow from the events. A moral that has to be glued on is a sign that the wrong story was chosen. Names and traits of real people should be changed when a story could embarrass them.

## Telling and revising

Oral stories depend on the voice and on silence. A pause before the turn gives listeners time to guess, so that the answer surprises them. Written stories depend on their rhythm, because short sentences speed up a scene and long sentences slow it down.

A **draft** is an early version that may still be changed. The first draft belongs to the teller and finds out what the story is. The final draft belongs to the listener and removes what does not serve the aim.

A **beta reader** is a person who reads a draft and reports where interest, trust or understanding was lost. Questions to a beta reader should ask for reactions and not for repairs. Readers are usually right about where a problem lies, and often wrong about how to solve it.

Honesty sets the limit of the storyteller's craft. A true story may be shortened and ordered, but its facts may not be invented. Stories persuade even when they are false, so that tellers carry responsibility for what stays in the mind.
`;
