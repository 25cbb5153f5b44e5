export const conflictManagement = `# Conflict Management

## What conflict is

A **conflict** is a situation in which people see their goals, needs or values as incompatible. The verb see is chosen with care, because many conflicts rest on mistaken beliefs about the other side. Two departments may fight over a budget that is large enough for both.

**Conflict management** is the practice of handling a conflict so that harm stays small and useful results become possible. Conflict management does not aim at a world without disagreement. Teams without open disagreement often have hidden disagreement, because people find other ways to resist.

The researcher Karen Jehn distinguished kinds of conflict in the 1990s. **Task conflict** is a disagreement about the content of the work. **Relationship conflict** is a tension between persons that comes from dislike or hurt feelings. **Process conflict** is a disagreement about who does what and in which way.

Relationship conflict harms teams in nearly all studies. Task conflict can improve decisions when trust is high, because different views are then examined. Task conflict turns into relationship conflict easily, so that the tone of a debate decides its value.

A **stakeholder** is a person or group affected by the outcome of a conflict. Stakeholders who are not at the table can spoil an agreement later, because nobody asked about their needs.

## Five ways to respond

Kenneth Thomas and Ralph Kilmann published a model with five responses to conflict in 1974. The model builds on work by Robert Blake and Jane Mouton from the 1960s. **Assertiveness** is the degree to which people try to satisfy their own concerns. **Cooperativeness** is the degree to which people try to satisfy the concerns of the other side.

| Response | Assertiveness and cooperativeness | Suitable case |
| --- | --- | --- |
| Competing | high and low | emergency with a clear duty |
| Collaborating | high and high | important concerns on both sides |
| Compromising | medium and medium | deadline and equal power |
| Avoiding | low and low | trivial matter or hot tempers |
| Accommodating | low and high | peace worth more than the point |

A skilled person can use all five responses and chooses by the importance of the matter, the relationship and the time. A habit becomes a weakness when it is used without choice.

A **compromise** is an agreement in which each side gives up a part of what it wanted. Compromise is quick and seems fair, but it may leave both sides half satisfied. Two cooks who need one orange may cut it in half. If one needs the juice and the other needs the peel, a better agreement was overlooked.

Avoiding is useful as a pause and harmful as a policy. A quarrel postponed until the next morning loses heat, whereas a quarrel postponed for a year gains examples.

## Positions and interests

Roger Fisher and William Ury published a well-known method of negotiation in 1981. **Principled negotiation** is a method of negotiating that looks for fair standards and for gains on both sides. A **position** is a demand that a party puts forward. An **interest** is a need or concern that explains why a party makes a demand.

Positions often exclude each other, while interests often fit together. Two tenants may quarrel about a shared laundry room on Saturday. A later hour serves both when the first tenant works in the morning and the second tenant sleeps late, because the interests differ where the positions clash.

Rules of principled negotiation:

- Separating the people from the problem
- Focusing on interests behind demands
- Inventing several options before choosing
- Using objective standards for the decision

An **objective standard** is a measure that does not depend on the will of either party. Market prices, expert reports and earlier cases serve as objective standards. A standard lets both parties give way without losing face, because they bow to a rule and not to an opponent.

A **BATNA** is the best alternative that a party has if no agreement is reached. The letters stand for best alternative to a negotiated agreement. A party with a good BATNA can stay calm, and a party that has not thought about its BATNA may accept too little.

Mary Parker Follett wrote about constructive conflict in the 1920s. Follett called a solution that serves the interests of both sides an integration, in contrast to domination and compromise.

## How conflicts escalate

**Escalation** is a process in which a conflict grows in intensity, in topics and in the number of people involved. The Austrian conflict researcher Friedrich Glasl described nine stages of escalation in 1980. The stages lead from hardened views over threats to a fight in which both sides accept their own ruin.

| Level | Stages | Typical attitude | Help that fits |
| --- | --- | --- | --- |
| Both can win | 1 to 3 | tension, but hope for a fair solution | talk among themselves or with a facilitator |
| One must lose | 4 to 6 | victory matters more than the issue | mediation or outside counsel |
| Both lose | 7 to 9 | harming the enemy seems worth the price | decision by an authority |

The **fundamental attribution error** is the tendency to explain the behaviour of others by character and to overlook circumstances. The psychologist Lee Ross coined the name in 1977. A colleague who is late appears careless, while one's own delay had a reason. The error feeds escalation, because bad motives seem to be proved again and again.

**Stereotyping** is the act of judging a person by an image of a group. Muzafer Sherif observed in a summer camp in 1954 how two groups of boys became enemies through competition. Shared meals alone did not end the hostility. Tasks that the groups could solve only together brought them closer, because success needed the hands of all.

A **superordinate goal** is a goal that two parties want and that neither can reach alone. Leaders can look for a superordinate goal before they look for somebody to blame.

## Talking in a conflict

An **I-statement** is a sentence in which speakers describe their own view and feeling instead of judging the other person. The sentence about waiting forty minutes without a call can be answered, whereas a sentence about being unreliable invites a counter-attack. Facts come first, because both sides can check them.

**Nonviolent communication** is a method of speaking with the parts observation, feeling, need and request. Marshall Rosenberg developed the method from the 1960s on. A request names an action that can be carried out, so that the listener knows what a yes would mean.

Steps of a conflict talk:

1. Agree on a time and a quiet place
2. Describe the facts without judging
3. Explain the effect and the feeling
4. Ask for the other view and sum it up
5. Collect interests on both sides
6. Agree on actions and a date for review

John Gottman studied couples and named four harmful patterns of talk: criticism, contempt, defensiveness and stonewalling. **Contempt** is a way of treating another person as inferior. **Stonewalling** is a refusal to respond that shuts the other person out. Gottman regards contempt as the most harmful of the four patterns.

Summing up the view of the other side is the strongest tool in a heated talk. A person who feels understood speaks more quietly, so that attention becomes free for the problem. Understanding does not mean agreement, and the speaker may say so.

## Help from third parties

A **mediator** is a neutral person who helps the parties to find their own agreement. A mediator leads the talk and does not decide the matter. The parties keep control of the result, so that they are more likely to keep their word.

An **arbitrator** is a neutral person who hears both sides and decides. Arbitration is faster than most court cases, but the parties give up control. A **facilitator** is a person who guides the talk of a group without dealing with its content.

Phases of a mediation:

1. Explain the rules and the role of the mediator
2. Let each party tell its story
3. Bring out the interests behind the stories
4. Collect options without judging them
5. Test the options and write the agreement

A manager who mediates has a difficult role, because power and neutrality do not go together easily. The manager should say openly which decisions remain with the parties and which do not. Cases of harassment or violence do not belong in mediation, because a victim needs protection rather than a bargain.

**Caucus** is the name for a private talk between the mediator and one party. A caucus lets a party speak about fears and limits that it would hide in front of the other side.

## After the agreement

An agreement should say who does what by when. General promises such as better communication cannot be kept or broken, so that the quarrel returns with the first misunderstanding. A date for review turns the agreement into a trial that may be corrected.

**Reconciliation** is the process of restoring a relationship after a conflict. A good apology names the deed, accepts responsibility and offers repair. An apology with a but in the middle is heard as a new attack, because the second half cancels the first.

Clear roles, shared goals and regular feedback prevent many conflicts in a team, and a fixed round for complaints catches small troubles early. **Conflict culture** is the set of habits with which an organisation treats disagreement.

A conflict also has value as a source of information. A quarrel about a product shows where customers differ, and a quarrel about a rule shows where the rule no longer fits. An organisation that asks what a conflict has taught will need less strength for the next one.
`;
