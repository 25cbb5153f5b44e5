export const emotionalIntelligence = `# Emotional Intelligence

## What emotional intelligence is

**Emotional intelligence** is the ability to perceive, use, understand and manage emotions in oneself and in other people. Peter Salovey and John Mayer proposed a scientific concept of emotional intelligence in 1990. The science writer Daniel Goleman made the concept famous with a book in 1995.

An **emotion** is a short reaction to an event that matters to a person. An emotion has several parts: a feeling, a change in the body, an expression and an urge to act. Fear, for instance, comes with a racing heart, wide eyes and an urge to flee.

A **mood** is a longer and weaker state without a clear object. A person is angry at somebody, but can be in an irritable mood about nothing in particular. Moods colour judgements, because a person in a bad mood remembers bad examples more easily.

Emotions carry information about the situation. Fear points to danger, anger points to a blocked goal or an injustice, and sadness points to a loss. A leader who ignores the information in emotions decides with half of the facts.

The concept of emotional intelligence has older roots. The American psychologist Edward Thorndike wrote about social intelligence in 1920. The newer concept added the claim that reasoning about feelings is a skill that can be measured and trained.

## The four branches

Peter Salovey and John Mayer published a revised model with four branches in 1997. The branches lead from simple perception to deliberate management.

| Branch | Ability | Everyday example |
| --- | --- | --- |
| Perceiving emotions | reading faces, voices and one's own body | noticing a colleague's tense shoulders |
| Using emotions | letting a mood support a task | brainstorming in a cheerful hour |
| Understanding emotions | knowing causes, blends and changes | seeing that envy may hide behind praise |
| Managing emotions | keeping or changing feelings on purpose | calming down before an answer |

**Emotion perception** is the ability to recognise feelings in faces, voices and gestures. Paul Ekman studied facial expressions in several cultures from the 1960s on and found wide agreement on a few basic emotions. Context matters as well, because the same tears may belong to grief or to joy.

**Emotional granularity** is the ability to tell similar feelings apart and to name them precisely. The psychologist Lisa Feldman Barrett introduced the term emotional granularity. A person with high granularity says disappointed, embarrassed or lonely, where another person says bad. Precise names help, because each feeling suggests a different remedy.

The higher branches build on the lower ones. A feeling that is not noticed cannot be understood, and a feeling that is not understood is hard to manage.

## Three kinds of models

Researchers disagree about what belongs to emotional intelligence. An **ability model** is a model that treats emotional intelligence as a set of mental skills. Tests for ability models contain tasks with better and worse answers, such as judging the feeling in a photograph.

A **trait model** is a model that treats emotional intelligence as a part of personality. Konstantinos Petrides and Adrian Furnham developed a trait model around the year 2000. Trait models use questionnaires, because they ask how people see themselves.

A **mixed model** is a model that combines abilities with motives and social skills. The model of Daniel Goleman belongs to the mixed models and names self-awareness, self-regulation, motivation, empathy and social skills.

Questionnaires are quick to fill in, but they measure self-image. A person with too high an opinion of their own empathy gets a high score, so that ratings by colleagues are a useful supplement. Ability tests avoid the flattery, although experts argue about who decides which answer is right.

Popular claims about emotional intelligence often go too far. Research finds a moderate link with success at work, above all in jobs with much human contact. Knowledge and general mental ability remain important, so that emotional intelligence adds to them and does not replace them.

## Knowing oneself

**Self-awareness** is the ability to notice one's own feelings while they arise and to know their usual causes. The body gives early signs, such as a tight jaw or a warm face. A person who knows such signs gains seconds, and seconds are enough to choose an answer.

A **trigger** is an event that regularly sets off a strong emotion in a person. Common triggers are being interrupted, being ignored and being blamed in front of others. A list of personal triggers is useful because a trigger that is expected loses part of its force.

James Russell described feelings with two dimensions in 1980. **Valence** is the degree to which a feeling is pleasant or unpleasant. **Arousal** is the degree to which a feeling is activating or calming. Anger and excitement are both high in arousal, whereas sadness and calm are both low.

Ways to practise self-awareness:

- Writing three lines about the day each evening
- Naming a feeling before answering a message
- Asking a friend about one's own tone of voice
- Checking shoulders, breath and jaw at noon

**Affect labelling** is the act of putting a feeling into words. Matthew Lieberman and his colleagues reported in 2007 that naming an emotion reduced the response of a brain region involved in fear. The exercise costs nothing, so that it suits even a short pause.

## Regulating emotions

**Emotion regulation** is the process of influencing which feelings arise, when they arise and how they are shown. James Gross published a model of the process in 1998. The model orders the strategies by the moment at which they act.

| Strategy | Moment | Example |
| --- | --- | --- |
| Situation selection | long before the feeling | avoiding a noisy meeting room |
| Situation modification | at the scene | asking for a private talk |
| Attentional deployment | as the feeling starts | looking at the slides instead of the critic |
| Cognitive change | as meaning forms | reading a blunt mail as haste |
| Response modulation | after the feeling has come | slow breathing |

**Reappraisal** is a change in how a person interprets a situation. **Suppression** is an attempt to hide the outward signs of a feeling. Reappraisal tends to reduce the feeling itself, while suppression leaves it in place and takes effort. Suppression can also harm a conversation, because hiding a feeling occupies the mind.

**Emotional labour** is the work of showing the feelings that a job requires. The sociologist Arlie Hochschild introduced the concept in a book in 1983. Flight attendants and nurses need breaks from emotional labour, because smiling on demand is tiring.

Early strategies are usually cheaper than late ones. A walk before a difficult talk takes less strength than a calm face during it.

## Empathy and relations

**Empathy** is the ability to understand and share the feelings of another person. Researchers distinguish two parts of empathy. **Cognitive empathy** is the ability to work out what another person feels and thinks. **Affective empathy** is a feeling in oneself that answers the feeling of another person.

Helpers need a balance of the two parts. Affective empathy without limits leads to exhaustion, while cognitive empathy without warmth can be used to manipulate. **Compassion** is the wish to relieve the suffering of another person.

**Emotional contagion** is the spread of feelings from one person to another through faces, voices and postures. Leaders spread feelings more than others, because members of a team watch them closely. A calm voice at the start of a crisis is therefore a tool.

**Active listening** is a way of listening in which the listener gives back the content and the feeling of what was said. The psychologists Carl Rogers and Richard Farson used the name in 1957. A listener who gives back a feeling should do it as a question, so that the speaker can correct it.

**Display rules** are customs that say which feelings may be shown on which occasion. Display rules differ between families, professions and countries, so that silence need not mean a lack of feeling.

## Developing the skills

Emotional intelligence can be trained, although progress is slow. Reading about feelings adds knowledge, but habits change through practice with feedback. Training in schools and companies shows benefits in many studies, above all when the exercises last for weeks.

A plan for a difficult conversation:

1. Name the feeling before the talk
2. Write down the facts without judgements
3. Choose a calm time and a private place
4. Ask for the other view and listen
5. Give back what was understood
6. Agree on one next step

A **pause** is a short gap between an impulse and an answer. Ten seconds often suffice, because the first wave of an emotion falls quickly when nothing feeds it. Messages written in anger should wait until the next morning.

Emotional skills can be misused to steer other people. A seller who senses insecurity may exploit it, so that emotional intelligence needs honesty beside it. Emotional skills have to respect privacy, because a colleague owes no account of private feelings.
`;
