export const persuasion = `# Persuasion

## What persuasion is

**Persuasion** is an attempt to change what people think, feel or do while leaving them free to refuse. The freedom to refuse separates persuasion from force. **Coercion** is the use of threats or force to make somebody act. **Manipulation** is a form of influence that hides its aim or its means.

An **attitude** is a lasting evaluation of a person, a thing or an idea. Attitudes have a thinking part, a feeling part and an acting part, and the parts do not always agree. A smoker may know the risk, dislike the smell and smoke all the same.

Aristotle described three means of persuasion in his Rhetoric. **Ethos** is the trust that an audience places in the character of the speaker. **Pathos** is the effect of a speech on the feelings of the audience. **Logos** is the force of the arguments themselves.

| Means | Question of the audience | How it is strengthened |
| --- | --- | --- |
| Ethos | can this speaker be trusted | honesty about weak points |
| Pathos | does it matter to me | a vivid example |
| Logos | does it follow | reasons and evidence |

The three means of persuasion support each other. A strong argument from a distrusted speaker is ignored, and a trusted speaker without arguments wins only the faithful. An audience that feels nothing will not act, because knowledge alone rarely moves people.

## Two routes to a changed mind

Richard Petty and John Cacioppo developed the elaboration likelihood model in the 1980s. **Elaboration** is the careful thinking that a person gives to a message. The model names two routes to a new attitude.

The **central route** is a path to persuasion on which people weigh the arguments. The **peripheral route** is a path to persuasion on which people follow simple cues. Simple cues come from an attractive speaker, the number of arguments or the applause of others.

People take the central route when they are able and motivated to think. A buyer of a house reads the report, because the decision touches years of life. A buyer of chewing gum follows the colour of the packet, because an error costs little.

Attitudes formed on the central route last longer and resist attacks better. Weak arguments fail on the central route, so that a careful audience can be lost by padding. Three strong reasons are better than three strong reasons and four weak ones.

**Motivation** and ability decide the route, so that a persuader should look at the audience before the message. Noise, haste and unknown words lower the ability to think. Personal relevance raises the motivation, which is why good speakers say early what the topic means for the listeners.

## Six principles of influence

Robert Cialdini described six principles of influence in a book published in 1984. Cialdini had observed salespeople, fundraisers and recruiters at work. All six principles rest on rules of thumb that serve people well most of the time.

| Principle | Rule of thumb | Typical use |
| --- | --- | --- |
| Reciprocity | gifts deserve a return | free samples |
| Commitment and consistency | a word given should be kept | small pledge before a large one |
| Social proof | what many do is probably right | reviews by customers |
| Authority | experts know better | titles and certificates |
| Liking | friends deserve a yes | similarity and praise |
| Scarcity | rare things are valuable | limited number of seats |

**Social proof** is the tendency to take the behaviour of other people as a guide. Solomon Asch showed in the 1950s how strong the pull of a group can be. Many participants gave a clearly wrong answer about the length of a line at least once, because all others in the room had given it.

**Reciprocity** is the tendency to return a favour. A gift works best when it is unexpected and personal, so that a handwritten card outdoes a printed one. Refusing a gift is allowed, because a gift with a hook is no gift.

Cialdini added a seventh principle to the list in 2016. **Unity** is the feeling of belonging to the same group, such as a family, a town or a profession.

## Techniques of request

The **foot-in-the-door technique** is a way of asking for a small favour first and for a large one later. Jonathan Freedman and Scott Fraser tested the technique in 1966. Residents who had agreed to a small sign or petition were far more willing to accept a large sign in the garden. A small yes seems to tell people that they care about the cause.

The **door-in-the-face technique** is a way of asking for too much first and for the real favour afterwards. Robert Cialdini and his colleagues described the technique in 1975. A smaller request looks like a concession, so that the other person feels bound to give way as well.

**Reactance** is the resistance that arises when people feel that their freedom is threatened. Jack Brehm described reactance in a book of 1966. A forbidden fruit becomes sweeter, because choosing it restores the freedom.

**Framing** is the choice of words that presents the same facts as a gain or as a loss. Amos Tversky and Daniel Kahneman showed the power of frames in 1981 with a fictional disease. A treatment that saves 200 of 600 people sounded better than a treatment under which 400 of 600 people die, although the numbers agree.

**Loss aversion** is the tendency to feel a loss more strongly than a gain of the same size. Messages about losses can therefore move people.

## Building an argument

Stephen Toulmin published a model of practical argument in 1958. A **claim** is a statement that the speaker wants the audience to accept. **Grounds** are the facts that support the claim. A **warrant** is a general rule that connects the grounds with the claim.

A **qualifier** is a word that limits the strength of a claim, such as probably or usually. A **rebuttal** is a condition under which the claim would not hold. Qualifiers make an argument more trustworthy, because experts rarely speak without limits.

Steps in building an argument:

1. State the claim in one sentence
2. Collect the grounds that the audience accepts
3. Name the warrant that joins the two
4. Look for the strongest objection
5. Limit the claim or answer the objection
6. End with the action that follows

A **two-sided message** is a message that names an objection and answers it. Carl Hovland and his colleagues compared messages with one side and with two sides in the 1940s. Two-sided messages work better with educated or sceptical audiences, because silence about known objections looks like a trick.

**Monroe's motivated sequence** is a speech plan with the steps attention, need, satisfaction, visualisation and action. Alan Monroe developed the plan in the 1930s. The need comes before the solution, because nobody wants an answer to a question that has not been felt.

## Credibility and resistance

**Credibility** is the degree to which an audience believes a source. Credibility has two main parts, which are expertise and trustworthiness. Carl Hovland and Walter Weiss showed in 1951 that the same text changed more opinions when it came from a trusted source.

The **sleeper effect** is a delayed rise in the influence of a message from an untrusted source. The source is forgotten sooner than the content, so that a rumour may gain force after some weeks.

William McGuire asked in the 1960s how beliefs can be protected. **Inoculation** is a method that makes people resistant by showing them a weak form of an attack and its refutation. The comparison with a vaccine is apt, because a mild attack builds up a defence.

Ways to resist unwanted persuasion:

- Waiting a night before signing
- Asking who profits from the message
- Looking for the same claim elsewhere
- Imagining the offer without the gift
- Saying no to the first step

Facts against a false belief work best with an explanation that fills the gap. A bare denial leaves a hole in the story, so that the old belief slips back.

## Ethics of persuasion

Honest persuasion gives true information, shows its aim and respects a no. A useful test is the question whether the method would still work if the other person saw through it. Good arguments pass the test, while hidden tricks fail it.

A **dark pattern** is a design that leads users into decisions which they did not intend. The British designer Harry Brignull coined the name in 2010. Many dark patterns make a subscription easy to begin with one click and hard to end without a telephone call. Several countries and states have laws against such designs, because consent must be free and informed.

Habits of an honest persuader:

- Naming sources so that others can check
- Correcting an error as publicly as it was made
- Leaving time for the decision
- Refusing to exploit fear or grief

Long-term trust is worth more than a quick yes. A seller who advises against a purchase may lose a sale and win a customer, because the advice proved where the loyalty lay. Persuasion then becomes what Aristotle had in mind, the art of finding what is convincing in the matter itself.
`;
