export const activeRecall = `# Active Recall

## What active recall is

**Active recall** is a study method in which a learner closes the book and brings the material back from memory. **Retrieval** is the act of finding something in memory and bringing it to mind. Answering a question, drawing a diagram from memory and explaining an idea aloud are all forms of retrieval.

**Passive review** is a way of studying in which the learner only looks at the material again. Rereading a chapter and watching a lecture twice are common forms of passive review. Passive review is popular because the second reading runs smoothly and feels like progress.

The **testing effect** is a gain in memory that comes from answering questions instead of studying again. A test in this sense needs no grade and no examiner. A question on a slip of paper is enough, because the work of remembering does the teaching.

Active recall brings a learner two benefits at the same time. Retrieval strengthens the memory that was found, and failure shows where a gap is. A learner who only rereads gets neither benefit until the exam, when the gap can no longer be closed.

Active recall fits facts, vocabulary, procedures and whole explanations. Beginners can use active recall from the first day, provided that the material has been understood once.

## The evidence

Experiments on self-testing are more than a century old. In 1917 the American psychologist Arthur Gates let schoolchildren divide their time between reading and reciting. The children who recited for a large part of the time remembered more than those who only read. In 1939 Herbert Spitzer tested several thousand pupils in Iowa and found that early quizzes slowed forgetting.

Henry Roediger and Jeffrey Karpicke published a much-cited experiment in 2006. Students either read a short text several times or read it and then wrote down what they remembered. Rereading was ahead on a test after five minutes, whereas the groups that had recalled the text were ahead after a week.

A second experiment by Jeffrey Karpicke and Henry Roediger, published in 2008, used Swahili words with their English translations. Word pairs that were dropped from testing were largely lost a week later, even if the students kept studying them. Repeated retrieval decided the result, and repeated study added little.

John Dunlosky and four colleagues compared ten study techniques in 2013. Practice testing and practice spread over time received the highest rating in that review. Highlighting and rereading received a low rating, because both leave the learner a spectator.

## Why rereading deceives

**Fluency** is a feeling of ease while something is read or heard. Fluency grows with each reading, and learners mistake the growing ease for growing knowledge. An **illusion of competence** is a false feeling of mastery that comes from having the answer in front of one's eyes. The feeling ends when the page is turned over.

**Recognition** is the ability to tell that something has been met before. Producing something without seeing it is called recall. Recognition is far easier than recall, so that a familiar page proves little about an exam with open questions.

A **judgement of learning** is a prediction by a learner about how well something will be remembered. Judgements made while the answer is visible are often too high. Judgements become more accurate when the learner tries to recall the answer after a delay, because an empty mind cannot be overlooked.

| Study habit | What it trains | What it hides |
| --- | --- | --- |
| Rereading a chapter | recognising sentences | gaps in understanding |
| Highlighting lines | spotting likely key words | missing connections |
| Copying notes | neat handwriting | absence of one's own words |
| Watching a solution | following each move | inability to begin alone |

Active recall feels worse than rereading, because mistakes become visible. Many students in experiments predicted that rereading would serve them better, and the later test contradicted them.

## Forms of retrieval practice

**Free recall** is a form of retrieval in which the learner writes down everything that comes to mind about a topic. **Cued recall** is a form of retrieval in which a hint, such as a question or a first word, points to the answer. Free recall is harder than cued recall, and shows best how ideas hang together.

A **brain dump** is a page filled from memory within a few minutes and without any order. A brain dump works well at the start of a study session because the gaps tell the learner where to begin.

Ways to practise retrieval alone:

- Answering old exam papers under time pressure
- Turning headings of a chapter into questions
- Drawing a diagram on a blank sheet
- Solving a worked example again without looking
- Explaining a concept aloud to an empty chair

Ways to practise retrieval in a group:

- Quizzing a partner with prepared questions
- Comparing two brain dumps of one lecture
- Teaching a short lesson to the others
- Writing a mock exam for another pair

The **generation effect** is an advantage in memory of words that a person produces over words that a person reads. Norman Slamecka and Peter Graf gave the generation effect its name in 1978. Even a partial effort counts, so that filling in missing letters already helps.

## A session step by step

A session of active recall needs a blank page, a pen and the closed material. Twenty minutes are enough for one section of a textbook.

Steps of a recall session:

1. Read one section with full attention
2. Close the book and put the notes away
3. Write down the main points from memory
4. Mark the passages that felt uncertain
5. Open the book and correct the page in another colour
6. Repeat the missing points at the end of the session

The pause between reading and writing may be short on the first day. From the second day on, a session begins with the writing, so that memory has to work before the eyes get help. A coloured pen is useful because the corrections become the study plan for the following day.

Questions should be prepared while the material is being read. A margin with one question for each paragraph turns a book into a test. A good question asks for a reason or a comparison as well as a name, because reasons carry the names with them.

## Feedback and errors

**Corrective feedback** is a message that tells the learner what the right answer would have been. Retrieval without feedback strengthens right answers, but leaves wrong ones standing. Multiple-choice questions in particular need corrective feedback, because a tempting wrong option may otherwise be remembered as true.

Errors during practice do little harm when they are corrected. The **hypercorrection effect** is the tendency of confident errors to be corrected especially well. Brady Butterfield and Janet Metcalfe described the hypercorrection effect in 2001. Surprise seems to play a part, because a confident mistake draws attention to the correction.

**Pretesting** is the practice of answering questions before the material has been studied. Most answers in a pretest are wrong, yet the chapter is often remembered better afterwards. Questions asked in advance direct attention, so that the reader notices the answers on the way.

The moment of feedback matters less than its presence. Immediate feedback suits beginners who would practise a false move. Delayed feedback works well for facts, because the correction then acts as one more spaced review.

## Making active recall a habit

Active recall combines well with **spacing**, which spreads the sessions over days and weeks. A fact should be recalled correctly in more than one session before it counts as learned. A single success may be luck or the echo of a recent reading.

**Transfer** is the ability to use what was learned in a new situation. Reciting definitions trains transfer only a little. Practice questions should therefore change their wording and their numbers, so that the learner recalls an idea and no fixed sentence.

| Situation | Suitable exercise | Typical time |
| --- | --- | --- |
| Right after a lecture | brain dump | 5 minutes |
| Same evening | questions from the margin | 15 minutes |
| Weekend | old exam paper | 60 minutes |
| On the bus | flashcards | 10 minutes |

Two objections to self-testing are common. Cautious learners say that they know too little to test themselves, although a failed attempt prepares the mind for the answer. Nervous learners fear that tests cause stress, although frequent tests without grades make the real exam feel ordinary.

Active recall has its limits where understanding is missing. Questions about material that was not understood lead to rote answers, because the learner memorises the sound of a solution. A recall session should then stop, and an explanation, an example or a teacher should come first.
`;
