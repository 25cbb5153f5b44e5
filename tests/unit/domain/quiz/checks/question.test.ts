import { describe, expect, it } from 'vitest';
import { examine, type ProposedQuestion } from '../../../../../lambdas/domain/quiz/checks/question.ts';
import type { CheckRule } from '../../../../../lambdas/domain/scene/checks/finding.ts';
import { checkContextOf, goodQuestions, mistakesOf, riverChunks } from '../../../../fixtures/lesson/questions.ts';
import { rivers } from '../../../../fixtures/lesson/rivers.ts';

const chunks = riverChunks(2);
const context = checkContextOf(chunks);
const [alder] = rivers;
if (!alder) throw new Error('no river');
const [lengths, fish, stone] = goodQuestions(alder, 'c1') as [ProposedQuestion, ProposedQuestion, ProposedQuestion];

const rulesOf = (question: ProposedQuestion, language = 'en'): CheckRule[] =>
  examine(question, { ...context, language }).findings.map(({ rule }) => rule);
const withOptions = (question: ProposedQuestion, ...options: string[]): ProposedQuestion => ({
  ...question,
  options,
  about: mistakesOf(options),
});

it('finds nothing wrong with a good question', () => {
  for (const question of [lengths, fish, stone]) expect(rulesOf(question)).toEqual([]);
});

it('takes the letters off that stand before options', () => {
  const lettered = withOptions(fish, ...fish.options.map((option, index) => `${'ABCD'[index]}) ${option}`));
  expect(examine(lettered, context).resolved?.options).toEqual(fish.options);
});

describe('the checks find', () => {
  it.each<[string, CheckRule, ProposedQuestion]>([
    ['a key that names no option', 'key', { ...fish, correctAnswer: 'E' }],
    [
      'a quote that stands nowhere',
      'evidence',
      { ...fish, evidence: { chunk: 'c1', quote: 'They catch gold in spring.' } },
    ],
    ['a quote about something else', 'evidence', { ...fish, level: 'recall', evidence: lengths.evidence }],
    ['a single option [QUIZ-02]', 'options', withOptions(fish, 'trout')],
    ['five options [QUIZ-02]', 'options', withOptions(fish, 'trout', 'dace', 'carp', 'eel', 'perch')],
    [
      'two options that differ in case and space only',
      'options',
      withOptions(fish, 'trout', 'Brown  eel', 'brown eel'),
    ],
    ['an empty option', 'options', withOptions(fish, 'trout', 'eel', ' ')],
    ['"all of the above"', 'options', withOptions(fish, 'trout', 'eel', 'All of the above')],
    ['"none of these"', 'options', withOptions(fish, 'trout', 'eel', 'None of these')],
    ['"all of the answers"', 'options', withOptions(fish, 'trout', 'eel', 'All of the answers')],
    ['"both A and B"', 'options', withOptions(fish, 'trout', 'eel', 'Both A and B')],
    ['a question of under five words', 'stem', { ...fish, question: 'Which fish there?' }],
    [
      'a right option that is much longer',
      'length-cue',
      withOptions(stone, 'granite along its whole upper course', 'slate', 'shale', 'chalk'),
    ],
    [
      'a right option that is much shorter',
      'length-cue',
      withOptions(stone, 'granite', 'slate from end to end', 'shale that breaks easily', 'chalk from the sea floor'),
    ],
    ['an absolute word', 'absolute', withOptions(fish, 'trout', 'They never catch eel', 'bream')],
    ['an unstressed "not"', 'negation', { ...fish, question: 'Which fish is not caught beside the Alder in spring?' }],
    [
      'an article that fits one option',
      'grammar-cue',
      withOptions({ ...fish, question: 'In spring people beside the Alder catch a' }, 'trout', 'eel', 'oyster'),
    ],
    ['a plural among singulars', 'grammar-cue', withOptions(fish, 'trout', 'eels', 'breams')],
    [
      'a word of the question in the right option alone',
      'repeated-word',
      withOptions(fish, 'spring trout', 'winter eel', 'autumn bream'),
    ],
    [
      'a question that contains its answer',
      'given-away',
      { ...fish, question: 'What are the trout that people catch in early spring?' },
    ],
    ['numbers beside words', 'distractor', withOptions(lengths, '60 kilometres', 'Bramwater', 'granite')],
    ['another script', 'distractor', withOptions(fish, 'trout', 'лосось', 'eel')],
    [
      'a number far from the others',
      'distractor',
      withOptions(lengths, '60 kilometres', '77 kilometres', '99000 kilometres'),
    ],
    ['a missing explanation', 'explanation', { ...fish, explanation: '' }],
    [
      'letters in an explanation that is shuffled',
      'explanation',
      { ...fish, explanation: 'Option A is what the text says.' },
    ],
    ['HTML', 'html', { ...fish, explanation: 'It is <script>alert(1)</script> trout, the text says.' }],
    ['a foreign address', 'address', { ...fish, explanation: 'It is trout; see https://fish.example/trout for more.' }],
    ['the marks around the material', 'leak', { ...fish, explanation: 'It is trout, as chunk c1 says in its end.' }],
    ['the instructions', 'leak', { ...fish, explanation: `Trout. ${context.rules}` }],
  ])('%s', (_, rule, question) => {
    expect(rulesOf(question)).toContain(rule);
  });
});

it('names the absolute word of an option', () => {
  const { findings } = examine(withOptions(fish, 'trout', 'Nothing but eel', 'bream'), context);
  expect(findings).toMatchObject([{ rule: 'absolute', reason: expect.stringContaining('"Nothing"') }]);
});

it('lets options pass that speak of all or some of a thing', () => {
  const options = ['some of the trout', 'none of the eels', 'both of the breams'];
  expect(rulesOf(withOptions(fish, ...options))).toEqual([]);
});

it('lets a stressed NOT pass', () => {
  expect(rulesOf({ ...fish, question: 'Which fish is NOT caught beside the Alder in spring?' })).toEqual([]);
});

it('looks for flaws of English in English alone', () => {
  expect(rulesOf(withOptions(fish, 'trout', 'eels', 'breams'), 'nl')).toEqual([]);
});
