import cdk from '../../cdk.json' with { type: 'json' };
import type { Mode } from '../../shared/catalogue/contract-choices.ts';
import type { Figure } from './report.ts';
import { type ModelUse, materials, scriptedLesson } from './scripted-lesson.ts';

const { price } = cdk.context['fabula:model'];

interface Sum {
  readonly calls: number;
  readonly plain: number;
  readonly written: number;
  readonly read: number;
  readonly output: number;
}

const isCheck = ({ form }: ModelUse): boolean => form === 'check' || form === 'mend' || form === 'solve';

const sumOf = (uses: readonly ModelUse[]): Sum => {
  const shared = (ofCached: boolean): number =>
    uses.reduce((sum, { isCached, tools, prompt }) => sum + (isCached === ofCached ? tools + prompt : 0), 0);
  return {
    calls: uses.length,
    plain: uses.reduce((sum, { own }) => sum + own, 0),
    written: shared(false),
    read: shared(true),
    output: uses.reduce((sum, { output }) => sum + output, 0),
  };
};

/** Input in tokens of the price of input: what is written to the cache costs more than that, what is read from it a tenth. */
const billed = ({ plain, written, read }: Sum): number =>
  plain + (written * price.cacheWrite + read * price.cacheRead) / price.input;

const usd = (sum: Sum): number => (billed(sum) * price.input + sum.output * price.output) / 1_000;

const all = (['custom', 'traditional', 'anchor'] as const).flatMap((mode) =>
  ([15, 30, 45] as const).map((minutes): readonly [Mode, number] => [mode, minutes]),
);
/** For the first words of a short lesson the same material has to be read, and there is less to divide it by. */
const mostIn = (minutes: number): number => (minutes === 15 ? 3 : 2.5);

const ratiosOf = async ([mode, minutes]: readonly [Mode, number]): Promise<Figure[]> => {
  const uses = await scriptedLesson(mode, minutes, materials.chapter);
  const output = sumOf(uses).output;
  const written = sumOf(uses.filter((use) => !isCheck(use)));
  const what = `${mode}, ${minutes} minutes: billed in to out`;
  return [
    { what, value: billed(written) / written.output, unit: ': 1', limit: mostIn(minutes) },
    { what: `${what}, with checks`, value: billed(sumOf(uses)) / output, unit: ': 1' },
  ];
};

const detailOf = async (text: string, name: string): Promise<Figure[]> => {
  const uses = await scriptedLesson('custom', 45, text);
  const written = sumOf(uses.filter((use) => !isCheck(use)));
  const checks = sumOf(uses.filter(isCheck));
  const [first] = uses;
  return [
    { what: `${name}: the same for all calls: tools`, value: first?.tools ?? 0, unit: 'tokens' },
    { what: 'the same for all calls: rules, contract, material', value: first?.prompt ?? 0, unit: 'tokens' },
    ...[['writing', written] as const, ['second reader', checks] as const].flatMap(([who, sum]) => [
      { what: `${who}: calls`, value: sum.calls, unit: '' },
      { what: `${who}: tasks, each its own`, value: sum.plain, unit: 'tokens' },
      { what: `${who}: written to the cache`, value: sum.written, unit: 'tokens' },
      { what: `${who}: read from the cache`, value: sum.read, unit: 'tokens' },
      { what: `${who}: output`, value: sum.output, unit: 'tokens' },
      { what: `${who}: 1,000 lessons`, value: usd(sum), unit: 'USD' },
    ]),
  ];
};

/** What the calls of a lesson hold, and what they cost with the model and prices of cdk.json. */
export const modelCost = async (): Promise<Figure[]> => [
  ...(await Promise.all(all.map(ratiosOf))).flat(),
  ...(await detailOf(materials.chapter, '45 minutes of 2,900 words')),
  ...(await detailOf(materials.long, '45 minutes of 10,000 words')),
];
