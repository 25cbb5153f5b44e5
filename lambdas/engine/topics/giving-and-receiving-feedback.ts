export const givingAndReceivingFeedback = `# Giving & Receiving Feedback

## What feedback is

**Feedback** is information about the effect of an action that returns to the person who acted. The word came from engineering, where a thermostat uses the temperature of a room to switch the heating. Norbert Wiener made feedback a central concept of cybernetics in a book of 1948.

A **feedback loop** is a circle in which the result of an action changes the next action. A learner who sings, hears a wrong note and corrects it has closed a feedback loop. A loop remains open when the information comes too late or when nobody acts on it, so that comments alone change nothing.

The Australian researcher Royce Sadler named three conditions for useful feedback in 1989. Learners must know the standard, compare their own work with it and know how to close the gap. A grade alone fails the third condition, because a number does not say what to do.

Douglas Stone and Sheila Heen distinguish three kinds of feedback. **Appreciation** is a form of feedback that says thank you and shows that an effort was seen. **Coaching** is a form of feedback that helps a person to improve. **Evaluation** is a form of feedback that says where a person stands. Mixing the kinds causes trouble, because a person who needs thanks cannot hear advice.

## What research shows

Feedback helps often, but it can also do harm. Avraham Kluger and Angelo DeNisi analysed several hundred comparisons in 1996. Feedback improved performance on average, but more than a third of the effects were negative. Feedback that drew attention to the person rather than to the task was the weakest kind.

John Hattie and Helen Timperley published an influential model of feedback in 2007. The model asks three questions: where am I going, how am I going, and where to next. **Feed up** is a message about the goal. **Feed back** is a message about the present state. **Feed forward** is a message about the next step.

| Level of feedback | What it addresses | Usual effect |
| --- | --- | --- |
| Task | right, wrong or missing | good for beginners |
| Process | strategy behind the work | good for deeper learning |
| Self-regulation | planning and checking | good for advanced learners |
| Self | praise of the person | weak for learning |

Ruth Butler compared grades and comments in a study published in 1988. Pupils who received only comments improved, while pupils who received grades did not. Comments together with grades brought no gain either, because the grade drew the attention.

Claudia Mueller and Carol Dweck studied praise in 1998. Children praised for intelligence avoided harder tasks after a failure, whereas children praised for effort stayed with them. Praise for talent turns a mistake into a threat, because the mistake seems to disprove the talent.

## Giving feedback step by step

Good feedback begins with a purpose that helps the receiver. A speaker who only wants to vent anger should wait, because anger chooses examples that hurt.

The **SBI model** is a method that describes the situation, the behaviour and the impact. The Center for Creative Leadership developed the SBI model for managers. The situation says when and where, the behaviour says what a camera would have recorded, and the impact says what followed.

Steps of a feedback talk:

1. Ask whether the moment is suitable
2. Name the situation
3. Describe the behaviour without judging
4. Explain the impact
5. Ask how the other person sees it
6. Agree on one next step

**Observable behaviour** is an action that can be seen or heard by anybody present. Words such as lazy, arrogant or brilliant are judgements, so that the other person can only accept or deny them. A sentence about three late reports leaves room for causes.

A single talk should treat only one or two points. A list of nine points overwhelms, because attention has to be divided among all of them. The most useful point is the one that the other person can change by the next occasion.

## Timing, place and tone

**Immediate feedback** is a response given during or right after an action. **Delayed feedback** is a response given hours or days later. Immediate feedback suits simple skills and safety, because a wrong habit forms quickly. Delayed feedback suits complex work, because a finished draft shows more than a first line.

Criticism belongs in a private place, and praise may be public where the person likes it. A public correction costs face, so that the listener defends the face and not the work. Only urgent danger justifies an open correction in front of others.

The **feedback sandwich** is a pattern that puts criticism between two pieces of praise. Many trainers advise against the sandwich because listeners wait for the criticism and stop believing the praise. Separate moments for thanks and for coaching keep both of them honest.

| Occasion | Suitable moment | Suitable form |
| --- | --- | --- |
| Unsafe action | at once | short and clear |
| First attempt at a skill | within minutes | one hint |
| Long report | after a full reading | written notes and a talk |
| Repeated conflict | next quiet day | private conversation |

The tone of a message often decides more than its vocabulary. A calm voice, an open posture and a real question signal respect. Written messages lose the tone, so that difficult feedback should be spoken first and written down afterwards.

## Receiving feedback

Receiving feedback has to be learned just like giving it. Stone and Heen describe three triggers that make people reject what they hear. A **truth trigger** is a reaction to content that seems wrong or unfair. A **relationship trigger** is a reaction to the person who speaks. An **identity trigger** is a reaction to a threat against the image one has of oneself.

The three triggers call for three different answers. A truth trigger calls for questions about examples. A relationship trigger calls for two separate talks, one about the advice and one about the relation. An identity trigger calls for a reminder that a single report is not a verdict on a whole life.

Behaviour that helps a receiver:

- Listening to the end without defence
- Asking for an example
- Repeating the point in other words
- Thanking for the effort
- Deciding later what to use

**Defensiveness** is a habit of protecting oneself against criticism instead of examining it. Typical signs of defensiveness are quick excuses, counter-attacks and silence. A deep breath and a written note create distance, because the pen gives the hands something to do.

A receiver may reject feedback after a fair examination. The opinion of one person is data and not a law, so that a second and a third view help. A pattern that several people describe deserves attention even if each of them exaggerates.

## Asking for feedback

People who ask for feedback get more of it and get it earlier. A general question brings general praise, whereas a precise question brings useful detail. The question what one thing could have made the talk clearer is easy to answer, because it allows criticism.

The **Johari window** is a table with four fields that shows what a person and others know about that person. Joseph Luft and Harrington Ingham presented the Johari window in 1955. The **blind spot** is the part of behaviour that others see and the person does not. Feedback makes the blind spot smaller, and openness makes the hidden part smaller.

**360-degree feedback** is a procedure that collects views from superiors, peers, staff and customers. Anonymous answers are more frank, but the receiver cannot ask for examples. A procedure for development should be kept apart from decisions about pay, because people rate friends kindly when money is at stake.

**Feedforward** is advice for the next occasion instead of a comment on the last one. Marshall Goldsmith promoted feedforward as an exercise in pairs. Advice for the future is easier to accept, because nobody has to defend a past.

## A culture of feedback

A **feedback culture** is a set of habits in which feedback is frequent, respectful and used. Leaders shape the culture by their own example. A manager who welcomes criticism and shows what changed invites the next comment, so that silence loses its safety.

Small and regular rounds work better than one annual talk. An annual talk comes too late for most events, because memory has kept only the last weeks. A project team can close each week with one thing to keep and one thing to change.

**Peer feedback** is a procedure in which learners comment on the work of other learners. Peer feedback trains the eye of the giver as well, because comparing work with a standard teaches the standard. Clear criteria and a practice round protect beginners from vague or harsh comments.

Conditions of fair feedback:

- Clear criteria before the work starts
- Examples for good and weak work
- Equal rules for all members
- Time to act on the comments

Feedback is finished only when it has been used. A short note about what was changed closes the loop, and the giver learns which advice was worth giving.
`;
