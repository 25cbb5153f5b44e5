import { describe, expect, it } from 'vitest';
import type { CheckRule } from '../../../../../lambdas/domain/scene/checks/finding.ts';
import {
  type ProposedScene,
  type SceneContext,
  sceneOutcome,
} from '../../../../../lambdas/domain/scene/checks/scene-outcome.ts';
import { checkContextOf, riverChunks } from '../../../../fixtures/lesson/questions.ts';
import { lengthSentence, rivers } from '../../../../fixtures/lesson/rivers.ts';

const chunks = riverChunks(1);
const [chunk] = chunks;
const [alder] = rivers;
if (!chunk || !alder) throw new Error('no chunk');

const context: SceneContext = {
  ...checkContextOf(chunks),
  title: 'A cold spring',
  words: { min: 60, max: 900 },
  needsSources: true,
};
const scene = (some: Partial<ProposedScene> = {}): ProposedScene => ({
  title: 'Ignored',
  content: chunk.text,
  sources: [{ chunk: 'c1', quote: lengthSentence(alder) }],
  terms: [],
  ...some,
});
const outcome = (some: Partial<ProposedScene> = {}, inContext: Partial<SceneContext> = {}) =>
  sceneOutcome(scene(some), { ...context, ...inContext });
const rules = (...given: Parameters<typeof outcome>): CheckRule[] => outcome(...given).findings.map(({ rule }) => rule);
const also = (text: string) => ({ content: `${chunk.text}\n\n${text}` });

it('finds nothing wrong with a good chapter, and keeps the planned title', () => {
  const { scene: written, findings } = outcome();
  expect(findings).toEqual([]);
  expect(written.title).toBe('A cold spring');
  expect(written.sources[0]).toMatchObject({ chunk: 'c1', quote: lengthSentence(alder) });
});

it('reads nothing further of what is far too long', () => {
  const { scene: written, findings } = outcome({ content: `${chunk.text} <b>\n\n`.repeat(60) });
  expect(findings.map(({ rule }) => rule)).toEqual(['length']);
  expect(written.content).toBe('');
});

describe('the checks find', () => {
  it.each<[string, CheckRule, Parameters<typeof outcome>]>([
    [
      'a chapter without a passage of the material',
      'sources',
      [{ sources: [{ chunk: 'c1', quote: 'Nobody wrote this sentence.' }] }],
    ],
    ['too few words', 'length', [{ content: 'The river runs.' }]],
    ['too many words', 'length', [{ content: `${chunk.text}\n\n`.repeat(8) }]],
    ['HTML', 'html', [also('<img src=x onerror=alert(1)>')]],
    ['an address in running text', 'address', [also('Write to evil@example.com today.')]],
    ['a bare domain', 'address', [also('More at rivers-of-gold.com/now for those who care.')]],
    ['the instructions', 'leak', [also(context.rules)]],
    ['a mark of the prompt', 'leak', [also('As `<material>` says, the water is cold.')]],
    [
      'another language',
      'language',
      [
        {
          content:
            'Die Alder fließt durch ein enges Tal, in dem der Schnee bis in den Sommer liegen bleibt und das Wasser kalt hält. Weiter unten wird der Boden weich, und die Bauern haben niedrige Dämme gebaut. '.repeat(
              3,
            ),
        },
      ],
    ],
    ['no title', 'title', [{ title: ' ' }, { title: null }]],
  ])('%s', (_, rule, given) => {
    expect(rules(...given)).toContain(rule);
  });
});

it('asks only chapters for a passage', () => {
  expect(rules({ sources: [] }, { needsSources: false })).toEqual([]);
});

describe('what can be mended is mended', () => {
  it('turns a foreign link into its words and takes pictures out', () => {
    const text =
      'See [the mill](https://evil.example/x), ![a map](https://evil.example/m.png) and [the book][1].\n\n[1]: https://evil.example';
    const { scene: written, findings } = outcome(also(text));
    expect(findings).toEqual([]);
    expect(written.content).toMatch(/See the mill, a map and the book\.$/);
  });

  it('keeps a link that the material has', () => {
    const linked = { ...chunk, text: `${chunk.text} [Maps](https://rivers.example/maps)` };
    const { scene: written, findings } = outcome({ content: linked.text }, checkContextOf([linked]));
    expect(findings).toEqual([]);
    expect(written.content).toContain('(https://rivers.example/maps)');
    const inText = { content: `${chunk.text} It is at **https://rivers.example/maps**.` };
    expect(outcome(inText, checkContextOf([linked])).findings).toEqual([]);
  });

  it('does not show the title twice', () => {
    expect(outcome({ content: `## A cold spring\n\n${chunk.text}` }).scene.content).toBe(chunk.text);
  });

  it('drops quotes that stand nowhere and keeps the others once', () => {
    const quote = lengthSentence(alder);
    const sources = [
      { chunk: 'c1', quote },
      { chunk: 'c1', quote: 'Nobody wrote this sentence.' },
      { chunk: 'c9', quote },
    ];
    expect(outcome({ sources }).scene.sources).toHaveLength(1);
  });

  it('keeps a term only when the scene mentions it', () => {
    const terms = [
      { term: 'springs', definition: 'Where a river begins.' },
      { term: 'turbine', definition: 'A wheel.' },
    ];
    expect(outcome({ terms }).scene.terms.map(({ term }) => term)).toEqual(['springs']);
  });
});

it('leaves code that looks like HTML alone', () => {
  expect(rules(also('Write `<div>` and then:\n\n```html\n<p>x</p>\n```'))).toEqual([]);
});
