import { beforeAll, describe, expect, it } from 'vitest';
import type { QuizAnswer } from '../../../../lambdas/domain/model/answers.ts';
import { comparable } from '../../../../lambdas/domain/quiz/checks/comparable.ts';
import { isDuplicate } from '../../../../lambdas/domain/quiz/checks/duplicates.ts';
import { examine } from '../../../../lambdas/domain/quiz/checks/question.ts';
import { fold } from '../../../../lambdas/domain/scene/fold.ts';
import { answerTo } from '../../../fixtures/lesson/engine.ts';
import { contextFor, contractFor, fixture, fixtureNames, quizzesIn, teach } from '../teach.ts';

describe.each(fixtureNames)('the questions on %s', (name) => {
  let quizzes: QuizAnswer[];
  const written = contextFor(fixture(name), contractFor(60));
  const context = {
    chunks: written.chunks,
    material: written.material,
    language: written.language,
    rules: written.prompt.rules,
  };
  beforeAll(async () => {
    quizzes = quizzesIn(await teach(fixture(name), contractFor(60)));
  });
  const questions = () => quizzes.flatMap((quiz) => quiz.questions);

  it('show no flaw of item writing at all', () => {
    expect(questions().length).toBeGreaterThan(3);
    const flaws = questions().flatMap((question) =>
      examine(question, context).findings.map(({ rule }) => [rule, question.question]),
    );
    expect(flaws).toEqual([]);
  });

  it('have evidence that stands in its chunk word for word and contains the right option', () => {
    for (const { evidence, options, correctAnswer } of questions()) {
      const chunk = context.chunks.find(({ id }) => id === evidence.chunk);
      const key = options['ABCD'.indexOf(correctAnswer)] ?? '?';
      expect(chunk?.text).toContain(evidence.quote);
      expect(fold(evidence.quote)).toContain(fold(key));
    }
  });

  it('have three or four different options', () => {
    for (const { options } of questions()) {
      expect([3, 4]).toContain(options.length);
      expect(new Set(options.map(fold)).size).toBe(options.length);
    }
  });

  it('are all different', () => {
    const asked = questions()
      .map((question) => examine(question, context).resolved)
      .filter((one) => one !== undefined)
      .map(comparable);
    const twice = asked.filter((one, index) => asked.slice(0, index).some((other) => isDuplicate(one, other)));
    expect(twice).toEqual([]);
  });

  it('spread the right options over the positions of a quiz', () => {
    const long = quizzes.filter((quiz) => quiz.questions.length >= 3);
    expect(long.length).toBeGreaterThan(0);
    for (const { questions } of long)
      expect(new Set(questions.map(({ correctAnswer }) => correctAnswer)).size).toBeGreaterThan(1);
  });
});

describe('a quiz', () => {
  const context = contextFor(fixture('suez-canal.txt'), contractFor(45));
  const ask = (questions: number, more: { kept?: string[]; reasons?: string[] } = {}): QuizAnswer => {
    const task = { kind: 'quiz', order: 5, title: 'A quiz', chunks: ['c1', 'c2'], questions, ...more } as const;
    return answerTo(context.prompt.call(task)) as QuizAnswer;
  };

  it('is never padded: it has what the chunks hold and no more', () => {
    const many = ask(60).questions.length;
    expect(many).toBeGreaterThan(5);
    expect(many).toBeLessThan(60);
    expect(ask(2).questions).toHaveLength(2);
  });

  it('asks about its own chunks only', () => {
    expect(new Set(ask(60).questions.map(({ evidence }) => evidence.chunk))).toEqual(new Set(['c1', 'c2']));
  });

  it('asks about something else than what it keeps', () => {
    const first = ask(4).questions.map(({ question }) => question);
    const again = ask(4, { kept: first, reasons: ['Another question of this lesson asks the same.'] });
    expect(again.questions.length).toBeGreaterThan(0);
    expect(again.questions.filter(({ question }) => first.includes(question))).toEqual([]);
  });

  it('gives up a question that a reason quotes', () => {
    const [first] = ask(1).questions;
    const again = ask(1, { reasons: [`“${first?.question}” cannot stand: two options are right.`] });
    expect(again.questions[0]?.question).not.toBe(first?.question);
  });
});
