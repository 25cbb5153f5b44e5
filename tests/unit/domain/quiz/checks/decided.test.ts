import { describe, expect, it } from 'vitest';
import { examine, type ProposedQuestion } from '../../../../../lambdas/domain/quiz/checks/question.ts';
import { chunksOf } from '../../../../fixtures/lesson/chunks-of.ts';
import { checkContextOf } from '../../../../fixtures/lesson/questions.ts';

const TRACTION = 'Baking soda reacts with an acid at once, so the gas leaves a batter that waits.';
const OVEN = 'Baking powder holds back part of its gas until the oven heats it.';
const SALT = 'Salt slows the yeast of a dough and stops its crumb from tearing.';
const chunks = chunksOf(`${TRACTION} ${OVEN}\n\n${SALT}`);
const [chunk] = chunks.map(({ id }) => id) as [string];
const context = checkContextOf(chunks);

/** Nothing in the material says it: it follows from two of its sentences. */
const inferred: ProposedQuestion = {
  question: 'A cook mixes two batters in the evening and bakes them next morning. Which one rises?',
  options: [
    'The one raised with baking powder',
    'The one raised with baking soda',
    'Both of them rise alike',
    'Not one of them rises',
  ],
  correctAnswer: 'A',
  explanation: 'Only what keeps its gas until it is heated can still lift a batter that stood all night.',
  level: 'infer',
  evidence: { chunk, quote: OVEN },
  second: { chunk, quote: TRACTION },
  reasoning: 'Soda gives off its gas while the batter waits; powder keeps part of its gas for the oven.',
  about: ['', 'That forgets that soda reacts at once.', 'That overlooks the waiting.', 'That takes both for soda.'],
};

const findingsOf = (some: Partial<ProposedQuestion>, also: object = {}) =>
  examine({ ...inferred, ...some }, { ...context, ...also }).findings.map(({ rule }) => rule);

/** No quote says its right option. */
const unsaid: Partial<ProposedQuestion> = {
  options: ['The first of them', 'The second of them', 'Both of them alike', 'Neither of the two'],
  question: 'One batter has baking powder, one baking soda; both stand overnight. Which one rises in the oven?',
};

describe('an inference', () => {
  it('stands on two quotes and a line of reasoning, and keeps its level', () => {
    const { resolved, findings } = examine({ ...inferred, ...unsaid }, context);
    expect(findings).toEqual([]);
    expect(resolved).toMatchObject({
      level: 'infer',
      evidence: { quote: OVEN },
      second: { quote: TRACTION },
      reasoning: inferred.reasoning,
    });
  });

  it('is refused without its reasoning, unless a quote says the right option', () => {
    expect(findingsOf({ ...unsaid, reasoning: ' ' })).toEqual(['reasoning']);
    expect(findingsOf({ reasoning: '' })).toEqual([]);
  });

  it('may be in words of its own at any level, if the line to it has those of the quotes', () => {
    const elsewhere: Partial<ProposedQuestion> = {
      question: 'Two camps strike their tents at dawn. Whose breakfast loaf is flat?',
      options: [
        'The camp that stirred early',
        'The camp that stirred late',
        'Both of the camps',
        'Neither of the camps',
      ],
      evidence: { chunk, quote: TRACTION },
      second: { chunk: '', quote: '' },
      reasoning: 'Baking soda reacts with an acid at once, so a batter that waits loses its gas.',
    };
    for (const level of ['apply', 'infer', 'explain', 'compare'] as const) {
      expect(findingsOf({ ...elsewhere, level })).not.toContain('evidence');
      expect(findingsOf({ ...elsewhere, level, reasoning: 'Nights are long.' })).toContain('evidence');
    }
  });

  it('is refused when it calls itself recall', () => {
    expect(findingsOf({ ...unsaid, level: 'recall' })).toEqual(['evidence']);
  });

  describe('where somebody solves it afterwards', () => {
    const solved = { solved: true };

    it('may say in other words what its quote says, without a line that leads there', () => {
      const said: Partial<ProposedQuestion> = {
        question: 'Why does baking powder lift a batter that has stood all night?',
        options: ['It acts late', 'It acts early', 'It acts twice', 'It acts alone'],
        second: { chunk: '', quote: '' },
        reasoning: '',
      };
      for (const level of ['recall', 'compare'] as const) {
        expect(findingsOf({ ...said, level }, solved)).toEqual([]);
        expect(findingsOf({ ...said, level })).toHaveLength(1);
      }
    });

    it('may have all words of its own where its explanation has those of the quote', () => {
      const own: Partial<ProposedQuestion> = {
        question: 'Two camps strike their tents at dawn. Whose loaf turns out flat?',
        options: ['The early one', 'The late one', 'The small one', 'The large one'],
        evidence: { chunk, quote: TRACTION },
        second: { chunk: '', quote: '' },
        reasoning: '',
      };
      const explanation = 'Baking soda reacts with an acid at once, so whoever waits has lost the gas.';
      expect(findingsOf({ ...own, explanation, level: 'explain' }, solved)).toEqual([]);
      expect(findingsOf({ ...own, explanation, level: 'explain' })).toEqual(['reasoning']);
      expect(findingsOf({ ...own, explanation: 'Nights in a tent are long.', level: 'explain' }, solved)).toEqual([
        'reasoning',
      ]);
    });

    it('is refused when its quote is about something else, or stands nowhere', () => {
      const alone = { second: { chunk: '', quote: '' }, reasoning: '' };
      for (const quote of [SALT, 'Soda keeps all of its gas.'])
        expect(findingsOf({ ...unsaid, ...alone, level: 'recall', evidence: { chunk, quote } }, solved)).toEqual([
          'evidence',
        ]);
    });
  });

  it('is refused when a quote it needs stands nowhere', () => {
    const quote = 'Soda keeps all of its gas for the oven.';
    expect(findingsOf({ ...unsaid, second: { chunk, quote } })).toEqual(['evidence']);
  });

  it('is refused when one of its quotes is about something else', () => {
    expect(findingsOf({ ...unsaid, second: { chunk, quote: SALT } })).toEqual(['evidence']);
  });

  it('is refused when its reasoning is no line, names letters or has markup', () => {
    expect(findingsOf({ ...unsaid, reasoning: 'Soda reacts at once. '.repeat(30) })).toEqual(['reasoning']);
    expect(findingsOf({ ...unsaid, reasoning: `${inferred.reasoning} So option A is right.` })).toEqual(['reasoning']);
    expect(findingsOf({ ...unsaid, reasoning: `${inferred.reasoning} <b>So.</b>` })).toContain('html');
  });
});

it('needs no second quote, and takes the same one twice for one', () => {
  const once = { ...inferred, second: { chunk: '', quote: '' } };
  expect(examine(once, context).findings).toEqual([]);
  expect(examine({ ...inferred, second: inferred.evidence }, context).resolved).not.toHaveProperty('second');
});

describe('the mistake behind a wrong option', () => {
  it('is kept beside it', () => {
    expect(examine(inferred, context).resolved?.about).toEqual(inferred.about);
  });

  const instead = (text: string) => ['', text, ...inferred.about!.slice(2)];
  it.each([
    ['is missing', instead('')],
    ['is the same as of another one', instead(inferred.about![2]!)],
    ['is much longer than a sentence', instead('That forgets that soda reacts at once. '.repeat(8))],
    ['names options by letter', instead('That is what option B is about.')],
    ['speaks of another question', instead('See question 2, where soda is the answer.')],
    ['has markup', instead('That forgets <i>soda</i>.')],
    ['repeats the instructions', instead(context.rules)],
    ['is missing for all', []],
  ])('is asked for where it %s', (_, about) => {
    expect(findingsOf({ about })).toEqual(['mistake']);
  });

  it('is not asked of a model that copies, which keeps no level either', () => {
    expect(findingsOf({ about: [] }, { copies: true })).toEqual([]);
    expect(examine(inferred, { ...context, copies: true }).resolved).not.toHaveProperty('level');
  });

  it('has to be in the language of the lesson', () => {
    const german = 'Das übersieht, dass der Teig die ganze Nacht über steht und das Gas schon lange entwichen ist.';
    const english = inferred.about!.map((text) => (text ? `${text} That is what most people get wrong here.` : ''));
    const asked = {
      question: 'Welcher der beiden Teige geht am nächsten Morgen im Ofen noch auf?',
      options: ['Der erste von beiden', 'Der zweite von beiden', 'Alle beide gleich gut', 'Keiner von den beiden'],
      explanation: 'Nur was sein Gas für den Ofen aufhebt, hebt den Teig noch am nächsten Morgen.',
      reasoning: 'Das eine Mittel gibt sein Gas sofort ab, das andere hebt einen Teil davon für den Ofen auf.',
    };
    const translated = { language: 'de', from: 'en' };
    expect(
      findingsOf({ ...asked, about: ['', german, `${german} Und mehr.`, `${german} Oder so.`] }, translated),
    ).toEqual([]);
    expect(findingsOf({ ...asked, reasoning: '', about: english }, translated)).toContain('language');
  });
});
