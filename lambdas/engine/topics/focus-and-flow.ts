export const focusAndFlow = `# Focus & Flow

## What attention does

**Attention** is the ability to select some information for closer work and to leave the rest aside. The American psychologist William James devoted a chapter to attention in his textbook of 1890. Selection is necessary, because the senses deliver far more than the mind can work on at one moment.

**Selective attention** is a form of attention that follows one source among several. Colin Cherry studied selective attention in 1953 with listeners who heard two voices at once. A listener can follow one voice in a crowded room, yet remembers hardly anything of the other voices.

**Inattentional blindness** is a failure to notice something visible while attention is busy elsewhere. Daniel Simons and Christopher Chabris showed the effect in 1999 with a film of people passing a ball. About half of the viewers who counted the passes did not notice a person in a gorilla suit.

**Sustained attention** is the ability to stay with one task over a long time. Sustained attention fades during dull work, so that watch keepers and inspectors need regular relief. Breaks, a change of task and a clear goal slow the decline.

Focus is therefore not a matter of willpower alone. The design of a task, the room and the day decides how much has to be resisted. A learner who removes a temptation needs no strength against it.

## The cost of switching

**Multitasking** is the attempt to do two demanding tasks at the same time. The mind usually alternates between the two, because both need the same limited resources. Walking and talking go together, whereas writing an essay and following a conversation do not.

A **switch cost** is a loss of time and accuracy that occurs when a person changes from one task to another. Robert Rogers and Stephen Monsell measured switch costs in experiments published in 1995. The cost shrinks when a change is announced, but it does not vanish.

**Attention residue** is a part of attention that stays with the previous task after a switch. The term attention residue was introduced by Sophie Leroy in 2009. Unfinished tasks leave more residue than finished ones, so that a short note about the next step makes letting go easier.

Interruptions of work come from outside and from inside. A message, a colleague and a noise are external interruptions. A sudden idea, hunger and worry are internal interruptions, and people often interrupt themselves out of habit.

| Interruption | Kind | Countermeasure |
| --- | --- | --- |
| Phone message | external | device in another room |
| Talk in the corridor | external | closed door or quiet corner |
| Sudden idea | internal | slip of paper for later |
| Worry about a deadline | internal | written plan for the week |

## What flow is

**Flow** is a state of complete involvement in an activity that is done for its own sake. The psychologist Mihaly Csikszentmihalyi described flow in the 1970s after interviews with climbers, dancers, chess players and surgeons. A book that Csikszentmihalyi published in 1990 made the name known to the public.

Signs of flow that people report:

- Action and awareness seem to merge
- Worry about oneself disappears for a while
- Time passes faster or slower than usual
- The next move seems clear
- The activity feels rewarding in itself

An **autotelic activity** is an activity that a person pursues for its own sake. The word comes from the Greek words for self and goal. Paid work can be autotelic as well, because a reward from outside does not rule out pleasure in the doing.

Flow is easily confused with relaxation, although the two differ. A person in flow works hard, although the work does not feel like effort. Watching television is relaxing, but it rarely leads to flow, because it demands no skill.

Flow says little about the worth of an activity. A gambler can be in flow at the machine, so that flow needs a goal worth having. Learners profit from flow because it makes long practice bearable.

## The conditions of flow

Three conditions appear again and again in research on flow. The task has clear goals, the person gets immediate feedback, and the challenge fits the skill. A climber meets all three conditions, because the wall shows the route and the hold shows at once whether a grip was right.

The **challenge–skill balance** is a match between the difficulty of a task and the ability of a person. A task that is far too hard leads to anxiety. A task that is far too easy leads to boredom. Low challenge together with low skill is often described as apathy.

| State | Typical cause | Way on |
| --- | --- | --- |
| Anxiety | task far above the skill | split the task |
| Boredom | task far below the skill | add a time limit |
| Apathy | little demand and little skill | look for a new goal |
| Flow | high demand meets high skill | keep going |

Growing skill makes a once exciting task dull. Teachers and designers of games therefore raise the difficulty step by step, so that the balance is kept. A learner working alone can raise the challenge with a time limit, a harder example or a rule such as working without notes.

A task that is too hard should be cut into smaller parts. A whole essay offers no early feedback, whereas one paragraph can be judged after ten minutes. Small parts also give the goal a clear shape.

## Preparing a focused session

A prepared table, a chosen task and a fixed end take away decisions that invite delay. An **implementation intention** is a plan that ties a certain action to a certain situation. Peter Gollwitzer showed in the 1990s that such plans help people to begin, because the situation itself becomes the reminder.

How to prepare a focused session:

1. Choose one task and write down its result
2. Lay out the material and close all other windows
3. Put the phone out of reach
4. Set a timer for the length of the session
5. Write stray thoughts on a slip of paper
6. Note the next step before stopping

The **Pomodoro technique** is a method that divides work into 25-minute sessions with short breaks. Francesco Cirillo invented the technique as a student in the late 1980s and named it after a kitchen timer in the shape of a tomato. A longer break follows after four sessions. Work with a long warm-up, such as programming, may need 50 or 90 minutes at a time, because an alarm in the middle of flow is an interruption as well.

**Deep work** is the practice of working without distraction on a demanding task. Cal Newport made the phrase popular with a book in 2016. Answering messages in a few fixed blocks protects deep work, so that the rest of the day stays in one piece.

## Energy and arousal

**Arousal** is the degree to which body and mind are activated. Robert Yerkes and John Dodson reported in 1908 that mice learned a difficult choice best under moderate stimulation. Textbooks turned the finding into a curve with the shape of an upturned U.

Difficult tasks suffer from high arousal earlier than simple ones. A nervous student can still copy a table, although a proof becomes impossible to follow. Slow breathing with long breaths out lowers arousal within minutes.

Attention by day depends on sleep by night. A person who sleeps too little reacts more slowly and makes more careless errors, and coffee hides the tiredness without removing it. Regular hours help, because the body prepares for waking and sleeping in advance.

**Attention restoration theory** is a theory which says that natural surroundings let tired attention recover. Rachel and Stephen Kaplan developed the theory in the 1980s. Trees and water hold attention gently, so that directed effort can rest. A short walk rests the mind better than a social network, because the network makes new demands at once.

## Training focus over time

**Mindfulness** is the practice of noticing the present moment without judging it. A simple exercise is to follow the breath and to return to it whenever the mind has wandered. The return is the exercise, so that a wandering mind need not count as a failure. Benefits for attention have been found in many studies, but they tend to be modest.

Firm habits protect focus better than good resolutions do. A fixed place and a fixed hour become signals to begin, because repetition ties the action to the situation. A new habit should start small, so that a bad day does not break it.

Measures of progress worth writing down:

- Number of sessions finished each week
- Minutes until the first distraction
- Reasons for breaking off a session
- Time of day with the best work

Rest is a part of training and no reward for it. Long hours without breaks lead to errors that have to be repaired the next morning. A learner with three good hours a day, kept up for months, gets further than a learner with twelve hours before an exam.
`;
