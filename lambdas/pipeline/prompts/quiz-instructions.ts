import { leastBeyondRecall } from '../../domain/quiz/levels.ts';
import type { QuizTask } from './tasks.ts';

const count = (questions: number): string =>
  questions === 1 ? '1 multiple-choice question' : `${questions} multiple-choice questions`;

const beyondRecall = (questions: number): string => {
  if (questions === 1) return 'It asks';
  const least = leastBeyondRecall(questions);
  return least === questions ? 'All of them ask' : `At least ${least} of the ${questions} ask`;
};

/** Few, so that each is asked for from two sides rather than a side matter once. */
const keyIdeas = (questions: number): number => Math.max(2, Math.ceil(questions / 2));

/** How questions with options are asked for; what is asked of them is what `domain/quiz/checks` looks for. */
export const quizInstructions = ({
  questions,
  told,
  refused,
}: QuizTask): string => `Write ${count(questions)} on the chunks named in the task.
${told ? '- The field "told" of the task holds the chapters before with the point of each: each point that your chunks hold is an idea. Call things as their terms do.\n' : ''}- Repeat the title of the task as "title"; "description" says in one sentence what the questions are about.
- "ideas" comes first: the key ideas of the chunks, at most ${keyIdeas(questions)}, the weightiest first, each in a sentence: what a reader should still know in a year. An objective is one, a point, what the summary names; a step, an example, a box beside the text, somebody's story, the wording of a law are none: name what they show. Ask for each in their order, then for each from a second side: its cause, its consequence, its limit, another case of it; no question says what answers another one. "idea" is the number of the one that a question asks for, itself, so that only who has understood it can answer: a full question of five words or more, without "not" and without words like "always" or "never".
- "level" is what a question asks for: "recall" what the material says; "explain" why or how something is so; "apply" an idea in a case that the material does not tell, by its facts alone and not by what they mean; "compare" what two things share or how they differ; "infer" what follows from two statements. ${beyondRecall(questions)} for more than recall.
- Four options, or two to three where the material offers no more good ones: never "all" or "none of the above", of one kind, built alike, about one length and equally careful, each saying one thing in words of its own, and only one of them right. Each wrong one is what somebody believes who has half understood: what the material says of something near, the cause for the effect, the rule where its limit holds, what many believe before they read. By hearsay it is as plausible as the right one: none is absurd, says less, has another subject, or is ruled out by the question.
- Wording tells nothing: neither the question nor its case says the right one already, and no word of theirs stands in it alone; it does not share the most parts with the others, and no two are each other's mirror.
- "correctAnswer" is the letter of the right option. "explanation" says in one or two sentences why it is right and names no letters: options are shuffled afterwards.
- "about" has one entry for each option, in their order: for a wrong one the mistake of whoever chooses it, in at most 200 characters, what is confused or overlooked ("That takes the cause for …"), another one for each; empty for the right one. It names no letters and no other questions.
- "evidence" is the chunk and the quote that decides the question; "second" another one where it takes two, else both fields empty. Of "recall" the quote contains the right option or plainly says the same. Of the others the right option follows from the quotes, so that a reader who has nothing else would choose it.
- "reasoning" is one line of at most 300 characters that leads from the quotes to the right option, in their terms; empty where a quote says it.
- No two questions ask the same thing. Ask fewer if the chunks do not hold enough: fewer is right, padding is not.${refused ? '\n- The field "refused" holds questions of an earlier answer with their options, quotes and what was wrong: mend each at its level, or ask another one of that level on the same idea, or on one that its reasons name; none may come back as a lighter one.' : ''}`;
