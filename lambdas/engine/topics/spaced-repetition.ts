export const spacedRepetition = `# Spaced Repetition

## What spaced repetition is

**Spaced repetition** is a study method in which the same material comes back several times, with growing pauses in between. A **review** is a short session in which a learner tries to remember something and then checks the answer. Spaced repetition does not ask for more hours of study. Spaced repetition moves the same hours to better moments.

**Massed practice** is a way of studying in which all the work on a topic is done in one sitting. Cramming on the evening before an exam is the best-known form of massed practice. Massed practice feels productive because the material is still fresh while it is being repeated. A test on the next morning may even go well, but most of the material is lost within a few weeks.

Spaced repetition suits any material that has to stay available for a long time. Good candidates for spaced repetition:

- Words of a foreign language
- Anatomical names and their positions
- Formulas and the cases they apply to
- Dates, places and people in history
- Safety rules for rare emergencies

Spaced repetition is of little use for a fact that is needed once and never again. A shopping list needs no schedule, because paper remembers it at no cost.

## The forgetting curve

The **forgetting curve** is a line that shows how much of something learned can still be recalled as time passes. The German psychologist Hermann Ebbinghaus described the forgetting curve in 1885, after years of experiments on himself. Ebbinghaus learned lists of meaningless syllables, waited, and then measured how much time he saved when he learned the same lists again.

**Nonsense syllables** are short sound combinations without a meaning, such as a consonant, a vowel and a consonant. Ebbinghaus chose nonsense syllables so that earlier knowledge could not help him.

The forgetting curve falls steeply at first and flattens later. Most of what is lost is lost in the first hours and days, while the remainder fades slowly. A review therefore pays most when it comes before the steep part of the curve has done its damage.

**Savings** are the amount of time by which relearning is shorter than the first learning. Savings show that something forgotten has often not vanished, because a second round of learning goes faster than the first.

Meaningful material is forgotten more slowly than nonsense syllables. A poem, a proof or a story has connections inside it, so that one part helps to bring back another. The shape of the curve stays alike, but the fall is gentler.

## Why spacing works

The **spacing effect** is an advantage in memory that spread study has over the same amount of study in one block. Ebbinghaus had already noticed the spacing effect in the nineteenth century. A large review of several hundred experiments, published by Nicholas Cepeda and his colleagues in 2006, confirmed the spacing effect for words, texts and other verbal material.

Researchers give several reasons, and more than one of them may be true. Recalling something after a pause is harder than recalling it at once, and the effort strengthens the memory. A pause also changes the surroundings and the mood, so that the memory becomes tied to more than one situation.

Robert Bjork and Elizabeth Bjork separate two strengths of a memory. **Storage strength** is a measure of how deeply something is learned. **Retrieval strength** is a measure of how easily something comes to mind at the moment. Retrieval strength drops within days, while storage strength hardly falls at all. A review raises storage strength most when retrieval strength has dropped a little, because recall then takes effort.

A **desirable difficulty** is a hurdle that slows practice down now and makes learning last longer. Robert Bjork introduced the name in 1994. A pause that makes recall harder is desirable, whereas blurred print or a noisy room is only difficult.

## Choosing the gaps

An **interval** is the time between one review of an item and the next. The best interval depends on how long the knowledge has to last. Experiments by Nicholas Cepeda and his colleagues, published in 2008, showed that longer goals call for longer intervals. A learner with a test next week reviews after a day or two, and a learner with an exam next year waits for weeks.

A common plan starts with a short interval and stretches it after each success. An **expanding schedule** is a plan in which each interval is longer than the one before it. A **fixed schedule** is a plan in which all intervals have the same length. Studies find only small differences between expanding and fixed schedules, so that the habit matters more than the exact numbers.

| Goal | First review | Later reviews |
| --- | --- | --- |
| Quiz in one week | after 1 day | once more after 3 days |
| Exam in one month | after 2 days | weekly |
| Exam in six months | after 1 week | about once a month |
| Knowledge for life | after 1 week | after months, then years |

The figures in the table are rules of thumb and not laws. A missed answer is a sign that the interval was too long. The item should therefore come back sooner. An easy answer allows a longer interval, because repeating what is well known wastes time.

## The Leitner box

The **Leitner system** is a way of spacing paper flashcards with a row of boxes. The science writer Sebastian Leitner described the Leitner system in a book on learning in 1972. A **flashcard** is a card with a question on one side and the answer on the other.

How a review with the Leitner system works:

1. Take a card from the box that is due
2. Say the answer aloud before turning the card
3. Turn the card and compare the answers
4. Move the card one box forward after a right answer
5. Put the card back into the first box after a wrong answer

Cards in the first box are reviewed daily, and cards in later boxes wait longer. A typical set of five boxes is opened daily, every two days, weekly, every two weeks and monthly. A card that has left the last box counts as learned.

The Leitner system spends the time of a learner where it is needed. Difficult cards stay near the front, because mistakes send them back to the first box. Easy cards travel to the last box after a few rounds and take hardly any time.

## Software and schedules

A **scheduling algorithm** is a rule by which a program decides when a card comes back. The Polish programmer Piotr Woźniak wrote the first version of his program SuperMemo in 1987. The early algorithm SM-2 asks the learner to grade how easy an answer was and multiplies the interval accordingly. The free program Anki, released by Damien Elmes in 2006, made such schedules popular among students of medicine and languages.

An **ease factor** is a number that says how fast the intervals of one card grow. A card with the ease factor 2.5 that waited 10 days comes back after 25 days. An answer found only with great effort lowers the ease factor in SM-2, so that shaky cards return more often.

A program removes the work of planning, but a backlog can grow. New cards cause reviews for months, because all of them return several times. Ten new cards a day lead to many more than ten reviews a day after a few weeks. A learner who misses a week should stop adding cards until the backlog is gone.

## Good cards and common mistakes

The **minimum information principle** is a rule for card writers that says one card should ask for one small fact. Piotr Woźniak recommends short cards because a long answer can be half right, and half-right answers are hard to grade. A list of nine causes makes a poor card, whereas nine cards with one cause and a hint each are easy to review.

Understanding has to come before repetition, or the reviews are wasted. A sentence that makes no sense on the first day will make no sense after ten reviews. Learners who write their own cards benefit twice, because choosing the wording already forces them to think.

| Mistake | Consequence | Remedy |
| --- | --- | --- |
| Reading the answer too early | recall is never practised | pause before turning |
| Putting a paragraph on one card | grading becomes guesswork | split the content |
| Adding fifty cards in an evening | reviews pile up weeks later | set a daily limit |
| Keeping cards nobody needs | motivation drops | delete without regret |

**Interleaving** is a way of practising in which different kinds of problems are mixed. Interleaving fits well with spaced repetition, because mixed cards force a learner to decide which method a question calls for. A quarter of an hour a day is enough for most goals, provided that the reviews take place.
`;
