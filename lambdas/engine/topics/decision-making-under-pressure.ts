export const decisionMakingUnderPressure = `# Decision-Making Under Pressure

## What pressure does to decisions

A **decision** is a choice between at least two courses of action. **Pressure** is a state in which time is short, much is at stake or information is missing. A surgeon, a pilot and a shop manager on the busiest day of the year all decide under pressure, although the stakes differ.

A person under stress looks at the loudest signal and overlooks quiet ones, so that a warning lamp at the edge of the panel may be missed. **Tunnel vision** is a narrowing of attention to one detail or one explanation. Tunnel vision helps against a single clear danger and harms where the situation is complex.

**Working memory** is the ability to hold a few items in mind while using them. Stress occupies a part of working memory, because worries take up room. Mental arithmetic, long lists and new rules therefore become harder in an emergency, while well-trained movements suffer less.

Robert Yerkes and John Dodson published an experiment on stimulation and learning in 1908. The lesson drawn from it is that a moderate level of activation serves performance best. A bored controller and a panicking controller both make errors, although for opposite reasons.

Pressure is not the enemy of good decisions in all cases. A deadline ends endless weighing, so that action becomes possible at all.

## How experts decide

Classical economics assumed that people compare all options by their value and probability. The economist Herbert Simon doubted that people can calculate in such a way. **Bounded rationality** is the idea that people decide with limited time, limited knowledge and limited power to calculate. Simon received the Nobel Prize in economics in 1978.

**Satisficing** is a strategy of taking the first option that is good enough. Satisficing saves time, because the search ends with the first acceptable option. A family that needs a hotel at midnight satisfices, and a family that compares forty hotels in spring optimises.

Gary Klein studied fire commanders in the 1980s and found that they rarely compared options. **Recognition-primed decision-making** is a model in which experience recognises a situation and suggests a first workable action. The expert then plays the action through in the mind and changes it only where a problem appears.

Recognition of patterns grows through practice with honest feedback. A commander who has seen hundreds of fires has learned patterns, because each fire showed within minutes whether the plan had worked. A forecaster of distant events gets rare and late feedback, so that confidence may grow without skill.

**Intuition** is the ability to know something quickly without being able to say how. Daniel Kahneman and Gary Klein compared their views in a joint article in 2009. Kahneman and Klein agreed that intuition deserves trust only in regular surroundings that a person has had the chance to learn.

## Biases that grow under pressure

A **heuristic** is a rule of thumb that leads to a quick judgement. Amos Tversky and Daniel Kahneman described several heuristics in an article in 1974. Heuristics are useful most of the time and lead to typical errors in some situations.

A **cognitive bias** is a systematic error in judgement. Biases grow under pressure, because slow checking is the first thing that people give up.

| Bias | What happens | Antidote |
| --- | --- | --- |
| Confirmation bias | only supporting evidence is noticed | ask what would prove the plan wrong |
| Anchoring | the first number pulls the estimate | write a guess before hearing others |
| Availability | vivid cases seem frequent | look up the real frequency |
| Overconfidence | ranges are drawn too narrow | record forecasts and compare |
| Sunk cost | past spending justifies more spending | decide as a newcomer would |

**Groupthink** is a striving for agreement that keeps a group from weighing alternatives. Irving Janis described the concept in a book in 1972, after studying failed decisions of governments. A leader who speaks last reduces groupthink, because members have then committed themselves to their own views.

**Escalation of commitment** is the tendency to put more into a failing plan in order to justify what was put in before. Barry Staw described escalation in a study published in 1976. A stopping rule set in advance protects against escalation, because the decision to stop is made with a cool head.

## The OODA loop

The **OODA loop** is a model of decision-making with the steps observe, orient, decide and act. John Boyd, a colonel of the United States Air Force, developed the model after studying combat between fighter aircraft. The loop begins again after each action, because the action has changed the situation.

Steps of the OODA loop:

1. Observe what is happening now
2. Orient the observations by experience and goals
3. Decide on one course of action
4. Act and watch the effect

Boyd regarded orientation as the heart of the loop. One observation may lead two people to two conclusions, because training, culture and recent events colour what they see. A wrong picture of the situation spoils all later steps, however quickly they are taken.

A quick tempo gives an advantage in any contest. The side that completes its loops faster acts on fresher information, so that the slower side answers a situation that no longer exists. Tempo without orientation is haste, and haste repeats errors faster.

The loop is also used outside the military. A sales team that observes customers weekly and changes a small thing at once learns more in a year than a team with one annual plan. Emergency rooms, newsrooms and sports teams work in similar loops.

## Tools for the critical moment

A **checklist** is a short list of points that have to be confirmed before or during a task. Aircraft crews have worked with checklists since the 1930s. The World Health Organization published a checklist for surgery in 2008, and studies in several hospitals found fewer complications and deaths after its introduction.

Checklists help people in a crisis because stress empties working memory. A good checklist is short, names only steps that are easily forgotten, and is read at a natural pause. The surgeon Atul Gawande described the design of checklists in a book in 2009.

**Triage** is the practice of sorting cases by urgency when not all can be handled at once. Triage protects a helper from treating the loudest patient first, because urgency is judged by fixed signs.

Actions that win time in a crisis:

- Taking one slow breath before speaking
- Naming the problem aloud in a single sentence
- Asking by when the decision is really needed
- Choosing a first step that can be reversed
- Giving one person the task of keeping time

A **reversible decision** is a choice that can be undone at low cost. Reversible decisions deserve speed, and irreversible decisions deserve care. A manager who treats both alike either hurries into disasters or discusses the colour of the chairs for an hour.

## Deciding as a crew

Several heads see more than a single one, provided that they speak. **Crew resource management** is a training programme that teaches crews to use all people, information and equipment they have. The programme grew out of a NASA workshop on aircraft accidents in 1979. Many accidents had happened although somebody in the cockpit had known of the danger.

An **authority gradient** is the distance in power between the leader and the other members of a crew. A steep gradient keeps juniors silent, while a flat gradient makes orders unclear. A captain can flatten the gradient by asking for doubts before a critical phase begins.

**Closed-loop communication** is a way of speaking in which the receiver repeats an order and the sender confirms it. Closed-loop communication costs two seconds and catches misheard numbers, so that hospitals have adopted it from aviation.

Roles in a crew should be clear before an emergency begins. The leader keeps the overview, while the other members carry out tasks. A leader who starts to carry out tasks loses the overview, because hands and eyes are then bound to one detail.

Graded words help a junior to be heard. A first remark states a fact, a second remark states a concern, and a third remark calls for a stop.

## Preparing and learning

Many good decisions under pressure are prepared in quiet times. A **contingency plan** is a plan that says what will be done if a certain event occurs. A simple trigger, such as a number or a time, makes the plan usable, because nobody has to argue about the right moment.

A **premortem** is an exercise in which a team imagines that its plan has failed and collects possible causes. Gary Klein described the premortem in an article in 2007. Members voice doubts more freely in a premortem, because the task itself asks for problems.

**Simulation** is the practice of rehearsing a situation under safe but realistic conditions. Flight simulators, fire drills and role plays build patterns that can be recognised later. The pressure in a simulation should rise step by step, so that learners are stretched and not broken.

An **after-action review** is a meeting in which a team compares what was planned with what happened. The United States Army developed the method in the 1970s. Four questions guide the meeting: what was planned, what happened, why it differed, and what will be changed.

A **decision log** is a record of choices with their reasons and the expected results. A log separates the quality of a decision from the luck of its outcome. A good decision can end badly, because chance plays a part in most results.
`;
