export const noteTakingStrategies = `# Note-Taking Strategies

## What notes are for

A **note** is a short record that a learner makes of something heard, read or thought. Notes serve two purposes, which researchers have distinguished since the 1970s. **Encoding** is the process of working on information so that it enters memory. **External storage** is the use of paper or files as a memory outside the head.

The encoding purpose is served while the pen moves. A learner who writes has to choose, shorten and connect, and the choosing already teaches. The storage purpose is served later, when the notes are read again. Francis Di Vesta and Susan Gray separated the two purposes in experiments published in 1972.

**Verbatim notes** are a record that copies the words of the speaker. **Generative notes** are a record that puts the content into the words of the learner. Verbatim notes need little thought, because the hand can follow the ear without understanding. Generative notes take more effort and leave fewer words on the page.

A single system of notes does not suit all occasions. A lecture with a clear structure calls for other notes than a lively discussion, and a textbook calls for other notes than a laboratory. The choice of a method should follow the material and the later use of the notes.

## The Cornell system

The **Cornell system** is a method that divides a page into a wide column, a narrow column and a strip at the bottom. Walter Pauk of Cornell University made the system known through his book on college study in the 1960s. The wide column holds the notes, the narrow column holds questions and key words, and the strip holds a summary.

A **cue** is a key word or a question in the margin that points to a part of the notes. Cues are written after the lecture, so that the learner has to go through the notes once more. A hand or a sheet of paper covers the wide column during revision, and the cues then serve as a test.

Steps of the Cornell system:

1. Record the lecture in the wide column
2. Reduce the notes to cues in the narrow column
3. Recite the content with the wide column covered
4. Reflect on meaning, examples and open questions
5. Review the pages for ten minutes a week

The strip at the bottom takes two or three sentences. A summary is difficult to write when the main idea has been missed, so that the empty strip is a warning. The Cornell system costs some paper, but it turns a set of notes into a set of questions.

## Outlines, charts and maps

The **outline method** is a way of taking notes in which indented lines show what belongs to what. Main topics stand at the margin, and details move to the right. The outline method suits lectures with a clear order, because the indents copy that order.

The **charting method** is a way of taking notes in a table with one column for each feature. The charting method suits comparisons of several similar things, such as battles, chemical elements or software tools. The empty cells of a chart show what is still unknown.

A **mind map** is a drawing in which branches run from a central topic to related ideas. The British author Tony Buzan made mind maps popular in the 1970s. A **concept map** is a drawing in which labelled arrows say how concepts are related. Joseph Novak developed concept maps at Cornell University in the 1970s.

| Method | Best for | Weak point |
| --- | --- | --- |
| Outline | well-ordered lectures | jumping discussions |
| Chart | comparing similar things | stories and arguments |
| Mind map | collecting first ideas | long explanations |
| Concept map | relations with a name | slow to draw |
| Sentence list | very fast talks | no visible structure |

A mind map shows that two ideas are connected, while a concept map also shows how. The labels on the arrows take time, because the learner has to find a verb for each connection.

## Pen or keyboard

Typing is faster than writing by hand for most students. Speed has a price, because fast typists tend to copy what is said. Pam Mueller and Daniel Oppenheimer reported in 2014 that students with laptops took longer and more literal notes than students with pens. The students with pens did better on questions about ideas, although not on questions about facts.

Repetitions of the experiment gave a mixed picture in the following years. Kayla Morehead and her colleagues found smaller and less certain differences in 2019. A careful conclusion is that the manner of taking notes matters more than the tool. A typist who paraphrases can gain as much as a writer.

**Paraphrasing** is the act of saying the same thing in other words. Paraphrasing forces a learner to understand before writing, whereas copying does not. A useful rule is to wait for the end of a thought and then to write it down in a short sentence.

Laptops have a second weakness as tools for notes. Messages and web pages compete for attention, and a screen in the next row also disturbs neighbours. A device in flight mode keeps the speed and removes most of the temptation.

Good reasons for a keyboard:

- Searching through many pages later
- Working together on shared notes
- Writing with an injured hand
- Pasting code or data into the notes

## Notes from reading

Reading allows pauses, so that notes can wait until a section is finished. A reader who underlines on the first pass marks too much, because the important parts are not yet known. A second pass with a pencil is more selective.

**SQ3R** is a reading method with the steps survey, question, read, recite and review. The American psychologist Francis Robinson introduced SQ3R in the 1940s. The survey takes a few minutes and covers headings, pictures and summaries. In the next step, headings are turned into questions, so that the reading becomes a search.

An **annotation** is a note written beside the text to which it belongs. Annotations may define a word, object to a claim or name an example. A page full of colour without a word in the margin is a weak record, because the reason for each line is lost.

A **literature note** is a short summary of one source in the words of the reader. A literature note names the author, the page and the claim, so that the source can be found and checked later. Direct copies should be marked as copies, because unmarked ones turn into plagiarism by accident.

## Linked notes

A **slip box** is a collection of single notes that refer to one another. The German sociologist Niklas Luhmann kept a slip box for several decades and filled it with about 90,000 paper slips. Luhmann gave each slip a number and wrote the numbers of related slips on it.

A **permanent note** is a note that states one idea fully enough to be understood years later. Permanent notes are linked to other notes rather than sorted into one folder. A link is worth more than a folder, because an idea often belongs to several topics.

Habits that keep linked notes useful:

- Writing one idea on each note
- Using whole sentences instead of keywords
- Linking a new note to older ones
- Adding the source of a claim
- Deleting what nobody will need

Linked notes serve long projects such as a thesis, a book or a profession. Students before a single exam rarely need a slip box, because building the links takes more time than the course allows.

## Reviewing and improving notes

Notes that are never opened again serve only the encoding purpose. A first review should follow within a day, so that gaps can be filled while the lecture is still in mind. Kenneth Kiewra and other researchers found that students usually record less than half of the important points of a lecture.

A **revision sheet** is a single page that gathers the content of many pages. A first draft of the revision sheet from memory adds an exercise in recall. Colours and boxes help as long as each colour has one fixed meaning.

| Problem in the notes | Likely cause | Change for the next lecture |
| --- | --- | --- |
| Pages of full sentences | copying the speaker | wait and paraphrase |
| Keywords without sense | writing too little | add a verb and an example |
| Missing main idea | details first | listen for the headline |
| Illegible passages | hurry | use fixed abbreviations |

An **abbreviation** is a shortened form of a word that saves time. Abbreviations must stay the same over the whole term, or the notes become a riddle. Many writers use an arrow for a consequence, a triangle for a change and a question mark for a doubt.

Comparing notes with a fellow student is a cheap improvement. Two people miss different points, so that the combined record is more complete than either half.
`;
