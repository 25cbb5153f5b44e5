import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OpenAnswerSchema } from '../../../../lambdas/domain/model/answers.ts';
import { openOutcome } from '../../../../lambdas/domain/quiz/checks/open-outcome.ts';
import { checkContext } from '../../../../lambdas/pipeline/writing/context.ts';
import { contractOf } from '../../../fixtures/lesson/contract.ts';
import { answerTo } from '../../../fixtures/lesson/engine.ts';
import { contextFor, contractFor, fixture, teach } from '../teach.ts';

const wanted = { shortAnswers: 3, caseStudies: 1 };
const read = (name: string) => readFileSync(new URL(`../../../fixtures/texts/${name}`, import.meta.url), 'utf8');

/** Everything the engine asks of a whole text, and what the checks leave of it. */
const askedOf = (text: string) => {
  const context = contextFor(text, contractOf({ mode: 'traditional' }));
  const chunks = context.chunks.map(({ id }) => id);
  const task = { kind: 'open' as const, order: 4, title: 'Check', chunks, ...wanted };
  const ask = () => OpenAnswerSchema.parse(answerTo(context.prompt.call(task)));
  const outcome = openOutcome(ask().questions, { ...checkContext(context, chunks), others: [], wanted });
  return { ask, ...outcome };
};

describe('open questions without a model', () => {
  it.each(['cellular-respiration.txt', 'ferry-manual.md', 'eisenbahn.md', 'ciclo-del-agua.md'])(
    'are made of the sentences of %s and pass every check',
    (name) => {
      const { passed, rejected } = askedOf(read(name));
      expect(rejected).toEqual([]);
      expect(passed.filter(({ kind }) => kind === 'case_study')).toHaveLength(1);
      expect(passed.filter(({ kind }) => kind === 'short_answer').length).toBeGreaterThanOrEqual(2);
      for (const { points } of passed) for (const { evidence } of points) expect(read(name)).toContain(evidence.quote);
    },
  );

  it.each(['cellular-respiration.txt', 'ferry-manual.md', 'the-salt-road.txt'] as const)(
    'are as many as a lesson agreed on where the material holds them: %s',
    async (name) => {
      const assessment = { mcqCount: 4, shortAnswerCount: 2, caseStudyCount: 1 };
      const wishes = { mode: 'traditional', lessonStyle: 'structured', genre: '', authorStyle: '' } as const;
      const { scenes } = await teach(
        fixture(name),
        contractFor(30, { ...wishes, assessment, questionTarget: 7, sceneTarget: 8 }),
      );
      const kinds = scenes.flatMap(({ quiz }) => quiz?.questions ?? []).map(({ kind = 'mcq' }) => kind);
      const count = (kind: string) => kinds.filter((each) => each === kind).length;
      expect([count('mcq'), count('short_answer'), count('case_study')]).toEqual([4, 2, 1]);
    },
  );

  it('ask of a part by its heading, and not of a word that any text could use', () => {
    const text = `# The mill at Oberau

## How the wheel turns

Water from the brook fills one bucket of the wheel after the other. The weight of the filled buckets turns a wheel of five metres.
The miller closes a gate of oak in the channel when the wheel turns too fast. A bucket that leaks costs the mill a tenth of its power.

## How the stones grind

The upper stone turns and the lower stone lies still. Grain falls through a hole in the middle of the upper stone. Flour runs out at the rim
into a chest of beech wood. A mason cuts new furrows into both stones every second month of the year.`;
    const asked = askedOf(text).passed.filter(({ kind }) => kind === 'short_answer');
    expect(asked.map(({ question }) => question)).toContainEqual(
      expect.stringMatching(/“How the (?:wheel turns|stones grind)”/),
    );
    expect(asked.filter(({ question }) => /“(?:stone|wheel|water)”/.test(question))).toEqual([]);
  });

  it('hold nothing that somebody says for a point that matters', () => {
    const { passed } = askedOf(read('the-salt-road.txt'));
    expect(passed.length).toBeGreaterThan(0);
    expect(passed.flatMap(({ points }) => points).filter(({ text }) => /^["“]/.test(text))).toEqual([]);
  });

  it('are the same every time', () => {
    const { ask } = askedOf(read('suez-canal.txt'));
    expect(ask()).toEqual(ask());
  });

  it('are not asked in a language whose words for asking are missing', () => {
    expect(
      askedOf('细胞是生命的最小单位。每个细胞都有一层膜。植物细胞还有细胞壁。细胞核里有遗传物质。'.repeat(8)).passed,
    ).toEqual([]);
  });
});
