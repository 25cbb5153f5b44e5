export const publicSpeaking = `# Public Speaking

## What a speech has to do

**Public speaking** is the practice of addressing a group of listeners with a prepared purpose. A speech may inform, persuade, entertain or honour. The purpose decides what belongs in the speech, so that it should stand in one sentence before anything else is written.

A **core message** is a sentence that listeners should be able to repeat on the way home. A speech without a core message becomes a heap of facts. Speakers find the core message by asking what would be left if only one sentence were allowed.

The Roman statesman Cicero passed on five tasks of the speaker: invention, arrangement, style, memory and delivery. **Invention** is the search for what can be said about a subject. **Arrangement** is the choice of an order for the parts. **Delivery** is the use of voice and body during a speech.

Written texts and speeches differ, because listeners cannot turn back a page. A speech therefore needs shorter sentences, more repetition and clear announcements. Details that would please a reader belong in a handout.

**Audience analysis** is the study of who will listen, what they know and what they care about. A talk on vaccines differs for parents and for nurses, although the facts are the same.

## Arranging the material

An opening has to win attention and show the direction. A question, a short scene or a surprising fact wins attention faster than thanks and apologies. A **preview** is a sentence that announces the main parts of a speech.

The **primacy effect** is an advantage in memory of what comes first. The **recency effect** is an advantage in memory of what comes last. Speakers put important points at the beginning and at the end, because the middle is forgotten soonest.

Patterns for arranging a speech:

- Chronological order for developments
- Problem and solution for proposals
- Cause and effect for explanations
- Spatial order for places and machines
- Topical order for equal aspects

**Signposting** is the use of short phrases that tell listeners where they are in a speech. A signpost may number the points, close one part or announce the next. Listeners with a signpost can rejoin after a moment of distraction, so that fewer of them are lost.

Most speeches have room for about three main points. George Miller wrote in 1956 about the narrow limits of memory for new items, and Nelson Cowan put the limit at about four items in 2001. A speech with nine points asks too much, because listeners have to hold and connect them at once.

An ending repeats the core message and names what follows. The last sentence should be prepared word for word, because tiredness makes speakers ramble.

## Four ways to deliver a speech

A **manuscript speech** is a speech that is read word for word. A **memorised speech** is a speech that is learned by heart. An **extemporaneous speech** is a speech that is prepared carefully and delivered freely from brief notes. An **impromptu speech** is a speech that is given with hardly any preparation.

| Way | Strength | Weakness | Suitable occasion |
| --- | --- | --- | --- |
| Manuscript | exact wording | little eye contact | legal statement |
| Memorised | full eye contact | danger of a blackout | short toast |
| Extemporaneous | natural contact | less exact length | lecture or pitch |
| Impromptu | great freshness | loose structure | answer in a meeting |

Most teachers recommend the extemporaneous way, because it joins preparation with contact. Notes for an extemporaneous speech hold key words in large letters on a few cards. Whole sentences on the cards tempt a speaker to read.

Even an impromptu speech can have a structure. The **PREP method** is a plan with the steps point, reason, example and point. A speaker who knows the PREP method needs only a few seconds of thought, so that an unexpected question loses its terror.

## Voice and body

**Pitch** is the height of a voice on the musical scale. **Pace** is the speed of speaking, measured in words per minute. About 130 words per minute suit many audiences, so that a talk of 10 minutes holds about 1,300 words. Nervous speakers get faster, because adrenaline speeds up their actions.

A **pause** is a silence that a speaker sets on purpose. A pause before a key word raises attention, and a pause after it leaves time to think. Pauses also replace filler words, because the mouth may stay closed while the mind looks for the next phrase.

**Articulation** is the practice of forming sounds clearly. **Projection** is the ability to make a voice reach the last row without shouting. Projection comes from breath and an open mouth, so that standing upright helps the voice.

Eye contact makes the listeners in a room feel addressed. A good habit is to complete one thought with one person and then to move to another part of the room. Gestures should be large enough for the room and should stop when the thought stops.

A popular claim says that words carry only 7 percent of a message. The claim misreads studies that Albert Mehrabian published in 1967 about feelings and single words. Words carry most of the content of a speech, although voice and body decide whether listeners trust it.

## Nervousness

**Stage fright** is the fear that arises before or during a performance in front of others. **Glossophobia** is the fear of speaking in public. A fast heart, dry lips and shaking hands are signs of an alarm in the body, which prepares for effort.

The nervousness of a speaker is less visible than the speaker believes. The **illusion of transparency** is the tendency to overestimate how well others can see one's inner state. Kenneth Savitsky and Thomas Gilovich reported in 2003 that speakers who learned about the illusion gave better speeches.

Alison Wood Brooks studied another remedy in 2014. People who told themselves that they were excited performed better than people who told themselves to be calm. Fear and excitement are both states of high arousal, so that the step from one to the other is short.

Measures against stage fright:

- Rehearsing aloud in the real room
- Learning the first minute by heart
- Breathing out slowly before the start
- Finding a friendly face in the audience
- Arriving early and testing the equipment

Repeated practice is the strongest remedy against stage fright. **Gradual exposure** is a method that meets a fear in small steps, from easy to hard. A speaker may begin with a question in a meeting, go on with a short report and end with a speech to a hall. Avoidance makes the fear grow, because nothing disproves it.

## Slides and other aids

A **visual aid** is an image, object or text that supports a speech. A visual aid should show what words cannot show well, such as a map, a process or a comparison. Slides full of sentences compete with the speaker, because people cannot read and listen at the same time.

Richard Mayer studied learning with words and pictures for decades. The **coherence principle** is a rule that asks designers to leave out interesting but needless material. The **redundancy principle** is a rule that warns against showing the same words that are spoken over a picture. The **signalling principle** is a rule that asks designers to highlight what matters.

| Aid | Good for | Typical error |
| --- | --- | --- |
| Slide | pictures and diagrams | too much text |
| Flip chart | collecting ideas | small handwriting |
| Object | texture and size | passing it round too early |
| Handout | details and sources | distribution before the talk |

A slide should carry one idea and no more. A headline in the form of a sentence says what the picture proves, so that nobody has to guess. A chart should be explained before it is interpreted: first the axes, then the line, then the meaning.

Technology fails sooner or later in a long career. A speaker with printed notes and a speech that works without slides stays calm, because the content does not depend on a lamp.

## Rehearsal, questions and review

A speech is rehearsed aloud and standing, because silent reading hides long sentences and missing breath. A recording shows filler words and lost endings. A trial with two listeners shows which point they remember.

A schedule for preparing a speech:

1. Write the purpose and the core message
2. Collect material and choose three points
3. Speak a first version from key words
4. Cut what does not serve the message
5. Rehearse aloud with a clock
6. Test the room and the equipment

Questions from the audience deserve preparation as well. A speaker repeats or rephrases a question before the answer, so that all have heard it and a second is gained. An honest promise to find out is better than a guess, because a wrong answer damages the rest of the speech.

A **heckler** is a person who interrupts a speaker in order to disturb. A short polite answer and a return to the subject work best, because an argument gives the heckler the stage.

A review after the speech names one thing to keep and one thing to change. Ralph Smedley founded the clubs called Toastmasters in California in 1924, and their members still learn by short speeches with friendly evaluation.
`;
