export const leadingTeams = `# Leading Teams

## What makes a team

A **team** is a small number of people who depend on one another to reach a shared goal. A **group** is a number of people who have something in common but do their work separately. Passengers in a bus form a group, whereas the crew of a lifeboat forms a team. A crew is a team because no member can row the boat alone.

**Leadership** is the process of influencing people so that they reach a goal together. Leadership may come from a person with a title, and it may also come from a member whom the others trust. A title gives the right to decide, but it does not make people follow willingly.

**Interdependence** is the degree to which the work of one member needs the work of another. High interdependence calls for frequent talk, while low interdependence calls for clear borders between tasks. A relay race has high interdependence only at the handover of the baton.

A leader serves a team by giving direction, by building the conditions for good work and by looking after the relations between members. Leaders who only give direction wonder why a clear order is carried out badly.

## How teams develop

The American psychologist Bruce Tuckman published a model of team development in 1965. The model has four stages, called forming, storming, norming and performing. Tuckman and Mary Ann Jensen added a fifth stage, called adjourning, in 1977.

| Stage | What members do | What the leader offers |
| --- | --- | --- |
| Forming | get to know each other politely | goals and introductions |
| Storming | argue about roles and methods | patience and fair rules |
| Norming | agree on ways of working | questions and delegation |
| Performing | solve problems on their own | challenges and protection |
| Adjourning | finish and say goodbye | thanks and a review |

Real teams do not pass through the stages like a train through its stations. A new member, a new goal or a crisis can throw a performing team back into storming. The model is useful because it tells leaders that early quarrels are normal.

A **norm** is a shared rule about how members behave, whether written or not. Norms form early, often in the first meetings. A leader who tolerates late arrivals three times has set a norm, so that the fourth late arrival seems allowed.

A **team charter** is a short document in which members agree on goals, roles and rules. A charter is written before the first conflict, because fair rules are easier to find while nobody has a case to win.

## Safety and trust

**Psychological safety** is a shared belief that members may speak up without being punished or embarrassed. Amy Edmondson introduced the concept for teams in a study published in 1999. Edmondson had studied hospital teams, and the better teams seemed to report more errors. The likely explanation was openness, because members of good teams dared to talk about mistakes.

Google studied its own teams in a project called Aristotle and presented the findings in 2015. Psychological safety came out as the most important of five factors. The mix of persons in a team mattered less than the way in which members treated one another.

Psychological safety must not be confused with comfort. A safe team may have high standards and hard debates, because criticism aims at the work. Low standards with much safety lead to a pleasant team that learns little.

What a leader can do for psychological safety:

- Admitting a mistake before others do
- Asking quiet members for their view
- Thanking the bearer of bad news
- Separating a person from a problem
- Reacting calmly to a failed attempt

**Trust** is the willingness to depend on another person without checking each step. Trust grows through kept promises, so that small promises deserve as much care as large ones.

## Styles of leading

Kurt Lewin, Ronald Lippitt and Ralph White compared three styles of leading in the late 1930s. **Authoritarian leadership** is a style in which the leader decides alone and gives orders. **Democratic leadership** is a style in which members discuss and decide together with the leader. **Laissez-faire leadership** is a style in which the leader leaves the members to themselves.

The boys' clubs in the study liked the democratic style best. Work under authoritarian leaders tended to stop when the leader left the room, because the pressure was gone. The clubs with laissez-faire leaders got the least done.

**Situational leadership** is a model in which the style follows the readiness of a member for a task. Paul Hersey and Ken Blanchard presented the model in 1969. A beginner needs instructions, an advanced member needs support, and an expert needs freedom.

James MacGregor Burns drew another distinction in 1978. **Transactional leadership** is a style in which rewards are exchanged for performance. **Transformational leadership** is a style in which the leader wins people for a common purpose and helps them to grow. Good leaders combine both, because fair pay and clear terms remain the ground on which a purpose can stand.

## Losses in groups

A larger number of hands does not lift a load in proportion. The French engineer Max Ringelmann let men pull on a rope and published his results in 1913. The force for each person fell as the number of people grew. The **Ringelmann effect** is a decline in the performance of each member as a group becomes larger.

**Process loss** is the difference between what a group could achieve and what it does achieve. The psychologist Ivan Steiner used the term in 1972. Process losses come from two different sources. Coordination fails when people pull at different moments, and motivation fades when nobody can see who pulls.

**Social loafing** is the tendency of people to work less hard in a group than alone. Bibb Latané and his colleagues gave the phenomenon its name in 1979. Social loafing shrinks when individual contributions can be seen, because effort is then noticed.

Remedies against losses in groups:

- Keeping a team as small as possible
- Giving each member a visible task
- Making the purpose of the work clear
- Reviewing progress in short intervals
- Removing meetings without a decision

The need to talk grows faster than the team does. A team of 5 people has 10 possible pairs, and a team of 10 people has 45 possible pairs. Large projects are therefore divided into small teams, so that most of the talk stays inside a team.

## Delegating work

**Delegation** is the transfer of a task together with the authority that the task needs. A leader who hands over work without authority creates a helper who has to ask at each turn. The leader remains accountable for the result, because accountability cannot be handed on.

Steps of a good delegation:

1. Describe the result and its purpose
2. Choose a person who can do it or learn it
3. Agree on limits, money and deadline
4. Let the person explain the task back
5. Fix the moments for a progress check
6. Review the result and give credit

**Micromanagement** is a habit of controlling small details that a capable person could decide alone. Micromanagement saves an error today and costs initiative tomorrow. A fixed progress check is the better answer, because both sides know when questions will come.

A **responsibility matrix** is a table that shows which person has which part in a task. A common form uses the letters R, A, C and I, which stand for responsible, accountable, consulted and informed. A task should have one accountable person, so that no task is left without an owner.

Delegation fails most often at the first step. A task described as better presentation leaves the result open, whereas ten slides for new customers by Friday does not.

## Meetings and reviews

A meeting is worth its time when people have to decide, to solve or to learn together. Plain news needs no meeting and can be sent in writing. An **agenda** is a list of the questions that a meeting has to answer. Items written as questions work better than single words, because a question shows when it has been answered.

A **stand-up meeting** is a short daily meeting in which members tell what they do and what blocks them. A common limit for such a meeting is 15 minutes. Longer discussions are moved to a smaller circle, so that the others can return to work.

A **retrospective** is a meeting in which a team looks back at its own way of working. A retrospective ends with one or two changes that somebody owns. Blame has no place in the meeting, because people who fear blame hide what the team needs to know.

The American psychologist Richard Hackman studied orchestras, flight crews and other teams for decades. A book by Hackman from 2002 names a real team, a compelling direction, an enabling structure, a supportive context and expert coaching as the conditions of success. Leaders create such conditions early, because coaching helps little where the structure is wrong.
`;
