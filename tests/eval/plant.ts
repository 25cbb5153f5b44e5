import { hash } from '../../lambdas/engine/seed.ts';
import type { Item } from './sheet.ts';

type Fault = (item: Item, other: Item) => Partial<Item>;

const swapped = (options: readonly string[], at: number, text: string): string[] => options.toSpliced(at, 1, text);
const wrongAt = ({ options, right }: Item): number => (right + 1) % options.length;

/** Ways in which questions go wrong that a rater has to notice. */
const faults: readonly Fault[] = [
  // The key is not what the passage says.
  (item) => ({ right: wrongAt(item) }),
  // Two options are right.
  (item) => ({ options: swapped(item.options, wrongAt(item), `${item.options[item.right]} or so`) }),
  // The wrong options are of another kind.
  (item, other) => ({
    options: item.options.map((option, at) =>
      at === item.right ? option : (other.options[at % other.options.length] ?? ''),
    ),
  }),
  // The passage is about something else.
  (_, other) => ({ quote: other.quote }),
  // What is asked can't be told any more.
  (item) => ({ question: `${item.question.split(/[“„«]/)[0]}“… _____ …”` }),
  // The question says the answer.
  (item) => ({ question: `${item.question} (It has to do with: ${item.options[item.right]}.)` }),
];

/** The items, of which the given number has one of the faults. */
export const withFaults = (
  items: readonly Item[],
  count: number,
  seed: string,
): (Item & { readonly planted: boolean })[] => {
  const chosen = new Set(
    [...items.keys()].toSorted((a, b) => hash(`${seed}/plant/${a}`) - hash(`${seed}/plant/${b}`)).slice(0, count),
  );
  let nth = 0;
  return items.map((item, at) => {
    if (!chosen.has(at)) return { ...item, planted: false };
    const other = items[(at + 7) % items.length] ?? item;
    const spoil = faults[nth++ % faults.length];
    return { ...item, ...spoil?.(item, other), planted: true };
  });
};
